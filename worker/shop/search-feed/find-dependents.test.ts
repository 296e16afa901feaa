import { describe, expect, it } from "vitest";
import { getCountry } from "../../../app/countries/model/country-table";
import { ok } from "../../../app/foundation/result";
import type { CommerceClient } from "../../../app/gateways/commerce/commerce-client";
import type { SearchWriter } from "../../../app/gateways/search/search-writer";
import { feedChanges } from "./consume-search-changes";
import type { Feed } from "./feed-records";
import { listSearchChanges, type SearchChange } from "./search-change";

const at = "2026-11-22T10:00:01.000Z";
const productCount = 300;

/** Products of three types, one tax category and two categories; prices in cents by product. */
function openCatalogue() {
  const state = {
    labels: { mixers: "Capacity", ovens: "Power", empty: "Weight" } as Record<string, string>,
    taxed: { full: ["DE"], unused: ["DE"] } as Record<string, readonly string[]>,
    categoryName: "Mixers",
    discount: { isActive: false, name: "Deals" },
    cents: new Map<string, number>(),
  };
  const ids = Array.from({ length: productCount }, (_, at) => `p${String(at).padStart(4, "0")}`);
  const typeOf = (id: string) => (Number(id.slice(1)) < 40 ? "ovens" : "mixers");
  const records = new Map<string, Readonly<Record<string, unknown>>>();
  const written = { put: 0, update: 0 };
  const list = (names: Readonly<Record<string, unknown>>) => Object.keys(names);

  function findIds(where: string): readonly string[] {
    const after = /id > "([^"]+)"/.exec(where)?.[1] ?? "";
    const type = /productType\(id = "([^"]+)"\)/.exec(where)?.[1];
    const isUnused = where.includes("unused") || where.includes('categories(id = "ovens"');
    const found = isUnused ? [] : ids.filter((id) => type === undefined || typeOf(id) === type);
    return found.filter((id) => id > after).slice(0, 500);
  }

  const locale = (value: string) => [{ locale: "de", value }];
  const toProduct = (id: string) => ({
    id,
    createdAt: at,
    productTypeRef: { id: typeOf(id) },
    taxCategoryRef: { id: "full" },
    reviewRatingStatistics: null,
    masterData: {
      current: {
        nameAllLocales: locale(id),
        slugAllLocales: locale(id),
        descriptionAllLocales: [],
        metaKeywordsAllLocales: [],
        categoriesRef: [],
        variants: [],
        masterVariant: {
          sku: `EX-${id}`,
          attributesRaw: [{ name: "capacity", value: 20 }],
          availability: { noChannel: { availableQuantity: 3 } },
          prices: [],
          priceDE: {
            value: { centAmount: state.cents.get(id) ?? 10_000 },
            validUntil: null,
            discounted: null,
            custom: null,
          },
        },
      },
    },
  });

  const answer = (text: string, { where }: { readonly where: string }) => {
    if (text.startsWith("query ProductIds"))
      return { products: { results: findIds(where).map((id) => ({ id })) } };
    if (text.startsWith("query SearchProducts")) {
      const wanted = [...where.matchAll(/"([^"]+)"/g)].flatMap(([, id]) => id ?? []);
      return { products: { results: wanted.map(toProduct) } };
    }
    if (text.startsWith("query SearchCategories")) {
      const node = { id: "mixers", key: "mixers", parentRef: null, custom: null };
      const named = { nameAllLocales: locale(state.categoryName), slugAllLocales: locale("mixers") };
      return { categories: { results: where ? [] : [{ ...node, ...named }] } };
    }
    if (text.startsWith("query SearchAttributes")) {
      const toType = (id: string) => {
        const definition = { name: "capacity", labelAllLocales: locale(state.labels[id] ?? "") };
        return { id, attributeDefinitions: { results: [definition] } };
      };
      return { productTypes: { results: list(state.labels).map(toType) } };
    }
    const toTax = (id: string) => ({
      id,
      rates: (state.taxed[id] ?? []).map((country) => ({ country, amount: 0.2 })),
    });
    return { taxCategories: { results: list(state.taxed).map(toTax) } };
  };

  const platform = {
    query: async (document: string, variables: { readonly where: string }) => ok(answer(document, variables)),
    read: async (path: string) => {
      const discount = { id: "deals", predicate: "1=1", sortOrder: "0.5", value: {}, ...state.discount };
      const isOne = path.startsWith("/product-discounts") && !path.includes("validFrom");
      return ok({ results: isOne ? [discount] : [] });
    },
  };
  const search: Partial<SearchWriter> = {
    readMark: async () => ok({ mark: "x", builtAt: "2026-11-22T10:00:00.000Z" }),
    count: async (questions) => ok(questions.map(() => 1)),
    readRecords: async (wanted) => ok(wanted.map(({ index, id }) => records.get(`${index} ${id}`) ?? null)),
    change: async (changes) => {
      for (const change of changes) {
        if ("remove" in change) records.delete(`${change.index} ${change.remove}`);
        else if ("put" in change) records.set(`${change.index} ${change.put.objectID}`, change.put);
        else {
          const name = `${change.index} ${change.update.objectID}`;
          records.set(name, { ...records.get(name), ...change.update });
        }
        if (!change.index.startsWith("products_")) continue;
        if ("put" in change) written.put += 1;
        if ("update" in change) written.update += 1;
      }
      return ok(undefined);
    },
  };
  const feed: Feed = {
    platform: platform as unknown as CommerceClient,
    search: search as SearchWriter,
    shops: [{ country: getCountry("DE"), locale: "de-DE", chain: ["de-DE", "de"] }],
  };

  /** Consumes changes and all follow-up changes; returns the number of written records. */
  async function drain(changes: readonly SearchChange[]) {
    const before = { ...written };
    let waiting: readonly SearchChange[] = changes;
    while (waiting.length > 0) {
      const done = await feedChanges(waiting, feed);
      if (!done.ok) throw new Error(done.error.message);
      waiting = done.value.next;
      await feed.search.change(done.value.learned);
    }
    return { put: written.put - before.put, update: written.update - before.update };
  }

  /** A notice of the platform that a resource changed. */
  const notice = (resourceType: string, resourceId: string) =>
    drain(
      listSearchChanges([
        {
          type: "ResourceUpdated",
          resourceType,
          resourceId,
          line: `${resourceType}/${resourceId}`,
          number: 1,
          isDraftOnly: false,
          stock: null,
          at,
        },
      ]),
    );

  async function fill() {
    await drain([{ kind: "catalogue", after: null, at }]);
    for (const type of list(state.labels)) await notice("product-type", type);
    for (const tax of list(state.taxed)) await notice("tax-category", tax);
    await notice("category", "mixers");
    await notice("product-discount", "deals");
  }
  return { state, records, notice, fill };
}

