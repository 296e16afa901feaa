import { useEffect, useMemo } from "react";
import { type AfterPress, createPressGate } from "../browser/press-gate";

/**
 * Defers layout changes until a press is over.
 * Leaving a field changes messages; a button that moved between press and release would miss its click.
 */
export function useAfterPress(): AfterPress {
  const press = useMemo(createPressGate, []);
  useEffect(() => press.watch(document), [press]);
  return press.after;
}
