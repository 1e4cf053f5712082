/** Parts of the app that are loaded when they are first shown, so that the first page stays small. */

import type { ComponentType, JSX } from "preact";
import { useState } from "preact/hooks";
import { Offline } from "railhead-client";
import { Show, useLoaded } from "./load.tsx";

/** A component that can be loaded before it is shown. */
export type Lazy<Props> = ComponentType<Props> & { load: () => Promise<unknown> };

/** A component from a module that is loaded when it is needed. */
export function lazy<Props extends object>(load: () => Promise<ComponentType<Props>>): Lazy<Props> {
  let loaded: ComponentType<Props> | null = null;
  const read = async () => {
    // The service worker has it without a line, if it is there.
    const found = await load().catch((error: unknown) => {
      throw navigator.onLine ? error : new Offline(error);
    });
    loaded = found;
    return { Found: found };
  };
  function Waiting(props: Props): JSX.Element {
    return <Show of={useLoaded(read)}>{({ Found }) => <Found {...props} />}</Show>;
  }
  function Lazy(props: Props): JSX.Element {
    // Not exchanged for itself when it comes: that would mount it anew.
    const [Found] = useState(() => loaded);
    return Found ? <Found {...props} /> : <Waiting {...props} />;
  }
  return Object.assign(Lazy, { load: read });
}
