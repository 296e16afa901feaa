import { beforeAll, describe, expect, it } from "vitest";
import { type Administrator, connect } from "./administrator.ts";
import { draftOf, label, makeCatalogueWorld } from "./catalogue-world.ts";

let admin: Administrator;

beforeAll(async () => {
  admin = await connect();
  await makeCatalogueWorld(admin);
});

const discountDraft = {
  name: label,
  value: { type: "absolute", money: [{ currencyCode: "EUR", centAmount: 500 }] },
  target: { type: "lineItems", predicate: "1 = 1" },
  cartPredicate: "1 = 1",
  sortOrder: "0.5",
  requiresDiscountCode: true,
};

describe("what the published types require", () => {
  it("is in every product, in both versions", async () => {
    const { masterData } = await admin.make("products", draftOf([]));
    const data = { attributes: [], searchKeywords: {} };
    expect(masterData).toMatchObject({ current: data, staged: data });
  });

  it("is in stores, discounts and the project", async () => {
    expect(await admin.make("stores", { key: "alone" })).toMatchObject({ productSelections: [] });
    expect(await admin.make("cart-discounts", discountDraft)).toMatchObject({
      recurringOrderScope: { type: "NonRecurringOrdersOnly" },
      value: { money: [{ type: "centPrecision", currencyCode: "EUR", centAmount: 500, fractionDigits: 2 }] },
    });
    const project = await (await admin.get("")).json();
    expect(project).toMatchObject({
      inventory: { releaseExpiredReservations: false },
      discounts: { discountCombinationMode: "Stacking" },
      carts: { deleteDaysAfterLastModification: 90 },
    });
  });

  it("is in customers, carts and their lines", async () => {
    const { customer } = (await admin.make("customers", {
      email: "shapes@example.com",
      password: "correct horse battery",
    })) as unknown as { customer: { id: string } };
    expect(customer).toMatchObject({ customerGroupAssignments: [] });
    expect(await admin.read(`customers/${customer.id}`)).toMatchObject({ customerGroupAssignments: [] });
    const tax = await admin.make("tax-categories", { key: "shapes", name: "Tax", rates: [] });
    const cart = await admin.make("carts", {
      currency: "EUR",
      customLineItems: [
        {
          name: label,
          slug: "fee",
          money: { currencyCode: "EUR", centAmount: 100 },
          taxCategory: { typeId: "tax-category", id: tax.id },
        },
      ],
    });
    expect(cart.customLineItems).toMatchObject([{ perMethodTaxRate: [], taxedPricePortions: [] }]);
  });
});

describe("the project", () => {
  const change = async (version: number, ...actions: object[]) => {
    const response = await admin.post("", { version, actions });
    return { status: response.status, body: await response.json() };
  };

  it("is renamed and gets countries, currencies and languages, at its version", async () => {
    const before = (await (await admin.get("")).json()) as { version: number };
    const set = {
      name: "Ironhall",
      countries: ["DE", "AT"],
      currencies: ["EUR"],
      languages: ["de", "de-AT"],
    };
    const { name, countries, currencies, languages } = set;
    const actions = [
      { action: "changeName", name },
      { action: "changeCountries", countries },
      { action: "changeCurrencies", currencies },
      { action: "changeLanguages", languages },
    ];
    const changed = await change(before.version, ...actions);
    expect(changed).toMatchObject({ status: 200, body: { ...set, version: before.version + 1 } });
    expect(await (await admin.get("")).json()).toEqual(changed.body);
    const { data } = await admin.graphql("{ project { name countries currencies languages version } }");
    expect(data).toEqual({ project: { ...set, version: before.version + 1 } });
    expect(await change(before.version, ...actions)).toMatchObject({
      status: 409,
      body: { errors: [{ code: "ConcurrentModification", currentVersion: before.version + 1 }] },
    });
    const wrong = [
      { action: "changeCountries", countries: ["Germany"] },
      { action: "changeCurrencies", currencies: [] },
      { action: "changeMessagesConfiguration", messagesConfiguration: { enabled: false } },
    ];
    for (const action of wrong) expect((await change(before.version + 1, action)).status).toBe(400);
  });
});

