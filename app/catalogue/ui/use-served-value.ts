import { useLayoutEffect, useRef } from "react";

/**
 * Shows the server's value in an uncontrolled field whenever it changes; the field keeps its element, and so the focus.
 * Input made in a focused text field since the request stays.
 *
 * @param served the field's default value, or whether it is checked by default
 */
export function useServedValue<Field extends HTMLInputElement | HTMLSelectElement>(served: string | boolean) {
  const field = useRef<Field>(null);
  const shown = useRef(served);
  useLayoutEffect(() => {
    const before = shown.current;
    const { current } = field;
    shown.current = served;
    if (!current || served === before) return;
    if (typeof served === "string") {
      if (current.value === before || !isBeingTypedIn(current)) current.value = served;
    } else if (current instanceof HTMLInputElement) current.checked = served;
  }, [served]);
  return field;
}

function isBeingTypedIn(field: HTMLInputElement | HTMLSelectElement): boolean {
  return document.activeElement === field && field instanceof HTMLInputElement && field.type !== "range";
}
