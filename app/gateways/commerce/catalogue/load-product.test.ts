import { describe, expect, it } from "vitest";
import { getCountry } from "../../../countries/model/country-table";
import { ok } from "../../../foundation/result";
import { createTimedMemo } from "../timed-memo";
import type { CatalogueScope } from "./catalogue-scope";
import { loadProductBySlug } from "./load-product";

type State = { id: string; version: number; name: string; centAmount: number; isThere: boolean };

/** A platform with one product; `asked` lists the operations that it was asked for. */
function openPlatform() {
  const state: State = { id: "p1", version: 1, name: "Waage", centAmount: 11_900, isThere: true };
  const asked: string[] = [];
  const clock = { nowMs: 0 };
  const scope: CatalogueScope = {
    client: {
      query: async (document, _variables, struct) => {
        const operation = /query (\w+)/.exec(document)?.[1] ?? "";
        asked.push(operation);
        const answer = operation === "TaxCategories" ? taxCategories : { products: toList(state, operation) };
        return ok(struct.create(answer));
      },
      read: () => {
        throw new Error("no such call is expected");
      },
    },
    memo: createTimedMemo(60_000, 10, () => clock.nowMs),
    productMemo: createTimedMemo(60_000, 10, () => clock.nowMs),
    country: getCountry("DE"),
    language: "de",
    localeKey: "de-DE",
    words: { chain: ["de-DE", "de", "en"], formatNumber: String, yes: "ja", no: "nein" },
    warn: () => {},
  };
  return { state, asked, clock, load: () => loadProductBySlug(scope, "waage-12345678") };
}

const taxCategories = { taxCategories: { results: [{ id: "t", rates: [{ country: "DE", amount: 0.19 }] }] } };

function toList({ id, version, name, centAmount, isThere }: State, operation: string) {
  const offer = {
    sku: "EX12345678",
    price: { value: { centAmount }, validUntil: null, discounted: null, custom: null },
    soon: null,
    availability: { noChannel: { isOnStock: true, availableQuantity: 3 } },
  };
  const words = {
    name,
    slug: "waage-12345678",
    slugAllLocales: [{ locale: "de", value: "waage-12345678" }],
    description: null,
    metaTitle: null,
    metaDescription: null,
    categories: [],
  };
  const current =
    operation === "ProductBySlug"
      ? { ...words, masterVariant: { ...offer, images: [], attributesRaw: [] }, variants: [] }
      : { masterVariant: offer, variants: [] };
  const product = { id, version, taxCategoryRef: { id: "t" }, reviewRatingStatistics: null };
  return { results: isThere ? [{ ...product, masterData: { current } }] : [] };
}

describe("a product by its slug", () => {
  it("is asked for its words once and for its price each time", async () => {
    const { state, asked, load } = openPlatform();
    await load();
    state.centAmount = 9_900;
    const again = await load();
    expect(again).toMatchObject({
      ok: true,
      value: { name: "Waage", price: { value: { centAmount: 9_900 } } },
    });
    expect(again).toMatchObject({ value: { taxPermyriad: 1900, availableQuantity: 3 } });
    expect(asked).toEqual(["TaxCategories", "ProductBySlug", "ProductOfferBySlug"]);
  });

  it.each([
    ["was changed", { version: 2, name: "Präzisionswaage" }],
    ["is another one under the same address", { id: "p2", name: "Präzisionswaage" }],
  ])("is asked for its words again when it %s", async (_what, change) => {
    const { state, asked, load } = openPlatform();
    await load();
    Object.assign(state, change);
    expect(await load()).toMatchObject({ value: { name: "Präzisionswaage" } });
    expect(await load()).toMatchObject({ value: { name: "Präzisionswaage" } });
    expect(asked.slice(2)).toEqual(["ProductOfferBySlug", "ProductBySlug", "ProductOfferBySlug"]);
  });

  it("is gone at once when it is taken from sale", async () => {
    const { state, load } = openPlatform();
    await load();
    state.isThere = false;
    expect(await load()).toEqual(ok(null));
  });

  it("is asked for its words again after a minute, for the names of its categories may have changed", async () => {
    const { asked, clock, load } = openPlatform();
    await load();
    clock.nowMs = 60_000;
    await load();
    expect(asked.filter((operation) => operation === "ProductBySlug")).toHaveLength(2);
  });
});
