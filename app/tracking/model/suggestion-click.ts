import type { SuggestionClick } from "./tracking-events";

/** Returns the fields of an Insights event for a click on a suggested product (`clickedObjectIDsAfterSearch`). */
export function toClickedObject(
  { queryId, objectId, position }: Omit<SuggestionClick, "kind">,
  locale: string,
) {
  return {
    eventName: "Quick search: product",
    index: `products_${locale.toLowerCase()}`,
    queryID: queryId,
    objectIDs: [objectId],
    positions: [position],
  };
}
