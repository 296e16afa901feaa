import { type RefObject, useEffect, useRef } from "react";
import { trackPart } from "../foundation/browser/tracked-parts";
import type { ServedParts, TrackedPart } from "../foundation/tracked-part";

/** Registers an element, which takes the returned ref, as a tracked part while it is shown. */
export function useTrackedPart<Part extends Element>(
  toPart: () => TrackedPart | ServedParts | undefined,
): RefObject<Part | null> {
  const element = useRef<Part>(null);
  // After each update of the component, because any of them may change the part.
  useEffect(() => {
    const part = toPart();
    if (element.current && part) return trackPart(element.current, part);
  });
  return element;
}
