/** Files and pictures that only the account may read: asked for with its token. */

import { useEffect, useState } from "preact/hooks";

/** Saves a file on the device. */
export function save(file: Blob, name: string): void {
  const source = URL.createObjectURL(file);
  const anchor = document.createElement("a");
  anchor.href = source;
  anchor.download = name;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(source), 60_000);
}

/** The address of a picture that is loaded; null until it is there. */
export function usePicture(load: () => Promise<Blob>, keys: readonly unknown[]): string | null {
  const [source, setSource] = useState<string | null>(null);
  useEffect(() => {
    let address: string | null = null;
    let isWanted = true;
    load().then(
      (picture) => {
        if (!isWanted) return;
        address = URL.createObjectURL(picture);
        setSource(address);
      },
      () => undefined,
    );
    return () => {
      isWanted = false;
      if (address) URL.revokeObjectURL(address);
    };
  }, keys);
  return source;
}
