import { type FocusEvent, useLayoutEffect, useRef } from "react";

/**
 * Keeps the focus in an element, which takes the returned props: when an update removes the focused control, the first
 * visible control of the element gets the focus.
 */
export function useRestoredFocus() {
  const box = useRef<HTMLDivElement>(null);
  const focused = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (!focused.current || focused.current.isConnected) return;
    focused.current = null;
    if (document.activeElement === document.body) findFirst(box.current)?.focus({ preventScroll: true });
  });
  return {
    ref: box,
    onFocus: ({ target }: FocusEvent) => {
      focused.current = target;
    },
    onBlur: ({ target }: FocusEvent) => {
      if (target.isConnected) focused.current = null;
    },
  };
}

function findFirst(box: HTMLElement | null): HTMLElement | undefined {
  const controls = box?.querySelectorAll<HTMLElement>("a, button, input, select, summary") ?? [];
  return [...controls].find((control) => control.checkVisibility());
}
