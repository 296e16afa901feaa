import { type RefObject, useEffect } from "react";
import { listen } from "../foundation/browser/listen";

/** Calls `dismiss` on Escape, and on a press outside the element. */
export function useDismiss(element: RefObject<HTMLElement | null>, dismiss: () => void): void {
  useEffect(() => {
    return listen(document, {
      pointerdown: ({ target }) => {
        if (target instanceof Node && !element.current?.contains(target)) dismiss();
      },
      keydown: ({ key }) => key === "Escape" && dismiss(),
    });
  }, [element, dismiss]);
}
