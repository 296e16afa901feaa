import type { SuggestionClick } from "./moments";

/** The members of an Insights event that name a click on a suggested product (`clickedObjectIDsAfterSearch`). */
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
