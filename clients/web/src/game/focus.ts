import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

/** When the element goes away while the focus is in it, the focus moves on to the actions. */
export function useLeadOn(): RefObject<HTMLElement | null> {
  const element = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const shown = element.current;
    return () => {
      if (!shown?.contains(document.activeElement)) return;
      const next = document.querySelector<HTMLElement>(".actions button");
      (next ?? document.getElementById("main"))?.focus();
    };
  }, []);
  return element;
}