async function openFilled() {
  const catalogue = openCatalogue();
  await catalogue.fill();
  return catalogue;
}

const none = { put: 0, update: 0 };

describe("changed dependencies of search records", () => {
  it.each(["product-type", "tax-category", "category", "product-discount"])(
    "is nothing for a %s of which no record holds what changed, such as its description",
    async (type) => {
      const { notice } = await openFilled();
      const id = { "product-type": "mixers", "tax-category": "full", category: "mixers" }[type] ?? "deals";
      expect(await notice(type, id)).toEqual(none);
    },
  );

  it("update nothing for a new product type and an unused tax category", async () => {
    const { state, notice } = await openFilled();
    state.labels.brandNew = "Length";
    expect(await notice("product-type", "brandNew")).toEqual(none);
    state.taxed.unused = ["DE", "AT"];
    expect(await notice("tax-category", "unused")).toEqual(none);
  });

  it("update a product type's own products for one of its labels, once", async () => {
    const { state, notice } = await openFilled();
    state.labels.ovens = "Volume";
    expect(await notice("product-type", "ovens")).toEqual({ put: 40, update: 0 });
    expect(await notice("product-type", "ovens")).toEqual(none);
  });

  it("update a category's own products for its name", async () => {
    const { state, notice } = await openFilled();
    state.categoryName = "Planetary mixers";
    expect(await notice("category", "mixers")).toEqual({ put: productCount, update: 0 });
  });

  it("update the price fields, and no texts, of products that a new discount makes cheaper", async () => {
    const { state, records, notice } = await openFilled();
    state.discount.isActive = true;
    for (const id of ["p0007", "p0100", "p0299"]) state.cents.set(id, 8_000);
    expect(await notice("product-discount", "deals")).toEqual({ put: 0, update: 3 });
    expect(records.get("products_de-de p0100")).toMatchObject({ price: 8_000, name: "p0100" });
    state.discount.name = "Deals of the week";
    expect(await notice("product-discount", "deals")).toEqual(none);
  });
});
