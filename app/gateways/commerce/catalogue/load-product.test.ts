import { describe, expect, it } from "vitest";
import { openCatalogueScope, toVariantAnswer } from "../../../../tests/support/catalogue-scope";
import { ok } from "../../../foundation/result";
import { loadProductBySlug } from "./load-product";

type State = {
  id: string;
  version: number;
  name: string;
  slug: string;
  centAmount: number;
  isThere: boolean;
};

/** Creates a platform with one product; `requests` lists the queried operations. */
function openPlatform() {
  const state: State = {
    id: "p1",
    version: 1,
    name: "Waage",
    slug: "waage-12345678",
    centAmount: 11_900,
    isThere: true,
  };
  const requests: string[] = [];
  const clock = { nowMs: 0 };
  /** As on the platform, predicates are case-sensitive and a search with `caseInsensitive` is not. */
  const answer = (operation: string, { where, query }: Readonly<Record<string, unknown>>) => {
    requests.push(operation);
    if (operation === "ProductIdBySlug") {
      const isFound = JSON.stringify(query).toLowerCase().includes(`"${state.slug.toLowerCase()}"`);
      const isLoose = JSON.stringify(query).includes('"caseInsensitive":true');
      const results = state.isThere && isFound && isLoose ? [{ product: { id: state.id } }] : [];
      return { productsSearch: { results } };
    }
    const isFound = [`"${state.slug}"`, `"${state.id}"`].some((value) => String(where).includes(value));
    const results = state.isThere && isFound ? [toAnswer(state, operation === "ProductBySlug")] : [];
    return { products: { results } };
  };
  const scope = openCatalogueScope(answer, () => clock.nowMs);
  return { state, requests, clock, load: (slug = "waage-12345678") => loadProductBySlug(scope, slug) };
}

function toAnswer({ id, version, name, slug, centAmount }: State, withTexts: boolean) {
  const texts = {
    name,
    slug,
    slugAllLocales: [{ locale: "de", value: slug }],
    description: null,
    metaTitle: null,
    metaDescription: null,
    categories: [],
  };
  const masterVariant = toVariantAnswer("EX12345678", centAmount, withTexts);
  const current = { ...(withTexts && texts), masterVariant, variants: [] };
  return {
    id,
    version,
    taxCategoryRef: { id: "tax" },
    reviewRatingStatistics: null,
    masterData: { current },
  };
}

describe("a product by its slug", () => {
  it("queries its texts once and its price each time", async () => {
    const { state, requests, load } = openPlatform();
    await load();
    state.centAmount = 9_900;
    const again = await load();
    expect(again).toMatchObject({
      ok: true,
      value: { name: "Waage", price: { value: { centAmount: 9_900 } } },
    });
    expect(again).toMatchObject({ value: { taxPermyriad: 1900, availableQuantity: 3 } });
    expect(requests).toEqual(["ProductBySlug", "ProductOfferBySlug"]);
  });

  it.each([
    ["was changed", { version: 2, name: "Präzisionswaage" }],
    ["is another one under the same address", { id: "p2", name: "Präzisionswaage" }],
  ])("queries its texts again when it %s", async (_what, change) => {
    const { state, requests, load } = openPlatform();
    await load();
    Object.assign(state, change);
    expect(await load()).toMatchObject({ value: { name: "Präzisionswaage" } });
    expect(await load()).toMatchObject({ value: { name: "Präzisionswaage" } });
    expect(requests.slice(1)).toEqual(["ProductOfferBySlug", "ProductBySlug", "ProductOfferBySlug"]);
  });

  it("is gone immediately after it is taken off sale", async () => {
    const { state, load } = openPlatform();
    await load();
    state.isThere = false;
    expect(await load()).toEqual(ok(null));
  });

  it("queries its texts again after a minute, as its category names may have changed", async () => {
    const { requests, clock, load } = openPlatform();
    await load();
    clock.nowMs = 60_000;
    await load();
    expect(requests.filter((operation) => operation === "ProductBySlug")).toHaveLength(2);
  });

  it("is found case-insensitively, with the slug of the URL, in one request the second time", async () => {
    const { state, requests, load } = openPlatform();
    state.slug = "Ellipse-Tee-White";
    const product = { slug: "ellipse-tee-white", slugs: { de: "ellipse-tee-white" } };
    expect(await load("ellipse-tee-white")).toMatchObject({ ok: true, value: product });
    expect(requests).toEqual(["ProductBySlug", "ProductIdBySlug", "ProductBySlug"]);
    expect(await load("ellipse-tee-white")).toMatchObject({ value: product });
    expect(requests.slice(3)).toEqual(["ProductOfferBySlug"]);
  });

  it("is null if no product has the slug in any case", async () => {
    const { load } = openPlatform();
    expect(await load("something-else")).toEqual(ok(null));
  });
});
