import { describe, expect, it } from "vitest";
import type { SearchOption } from "./to-search-offer";
import { toSuggestionClick } from "./to-suggestion-click";

const product = { id: "p7" } as NonNullable<SearchOption["product"]>;

describe("a click in the quick search", () => {
  it("is that of a product, with the search's query id and its position", () => {
    expect(toSuggestionClick({ product }, 1, "q1")).toEqual({
      kind: "suggestion-clicked",
      queryId: "q1",
      objectId: "p7",
      position: 2,
    });
  });

  it("is not reported on a category, nor without a query id, because the search keeps none", () => {
    expect(toSuggestionClick({}, 0, "q1")).toBeNull();
    expect(toSuggestionClick({ product }, 0, null)).toBeNull();
  });
});
