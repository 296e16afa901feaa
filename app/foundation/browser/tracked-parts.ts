import { createStore } from "../store";
import type { ServedParts, TrackedPart } from "../tracked-part";

type Parts = Map<Element, TrackedPart | ServedParts>;

/** The tracked parts of the shown page, by their elements: components register them, the tracking reads them. */
export const trackedParts = createStore<Parts>(new Map());

/** Registers a part; returns a function that removes it. */
export function trackPart(element: Element, part: TrackedPart | ServedParts): () => void {
  const parts = trackedParts.get();
  trackedParts.set(parts.set(element, part));
  return () => {
    parts.delete(element);
    trackedParts.set(parts);
  };
}
