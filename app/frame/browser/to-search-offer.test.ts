import { describe, expect, it } from "vitest";
import type { SuggestionsView } from "../../catalogue/model/suggestions-view";
import type { SuggestionState } from "./create-suggestion-search";
import { toSearchOffer } from "./to-search-offer";

const translate = Object.assign(
  (key: string, values: Readonly<Record<string, string | number>> = {}) =>
    [key.replace("search.", ""), ...Object.values(values)].join(" "),
  {
    plural: (key: string, count: number, values: Readonly<Record<string, string | number>> = {}) =>
      [key.replace("search.", ""), count, ...Object.values(values)].join(" "),
    language: "nl",
    locale: "nl-BE",
  },
);
const context = {
  translate,
  prefix: "/nl",
  recent: ["lamp & co"],
  popular: [["Weegschalen", "/nl/weegschalen/"]] as const,
};

const link = (name: string) => ({ name: [name], above: "", href: `/nl/${name}/` });
const product = (number: string): SuggestionsView["products"][number] => ({
  ...{
    id: number,
    number,
    brand: "STAMOS",
    picture: "/p.svg",
    price: null,
    unitPrice: null,
    before: null,
    stock: null,
  },
  ...{ name: [`Lamp ${number}`], href: `/nl/lamp-${number}/` },
});
const suggestions = (change: Partial<SuggestionsView>): SuggestionsView => ({
  ...{ terms: [], products: [], categories: [], brands: [], total: 0, queryId: null },
  ...change,
});
const found = (change: Partial<SuggestionsView>): SuggestionState => ({
  kind: "found",
  shown: { text: "lamp & co", suggestions: suggestions(change) },
});
const listGroups = (state: SuggestionState) =>
  toSearchOffer(state, context).groups.map(({ key, options }) => [key, ...options.map(({ href }) => href)]);

describe("the search field's offer", () => {
  it("has the recent searches and the categories before any input", () =>
    expect(listGroups({ kind: "idle" })).toEqual([
      ["recent", "/nl/search?q=lamp%20%26%20co"],
      ["popular", "/nl/weegschalen/"],
    ]));

  it("are completed terms, categories, brands and products, without the empty ones, then all results", () => {
    const terms = [["", "lamp & co", "mpany"]];
    const some = found({ terms, products: [product("1")], brands: [link("stamos")], total: 1 });
    expect(listGroups(some)).toEqual([
      ["terms", "/nl/search?q=lamp%20%26%20company"],
      ["brands", "/nl/stamos/"],
      ["products", "/nl/lamp-1/"],
      ["all", "/nl/search?q=lamp%20%26%20co"],
    ]);
    expect(toSearchOffer(some, context).groups.at(-1)?.options[0]?.name).toEqual(["all 1 lamp & co"]);
  });

  it("names the right spelling in the link to all results if the search corrected the text", () => {
    const corrected = toSearchOffer(
      found({ products: [product("1")], total: 4, corrected: "lampen" }),
      context,
    );
    expect(corrected.groups.at(-1)?.options).toEqual([
      { href: "/nl/search?q=lampen", name: ["all 4 lampen"] },
    ]);
  });

  it("has no link to all results if only a brand matches", () =>
    expect(listGroups(found({ brands: [link("stamos")] })).map(([key]) => key)).toEqual(["brands"]));

  it("begins with another spelling, and says that the text itself finds nothing", () => {
    const spelling = { label: "Bedoelde u:", text: "lampen" };
    const near = found({ spelling, products: [product("1")] });
    expect(toSearchOffer(near, context).message).toBe("none lamp & co");
    expect(listGroups(near)).toEqual([
      ["spelling", "/nl/search?q=lampen"],
      ["products", "/nl/lamp-1/"],
    ]);
    const few = found({ spelling, products: [product("1")], total: 1 });
    expect(toSearchOffer(few, context).message).toBeNull();
    expect(listGroups(few).map(([key]) => key)).toEqual(["spelling", "products", "all"]);
  });

  it("reports that nothing was found, and offers alternatives", () => {
    const offer = toSearchOffer(found({}), context);
    expect(offer).toMatchObject({ message: "none lamp & co", hint: "spelling" });
    expect(offer.groups.map(({ key }) => key)).toEqual(["popular", "contact"]);
  });

  it("leaves the last results while it waits, and reports a slow search", () => {
    const shown = { text: "lamp", suggestions: suggestions({ products: [product("1")], total: 1 }) };
    const waiting = { kind: "waiting", shown, isSlow: true } as const;
    expect(toSearchOffer(waiting, context)).toMatchObject({
      message: "slow",
      groups: [{ key: "products" }, { key: "all" }],
    });
    expect(toSearchOffer({ ...waiting, isSlow: false }, context).message).toBeNull();
  });

  it("reports that suggestions are unavailable", () =>
    expect(toSearchOffer({ kind: "failed", text: "lamp" }, context)).toEqual({
      message: "failed",
      hint: null,
      groups: [],
    }));
});
