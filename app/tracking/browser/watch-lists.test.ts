import { describe, expect, it } from "vitest";
import { readSuggestionClick } from "./watch-lists";

type Data = Readonly<Record<string, string>>;

/** An element inside an option of the quick search's list; null: that ancestor is missing. */
function pressed(option: Data | null, list: Data | null): Pick<Element, "closest"> {
  const ancestors: Readonly<Record<string, object | null>> = {
    "a[data-object-id]": option && { dataset: option, closest: () => list && { dataset: list } },
  };
  return { closest: (selector: string) => (ancestors[selector] ?? null) as never };
}

describe("a click in the quick search", () => {
  it("is that of a product, with the search's query id and its position", () => {
    expect(readSuggestionClick(pressed({ objectId: "p7", position: "2" }, { queryId: "q1" }))).toEqual({
      kind: "suggestion-clicked",
      queryId: "q1",
      objectId: "p7",
      position: 2,
    });
  });

  it.each([
    ["is on a category or outside", pressed(null, null)],
    ["has no query id, because the search keeps none", pressed({ objectId: "p7", position: "2" }, null)],
  ])("is not reported when it %s", (_why, target) => {
    expect(readSuggestionClick(target)).toBeNull();
  });
});
