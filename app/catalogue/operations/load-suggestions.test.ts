import { describe, expect, it } from "vitest";
import { openRequest } from "../../../tests/support/open-request";
import { sampleProduct } from "../../../tests/support/sample-product";
import { getCountry } from "../../countries/model/country-table";
import type { GatewayError } from "../../foundation/gateway-error";
import { money } from "../../foundation/money";
import { err, ok, type Result } from "../../foundation/result";
import type { Gateways } from "../../request/gateways";
import type { CategoryNode } from "../model/category";
import { defaultPicture } from "../model/default-picture";
import type { ProductCard } from "../model/product-card";
import type { SearchSuggestions } from "../model/search-suggestions";
import { loadSuggestions } from "./load-suggestions.server";

const hit = {
  id: "p1",
  sku: "EX10012874",
  name: "Planeetmixer",
  brand: "STAMOS",
  slug: "planeetmixer-10012874",
};
const found: SearchSuggestions = {
  total: 7,
  products: [{ ...hit, priceCents: 74_900 }],
  keywords: [
    ["Planeetmixer", "Planeetmixers"],
    ["Garde", "Planeetmixer"],
  ],
  categories: [
    { name: "Mixers", url: "/nl/mixers/", path: ["Keuken", "Bereiding", "Deeg", "Mixers"], count: 4 },
  ],
  categoryKeys: ["whisks", "mixers", "hidden"],
  brands: [{ name: "Fromm & Starck", count: 2 }],
  queryId: "q1",
};
const down = (system: GatewayError["system"]) =>
  err({ system, kind: "timeout", retryable: true, message: "slow" } as const);

const toNode = (key: string, name: string, children: readonly CategoryNode[] = []): CategoryNode => ({
  ...{ id: key, key, name, slug: name.toLowerCase(), picture: null },
  children,
});
const tree = [toNode("kitchen", "Keuken", [toNode("mixers", "Mixers"), toNode("whisks", "Gardes")])];

/** Loads a Dutch shop's suggestions with these responses of search and platform. */
function suggest(
  answer: Result<SearchSuggestions, GatewayError>,
  cards: Result<readonly ProductCard[], GatewayError> = ok([{ ...sampleProduct, ...hit }]),
  spelling: Result<string | null, GatewayError> = ok(null),
  typed = "mix",
) {
  const gateways: Partial<Record<keyof Gateways, unknown>> = {
    search: {
      suggest: async (text: string) => (text === "mixer" ? ok(found) : answer),
      findSpelling: async () => spelling,
    },
    catalogue: { loadCards: async () => cards, loadCategoryTree: async () => ok(tree) },
  };
  const context = openRequest({
    gateways: gateways as Gateways,
    country: getCountry("BE"),
    locale: "nl-BE",
    now: new Date("2026-11-19T10:00:00Z"),
  });
  return loadSuggestions(context, typed);
}

describe("the suggestions", () => {
  it("are the platform's current products, formatted", async () => {
    const before = money(89_900, "EUR");
    const reduction = { before, permyriad: 1_000, validUntil: null };
    const card = { ...sampleProduct, ...hit, price: { ...sampleProduct.price, reduction } };
    expect((await suggest(ok(found), ok([card])))?.products).toEqual([
      {
        id: "p1",
        name: ["Planeet", "mix", "er"],
        number: "10012874",
        brand: "STAMOS",
        href: "/nl/planeetmixer-10012874/",
        picture: "/pictures/mixer.svg",
        price: "€\u00a0749,00",
        unitPrice: null,
        before: { label: "Laagste in 30 dagen:", price: "€\u00a0899,00" },
        stock: { text: "Op voorraad", state: "many" },
      },
    ]);
  });

  it("are the nouns that complete the input, each once", async () =>
    expect((await suggest(ok(found)))?.terms).toEqual([["planeet", "mix", "er"]]));

  it("are categories by name, then those of the hits, with two ancestors, and brands with their search", async () => {
    const view = await suggest(ok(found));
    expect(view?.categories).toEqual([
      { name: ["", "Mix", "ers"], above: "Bereiding › Deeg", href: "/nl/mixers/" },
      { name: ["Gardes"], above: "Keuken", href: "/nl/gardes/" },
    ]);
    expect(view?.brands).toEqual([
      { name: ["Fromm & Starck"], above: "", href: "/nl/search?brand=Fromm%20%26%20Starck" },
    ]);
    expect(view).toMatchObject({ total: 7, queryId: "q1" });
  });

  it("use the search's data if the platform fails", async () => {
    const view = await suggest(ok(found), down("commerce"));
    expect(view?.products[0]).toMatchObject({
      number: "10012874",
      picture: defaultPicture,
      price: "€\u00a0749,00",
    });
  });

  it("name another spelling of a text that finds little, and are those of the spelling if it finds nothing", async () => {
    const spelling = { label: "Bedoelde u:", text: "mixer" };
    const few = await suggest(ok({ ...found, total: 2, queryId: "q2" }), undefined, ok("mixer"));
    expect(few).toMatchObject({ spelling, total: 2, queryId: "q2" });
    const none = { ...found, total: 0, products: [], categories: [], brands: [], queryId: null };
    const near = await suggest(ok(none), undefined, ok("mixer"));
    expect(near).toMatchObject({ spelling, total: 0, queryId: "q1", products: [{ id: "p1" }] });
    expect(await suggest(ok(found), undefined, ok("mixer"))).not.toHaveProperty("spelling");
    expect(await suggest(ok(none), undefined, down("search"))).not.toHaveProperty("spelling");
  });

  it("are those of the right spelling if the search tolerated the text's errors", async () => {
    const typed = { ...found, products: [{ ...hit, name: "Mixer 5 l", priceCents: 74_900 }] };
    const view = await suggest(ok({ ...typed, total: 9 }), undefined, ok("mixer"), "mixxer");
    expect(view).toMatchObject({ corrected: "mixer", total: 7, terms: [["planeet", "mixer", ""]] });
    expect(await suggest(ok(typed), undefined, ok("mixer"), "mixer 5")).not.toHaveProperty("corrected");
    expect(await suggest(ok(typed), undefined, ok("vijzel"), "vijxel")).not.toHaveProperty("corrected");
  });

  it("are null if the search fails", async () => {
    expect(await suggest(down("search"))).toBeNull();
  });
});
