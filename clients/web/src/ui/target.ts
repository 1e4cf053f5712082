/** The place on a screen that the address names after `#`. */

import { useLayoutEffect } from "preact/hooks";
import { target } from "../router.ts";

/** Goes to that place, as soon as it is there. */
export function useTarget(isThere: boolean): void {
  useLayoutEffect(() => {
    const place = isThere ? document.getElementById(target.value.id) : null;
    place?.focus({ preventScroll: true });
    place?.scrollIntoView();
  }, [isThere, target.value]);
}
