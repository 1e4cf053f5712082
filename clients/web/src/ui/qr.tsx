/** A link as a QR code, for the cameras of phones. */

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { t } from "../texts.ts";

/** The dark modules of a code, row by row, with a quiet zone around them. */
type Modules = readonly (readonly boolean[])[];

/** Without a line the place stays empty, if the encoder is not loaded yet: the link is beside it. */
export function Qr({ of }: { of: string }): JSX.Element {
  const [modules, show] = useState<Modules | null>(null);
  useEffect(() => {
    let isWanted = true;
    import("qr").then(
      ({ encodeQR }) => isWanted && show(encodeQR(of, "raw", { border: 4 })),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [of]);
  const size = modules?.length ?? 33;
  return (
    <svg class="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={t("web-qr")}>
      {modules && <path d={path(modules)} />}
    </svg>
  );
}

/** The modules as a path of runs: those that lie side by side have no seam between them. */
function path(modules: Modules): string {
  const runs = modules.flatMap((row, y) => {
    const text = row.map((isDark) => (isDark ? "#" : " ")).join("");
    return [...text.matchAll(/#+/g)].map(
      ({ 0: { length }, index }) => `M${index} ${y}h${length}v1h-${length}z`,
    );
  });
  return runs.join("");
}
