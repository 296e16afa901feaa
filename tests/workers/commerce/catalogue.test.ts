import { beforeAll, describe, expect, it } from "vitest";
import { createFoundation, productDraft } from "./demo-drafts.ts";
import { clientOf, create, migrate, type PlatformClient, takeToken } from "./platform-client.ts";

let client: PlatformClient;

beforeAll(async () => {
  await migrate();
  client = clientOf(await takeToken());
  await createFoundation(client);
  await create(
    client,
    "products",
    productDraft({ number: 10, names: { en: "Arc welder", de: "Schweißgerät" }, reduced: 8000 }),
  );
  await create(
    client,
    "products",
    productDraft({ number: 11, names: { en: "Torch" }, reduced: 7000, discount: "expired" }),
  );
  await create(client, "inventory", { sku: "EX00000010", quantityOnStock: 5 });
});

const PAGE = `query Page($where: String!) {
  products(where: $where, limit: 1) {
    total
    results {
      id key version skus
      productType { name }
      taxCategory { rates { country amount includedInPrice } }
      masterData { published current {
        name(locale: "de") slugAllLocales { locale value } nameAllLocales { locale }
        categories { key ancestors { key name(acceptLanguage: ["de-AT"]) } }
        masterVariant {
          sku images { url dimensions { width } }
          price(currency: "EUR", country: "DE") { value { centAmount currencyCode } discounted { value { centAmount } discount { key } }
            custom { customFieldsRaw { name value } } }
          sk: price(currency: "EUR", country: "SK") { value { centAmount } }
          usd: price(currency: "USD") { id }
          attributesRaw(excludeNames: ["tags"]) { name value attributeDefinition { label(locale: "de") type { name } } }
          availability { noChannel { isOnStock availableQuantity } }
        }
      } }
    }
  }
}`;

describe("a product page", () => {
  it("is loaded by slug with at most six statements", async () => {
    const answer = await client.graphql(PAGE, { where: `masterData(current(slug(de="item-de-00000010")))` });
    expect(answer.errors).toBeUndefined();
    expect(answer.statements).toBeLessThanOrEqual(6);
    expect(answer.data).toMatchObject({
      products: {
        total: 1,
        results: [
          {
            key: "p-00000010",
            skus: ["EX00000010"],
            productType: { name: "Welders" },
            taxCategory: { rates: [{ country: "SK", amount: 0.23, includedInPrice: true }] },
            masterData: {
              published: true,
              current: {
                name: "Schweißgerät",
                categories: [
                  { key: "arc", ancestors: [{ key: "all-categories" }, { key: "welding", name: "welding" }] },
                ],
                masterVariant: {
                  sku: "EX00000010",
                  price: {
                    value: { centAmount: 10_000, currencyCode: "EUR" },
                    discounted: { value: { centAmount: 8000 }, discount: { key: "running" } },
                    custom: {
                      customFieldsRaw: [{ name: "lowestPriceLast30Days", value: { centAmount: 10_000 } }],
                    },
                  },
                  sk: { value: { centAmount: 9500 } },
                  usd: null,
                  availability: { noChannel: { isOnStock: true, availableQuantity: 5 } },
                },
              },
            },
          },
        ],
      },
    });
    const variant = JSON.stringify(answer.data);
    expect(variant).toContain(
      '{"name":"phase","value":{"key":"three","label":{"en":"Three-phase","de":"Dreiphasig"}}',
    );
    expect(variant).toContain('"label":"Leistung [W]"');
    expect(variant).not.toContain('"name":"tags"');
  });

  it("shows no reduction whose discount has expired", async () => {
    const answer = await client.graphql(PAGE, { where: `masterData(current(variants(sku="EX00000011")))` });
    expect(JSON.stringify(answer.data)).toContain('"discounted":null');
  });

  it("is null for a missing product", async () => {
    const answer =
      await client.graphql(`{ a: product(key: "none") { id } b: product(sku: "none") { id } c: category(id: "none") { id }
      d: shippingMethod(key: "none") { id } e: store(key: "none") { id } f: inventoryEntry(id: "x") { id } g: review(id: "x") { id } }`);
    expect(answer).toMatchObject({
      status: 200,
      data: { a: null, b: null, c: null, d: null, e: null, f: null, g: null },
    });
  });
});

describe("categories", () => {
  it("are found by where, sorted, with children and custom fields", async () => {
    const answer = await client.graphql(
      `query Menu($where: String) { categories(where: $where, sort: ["orderHint asc"], limit: 500) { total results {
        key childCount stagedProductCount parent { key } children { key children { key } } custom { type { key } customFieldsRaw(includeNames: ["CategoryImageURL"]) { name value } } } } }`,
      { where: `parent is not defined or slug(de = "arc-de")` },
    );
    expect(answer.errors).toBeUndefined();
    expect(answer.data).toMatchObject({
      categories: {
        total: 2,
        results: [
          {
            key: "all-categories",
            childCount: 1,
            children: [{ key: "welding", children: [{ key: "arc" }, { key: "gas" }].reverse() }],
          },
          {
            key: "arc",
            stagedProductCount: 2,
            parent: { key: "welding" },
            custom: { type: { key: "category-fields" } },
          },
        ],
      },
    });
  });

  it("move with their products", async () => {
    const gas: { version: number } = await (await client.get("categories/key=arc")).json();
    const actions = [{ action: "changeParent", parent: { typeId: "category", key: "gas" } }];
    const moved = await client.post("categories/key=arc", { version: gas.version, actions });
    expect(moved.status).toBe(200);
    const query = `query Count($id: SearchValueType!) { productsSearch(query: { exact: { field: "categoriesSubTree", value: $id } }) { total } }`;
    const { id }: { id: string } = await (await client.get("categories/key=gas")).json();
    expect((await client.graphql(query, { id })).data).toEqual({ productsSearch: { total: 2 } });
    const cycle = await client.post("categories/key=gas", {
      version: 1,
      actions: [{ action: "changeParent", parent: { typeId: "category", key: "arc" } }],
    });
    expect(await cycle.json()).toMatchObject({ errors: [{ code: "InvalidOperation" }] });
  });
});

