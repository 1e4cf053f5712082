/** The time until a moment, counting down. */

import { useEffect, useState } from "preact/hooks";
import { railhead } from "../app.ts";
import { roughly } from "../format.ts";

/** The time that is left, in words, and whether it is less than an hour. */
export function useTimeLeft(until: string): { time: string; isSoon: boolean } {
  const left = Math.max(0, (Date.parse(until) - railhead.serverNow()) / 1000);
  const isSoon = left < 3600;
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => tick((count) => count + 1), isSoon ? 1000 : 30_000);
    return () => clearTimeout(timer);
  });
  const seconds = String(Math.floor(left % 60)).padStart(2, "0");
  return { time: isSoon ? `${Math.floor(left / 60)}:${seconds}` : roughly(left), isSoon };
}
