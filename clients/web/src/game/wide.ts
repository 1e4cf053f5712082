import { useEffect, useState } from "preact/hooks";

/** Whether the screen has room for the board and the side (`.wide-only`). */
export function useWide(): boolean {
  const query = matchMedia("(min-width: 900px)");
  const [isWide, setIsWide] = useState(query.matches);
  useEffect(() => {
    const change = () => setIsWide(query.matches);
    query.addEventListener("change", change);
    return () => query.removeEventListener("change", change);
  }, []);
  return isWide;
}
