/** A screen with a title and a way back, or the tabs. */

import type { ComponentChildren, JSX, RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { session } from "../app.ts";
import { softened } from "../softened.ts";
import { Back } from "./Back.tsx";
import { Tabs } from "./Tabs.tsx";

export interface ScreenProps {
  /** What follows the name of the screen in the path. */
  argument: string | undefined;
  /** What follows that. */
  part?: string | undefined;
}

/** Whether a screen has been shown: the first one leaves the focus to the browser. */
let moved = false;

/** The heading of a new screen, to which the focus moves. */
export function useArrival(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (moved) heading.current?.focus({ preventScroll: true });
    moved = true;
  }, []);
  return heading;
}

/** A screen with a title and a way back. */
export function Page({
  title,
  back = "",
  action,
  children,
}: {
  title: string;
  /** The path of the screen above; null on the main ones, which have tabs instead. */
  back?: string | null;
  action?: ComponentChildren;
  children: ComponentChildren;
}): JSX.Element {
  const heading = useArrival();
  document.title = title === "Railhead" ? title : `${title} · Railhead`;
  const tabs = back === null && session.value !== null;
  const beside = tabs ? "beside" : "";
  return (
    <>
      <header class={`bar ${beside}`}>
        {back !== null && <Back above={back} />}
        <h1 ref={heading} tabIndex={-1}>
          {softened(title)}
        </h1>
        {action}
      </header>
      <main id="main" class={`page ${beside}`} tabIndex={-1}>
        {children}
      </main>
      {tabs && <Tabs />}
    </>
  );
}
