import { useRef } from "preact/hooks";

/** Of several values, the one that changed last to something. */
export function useNewest<T>(
  values: readonly (readonly T[])[],
  keyOf: (value: T) => string,
): readonly T[] {
  const before = useRef<{ keys: string[]; at: number }>({ keys: [], at: 0 });
  const keys = values.map((value) => value.map(keyOf).join(" "));
  const changed = keys.findLastIndex((key, at) => key && key !== before.current.keys[at]);
  const isGone = !keys[before.current.at];
  const at = changed >= 0 ? changed : isGone ? keys.findIndex(Boolean) : before.current.at;
  before.current = { keys, at: Math.max(0, at) };
  return values[before.current.at] ?? [];
}
