import { describe, expect, it } from "vitest";
import { openCatalogueScope, toVariantAnswer } from "../../../../tests/support/catalogue-scope";
import { loadCards } from "./load-cards";

type Item = { id: string; version: number; name: string; centAmount: number; taxCategoryRef?: null };

/** Creates a platform with these products; `requests` records for each request whether it queried the texts too. */
function openPlatform(items: readonly Item[]) {
  const requests: string[] = [];
  const scope = openCatalogueScope((operation) => {
    requests.push(operation);
    return { products: { results: items.map((item) => toAnswer(item, operation === "Cards")) } };
  });
  const load = async (ids: readonly string[]) => {
    const cards = await loadCards(scope, ids);
    return cards.ok ? cards.value.map(({ name, price }) => [name, price.value.centAmount]) : cards;
  };
  return { requests, load };
}

function toAnswer(
  { id, version, name, centAmount, taxCategoryRef = { id: "tax" } as never }: Item,
  withTexts: boolean,
) {
  const masterVariant = toVariantAnswer(`EX${id}`, centAmount, withTexts);
  const current = { ...(withTexts && { name, slug: `waage-${id}` }), masterVariant, variants: [] };
  return { id, version, taxCategoryRef, reviewRatingStatistics: null, masterData: { current } };
}

const toItem = (id: string): Item => ({ id, version: 1, name: `Waage ${id}`, centAmount: 100 });

describe("cards", () => {
  it("come in the order of their ids, without those that the platform does not know", async () => {
    const { load } = openPlatform([toItem("1"), toItem("2")]);
    expect(await load(["2", "9", "1"])).toEqual([
      ["Waage 2", 100],
      ["Waage 1", 100],
    ]);
  });

  it("query their texts once, and their prices each time", async () => {
    const items = [toItem("1"), toItem("2")];
    const { requests, load } = openPlatform(items);
    await load(["1", "2"]);
    items[0] = { ...toItem("1"), centAmount: 90 };
    expect(await load(["1", "2"])).toEqual([
      ["Waage 1", 90],
      ["Waage 2", 100],
    ]);
    expect(requests).toEqual(["Cards", "CardOffers"]);
  });

  it("query their texts again after a change of the product", async () => {
    const items = [toItem("1")];
    const { requests, load } = openPlatform(items);
    await load(["1"]);
    items[0] = { ...toItem("1"), version: 2, name: "Präzisionswaage" };
    expect(await load(["1"])).toEqual([["Präzisionswaage", 100]]);
    expect(await load(["1"])).toEqual([["Präzisionswaage", 100]]);
    expect(requests).toEqual(["Cards", "CardOffers", "Cards", "CardOffers"]);
  });

  it("omit products that cannot be sold here", async () => {
    const { load } = openPlatform([{ ...toItem("1"), taxCategoryRef: null }]);
    expect(await load(["1"])).toEqual([]);
  });

  it("send no query for an invalid id", async () => {
    const { requests, load } = openPlatform([]);
    expect(await load(['1") or (id is defined'])).toEqual([]);
    expect(requests).toEqual([]);
  });
});
