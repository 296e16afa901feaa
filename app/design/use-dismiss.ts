import { type RefObject, useEffect } from "react";

/** Calls `dismiss` on Escape, and on a press outside the element. */
export function useDismiss(element: RefObject<HTMLElement | null>, dismiss: () => void): void {
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const onPress = ({ target }: Event) => {
      if (target instanceof Node && !element.current?.contains(target)) dismiss();
    };
    document.addEventListener("pointerdown", onPress, { signal });
    document.addEventListener("keydown", ({ key }) => key === "Escape" && dismiss(), { signal });
    return () => stop.abort();
  }, [element, dismiss]);
}
