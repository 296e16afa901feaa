import { createStore } from "../store";
import type { ServedParts, TrackedPart } from "../tracked-part";

/** The tracked parts of the shown page, by their elements: components register them, the tracking reads them. */
export const trackedParts = createStore<ReadonlyMap<Element, TrackedPart | ServedParts>>(new Map());

/** Registers a part; returns a function that removes it. */
export function trackPart(element: Element, part: TrackedPart | ServedParts): () => void {
  trackedParts.set(new Map(trackedParts.get()).set(element, part));
  return () => trackedParts.set(new Map([...trackedParts.get()].filter(([other]) => other !== element)));
}