describe("updates", () => {
  it("change a product once, and nothing when nothing differs", async () => {
    const stored: { version: number } = await (await client.get("products/key=p-00000011")).json();
    const actions = [
      { action: "changeName", name: { en: "Cutting torch" } },
      { action: "setAttributeInAllVariants", name: "power", value: 250 },
      {
        action: "setPrices",
        sku: "EX00000011",
        prices: [{ value: { currencyCode: "EUR", centAmount: 4200 } }],
      },
      { action: "publish" },
    ];
    const first = await client.post("products/key=p-00000011", { version: stored.version, actions });
    const body: { version: number } = await first.json();
    expect(body).toMatchObject({
      version: stored.version + 1,
      masterData: { current: { name: { en: "Cutting torch" } } },
    });
    const same = await client.post("products/key=p-00000011", {
      version: body.version,
      actions: [actions[0], actions[1]],
    });
    expect(await same.json()).toMatchObject({ version: body.version });
    const found = await client.graphql(
      `{ productsSearch(query: { fullText: { field: "name", language: "en", value: "cutting" } }) { total } }`,
    );
    expect(found.data).toEqual({ productsSearch: { total: 1 } });
  });

  it("refuse a stale version with the current one", async () => {
    const stale = await client.post("products/key=p-00000010", {
      version: 77,
      actions: [{ action: "unpublish" }],
    });
    expect(stale.status).toBe(409);
    expect(await stale.json()).toMatchObject({
      errors: [{ code: "ConcurrentModification", currentVersion: 1 }],
    });
  });

  it("let one of two writers of the same version win", async () => {
    const write = (quantity: number) =>
      client.post(`inventory/${entry.id}`, {
        version: entry.version,
        actions: [{ action: "changeQuantity", quantity }],
      });
    const page: { results: { id: string; version: number }[] } = await (
      await client.get(`inventory?where=${encodeURIComponent('sku="EX00000010"')}`)
    ).json();
    const entry = page.results[0] ?? { id: "", version: 0 };
    const answers = await Promise.all([write(7), write(9)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe("drafts", () => {
  it("are refused with the platform's codes", async () => {
    const draft = productDraft({ number: 10, names: { en: "Again" } });
    expect(await (await client.post("products", draft)).json()).toMatchObject({
      errors: [{ code: "DuplicateField", field: "key" }],
    });
    const fresh = { ...productDraft({ number: 12, names: { en: "New" } }), key: "fresh" };
    const sku = { ...fresh, masterVariant: { ...fresh.masterVariant, sku: "EX00000010" } };
    expect(await (await client.post("products", sku)).json()).toMatchObject({
      errors: [{ code: "DuplicateField", field: "sku" }],
    });
    const typeless = { ...fresh, productType: { typeId: "product-type", key: "none" } };
    expect(await (await client.post("products", typeless)).json()).toMatchObject({
      errors: [{ code: "ReferencedResourceNotFound", typeId: "product-type" }],
    });
    const { name: _name, ...nameless } = fresh;
    expect(await (await client.post("products", nameless)).json()).toMatchObject({
      errors: [{ code: "InvalidJsonInput", detailedErrorMessage: "name: Missing required value" }],
    });
    expect((await client.get("products/key=fresh")).status).toBe(404);
  });
});

describe("reviews", () => {
  it("update the product's statistics", async () => {
    const review = (rating: number, uniquenessValue: string) => ({
      rating,
      uniquenessValue,
      authorName: "A",
      target: { typeId: "product", key: "p-00000010" },
    });
    await create(client, "reviews", review(5, "a"));
    await create(client, "reviews", review(4, "b"));
    const mutation = `mutation Add($draft: ReviewDraft!) { createReview(draft: $draft) { id rating } }`;
    const added = await client.graphql(mutation, { draft: review(5, "c") });
    expect(added.errors).toBeUndefined();
    const again = await client.graphql(mutation, { draft: review(5, "c") });
    expect(again.errors?.[0]).toMatchObject({ code: "DuplicateField" });
    const answer = await client.graphql(
      `{ product(key: "p-00000010") { reviewRatingStatistics { averageRating count highestRating ratingsDistribution } } }`,
    );
    expect(answer.data).toEqual({
      product: {
        reviewRatingStatistics: {
          averageRating: 4.66667,
          count: 3,
          highestRating: 5,
          ratingsDistribution: { "4": 1, "5": 2 },
        },
      },
    });
  });
});