describe("a product", () => {
  it("has no staged changes while both versions are equal", async () => {
    const draft = await admin.make("products", draftOf([]));
    expect(draft.masterData).toMatchObject({ hasStagedChanges: false, published: false });
    const published = await admin.change("products", draft, { action: "publish" });
    const rename = (name: string) => ({ action: "changeName", name: { en: name } });
    const changed = await admin.change("products", published, rename("Other"));
    expect(changed.masterData).toMatchObject({ hasStagedChanges: true });
    const { name } = (published.masterData as { current: { name: { en: string } } }).current;
    const back = await admin.change("products", changed, rename(name.en));
    expect(back.masterData).toMatchObject({ hasStagedChanges: false });
    const where = encodeURIComponent(`masterData(hasStagedChanges = false) and id = "${draft.id}"`);
    expect(await admin.read(`products?where=${where}`)).toMatchObject({ count: 1 });
  });

  it("has its selected price in both versions when the query selects one", async () => {
    const made = await admin.make("products", {
      ...draftOf([], { publish: true }),
      masterVariant: {
        sku: "SELECTED",
        prices: [
          { value: { currencyCode: "EUR", centAmount: 1000 } },
          { country: "DE", value: { currencyCode: "EUR", centAmount: 900 } },
        ],
      },
    });
    const selected = { masterVariant: { price: { value: { centAmount: 900 } } } };
    const query = "priceCurrency=EUR&priceCountry=DE";
    for (const body of [
      await admin.read(`products/${made.id}?${query}`),
      ((await admin.read(`products?where=key%3D"${made.key}"&${query}`)) as unknown as { results: object[] })
        .results[0],
    ]) {
      expect(body).toMatchObject({ masterData: { current: selected, staged: selected } });
    }
    expect(JSON.stringify(await admin.read(`products/${made.id}`))).not.toContain('"price":');
  });
});

describe("a response", () => {
  it("to a created category names its ancestors, from the root down", async () => {
    const [top, below] = [await admin.read("categories/key=top"), await admin.read("categories/key=below")];
    const made = await admin.make("categories", {
      key: "deepest",
      name: label,
      slug: { en: "deepest" },
      parent: { typeId: "category", key: "below" },
    });
    expect(made.ancestors).toEqual([
      { typeId: "category", id: top.id },
      { typeId: "category", id: below.id },
    ]);
    expect(await admin.read("categories/key=deepest")).toEqual(made);
  });

  it("to a missing reference repeats the given key or id", async () => {
    for (const parent of [{ key: "nowhere" }, { id: "nowhere" }]) {
      const draft = { name: label, slug: { en: "lost" }, parent: { typeId: "category", ...parent } };
      const { errors } = (await (await admin.post("categories", draft)).json()) as { errors: object[] };
      expect(errors).toEqual([
        {
          code: "ReferencedResourceNotFound",
          typeId: "category",
          ...parent,
          message: expect.stringContaining("'nowhere'"),
        },
      ]);
    }
  });

  it.each(["products/search", "shipping-methods/matching-orderedit", "orders/edits", "carts/suggest"])(
    "to %s, which is not offered, says that the URL is unknown",
    async (path) => {
      const response = await admin.get(path);
      expect([response.status, await response.json()]).toMatchObject([
        404,
        { message: "The requested URL was not found." },
      ]);
    },
  );

  it.each<[string, object, string]>([
    ["a number for a text", { key: 5, name: label, slug: { en: "x" } }, "key: String expected, not 5"],
    ["a text for an object", { name: "A", slug: { en: "x" } }, 'name: Object expected, not "A"'],
    ["nothing", { slug: { en: "x" } }, "name: Missing required value"],
  ])("to %s describes the problem in the platform's wording", async (_what, draft, problem) => {
    const { errors } = (await (await admin.post("categories", draft)).json()) as { errors: object[] };
    expect(errors).toMatchObject([{ code: "InvalidJsonInput", detailedErrorMessage: problem }]);
  });
});
