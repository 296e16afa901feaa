import { beforeAll, describe, expect, it } from "vitest";
import { type Administrator, type Body, connect, dataOf, type Failure } from "./administrator.ts";

let admin: Administrator;
let type: Body;

beforeAll(async () => {
  admin = await connect();
  type = await admin.make("product-types", { key: "plain", name: "Plain", description: "" });
  await admin.make("zones", { key: "home", name: "Home" });
});

const names = { name: { en: "A" } };

async function refuse(path: string, draft: unknown): Promise<object> {
  const response = await admin.post(path, draft);
  expect(response.status).toBe(400);
  const { message, errors }: Failure & { message: string } = await response.json();
  expect(errors[0]?.message).toBe(message);
  return errors[0] ?? {};
}

describe("a duplicate name is reported with its field and value", () => {
  it("a key", async () => {
    await admin.make("zones", { key: "taken", name: "Taken" });
    expect(await refuse("zones", { key: "taken", name: "Taken" })).toEqual({
      code: "DuplicateField",
      message: `A duplicate value '"taken"' exists for field 'key'.`,
      field: "key",
      duplicateValue: "taken",
    });
  });

  it("a slug, in the language of the conflict", async () => {
    const slug = { de: "werkzeug", en: "tools" };
    await admin.make("categories", { ...names, key: "tools", slug });
    const error = { code: "DuplicateField", field: "slug.en", duplicateValue: "tools" };
    expect(await refuse("categories", { ...names, slug: { de: "neu", en: "tools" } })).toMatchObject(error);
    const other = await admin.make("categories", { ...names, slug: { en: "others" } });
    const refusal = await admin.fail("categories", other, { action: "changeSlug", slug: { en: "tools" } });
    expect(refusal.errors).toMatchObject([error]);
    const product = { ...names, productType: { id: type.id } };
    await admin.make("products", { ...product, slug, masterVariant: { sku: "taken-1" } });
    expect(await refuse("products", { ...product, slug: { en: "tools" } })).toMatchObject(error);
    expect(
      await refuse("products", {
        ...product,
        slug: { en: "fresh" },
        masterVariant: { sku: "fresh-1" },
        variants: [{ sku: "taken-1" }],
      }),
    ).toMatchObject({ code: "DuplicateField", field: "sku", duplicateValue: "taken-1" });
  });

  it("a slug with characters not allowed in URLs is an invalid field", async () => {
    const error = { code: "InvalidField", field: "slug.en", invalidValue: "a b" };
    expect(await refuse("categories", { ...names, slug: { en: "a b" } })).toMatchObject(error);
  });
});

describe("a reference", () => {
  it.each([
    ["products", "productType", { ...names, slug: { en: "abc" } }, "product-type"],
    ["categories", "parent", { ...names, slug: { en: "abc" } }, "category"],
    ["shipping-methods", "taxCategory", { name: "A", isDefault: false, zoneRates: [] }, "tax-category"],
    ["carts", "store", { currency: "EUR" }, "store"],
    ["carts", "shippingMethod", { currency: "EUR" }, "shipping-method"],
    ["payments", "customer", { amountPlanned: { currencyCode: "EUR", centAmount: 1 } }, "customer"],
    ["customers", "customerGroup", { email: "a@example.com", password: "hammer42" }, "customer-group"],
  ])("of %s to another type is refused in %s", async (path, field, draft, expected) => {
    expect(await refuse(path, { ...draft, [field]: { typeId: "zone", key: "home" } })).toMatchObject({
      code: "InvalidJsonInput",
      detailedErrorMessage: `${field}: Invalid reference type 'zone'. Expected '${expected}'.`,
    });
  });

  it("to another type is refused in an action, and over GraphQL", async () => {
    const category = await admin.make("categories", { ...names, slug: { en: "child" } });
    const parent = { typeId: "zone", key: "home" };
    expect(await admin.fail("categories", category, { action: "changeParent", parent })).toMatchObject({
      errors: [
        { detailedErrorMessage: "actions -> parent: Invalid reference type 'zone'. Expected 'category'." },
      ],
    });
    const draft = `{ currency: "EUR", store: { typeId: "zone", key: "home" } }`;
    const answer = await admin.graphql(`mutation { createCart(draft: ${draft}) { id } }`);
    expect(answer).toMatchObject({ data: { createCart: null }, errors: [{ code: "InvalidJsonInput" }] });
  });

  it.each([
    ["carts", { currency: "EUR", store: { key: "nowhere" } }],
    ["carts", { currency: "EUR", store: { id: "nowhere" } }],
    ["carts", { currency: "EUR", customerId: "nobody" }],
    ["payments", { amountPlanned: { currencyCode: "EUR", centAmount: 1 }, customer: { id: "nobody" } }],
    ["categories", { ...names, slug: { en: "orphan" }, parent: { typeId: "category", key: "nowhere" } }],
  ])("of %s to a missing resource is refused: %j", async (path, draft) => {
    expect(await refuse(path, draft)).toMatchObject({ code: "ReferencedResourceNotFound" });
  });

  it("to a store by id is stored by key", async () => {
    const store = await admin.make("stores", { key: "shop-at" });
    const cart = await admin.make("carts", { currency: "EUR", store: { typeId: "store", id: store.id } });
    expect(cart.store).toEqual({ typeId: "store", key: "shop-at" });
  });
});

describe("a draft", () => {
  it("stores no fields unknown to the platform", async () => {
    const zone = await admin.make("zones", {
      name: "Z",
      colour: "red",
      locations: [{ country: "AT", colour: "red" }],
    });
    expect(zone).toMatchObject({ locations: [{ country: "AT" }] });
    const bodies = [
      zone,
      await admin.make("categories", { ...names, slug: { en: "unknown" }, colour: "red" }),
      await admin.make("reviews", { title: "A", colour: "red" }),
      await admin.make("channels", {
        key: "depot",
        colour: "red",
        address: { country: "AT", city: "Graz", streetName: "Ring", colour: "red" },
      }),
      await admin.make("products", {
        ...names,
        productType: { id: type.id },
        slug: { en: "red-saw" },
        colour: "red",
      }),
    ];
    for (const body of bodies) expect(JSON.stringify(body)).not.toContain("colour");
    expect(bodies[3]).toMatchObject({ address: { country: "AT", city: "Graz", streetName: "Ring" } });
  });

  it("stores the parts of a nested attribute and of a price tier", async () => {
    const nested = { name: "set", elementType: { name: "nested", typeReference: { id: type.id } } };
    const link = { name: "set", elementType: { name: "reference", referenceTypeId: "product" } };
    const attributes = [nested, link].map((own, at) => ({ name: `part-${at}`, label: {}, type: own }));
    const made = await admin.make("product-types", { name: "Parts", description: "", attributes });
    expect(made).toMatchObject({ attributes: [{ type: nested }, { type: link }] });
  });

  it("above D1's limit for one value is refused as too large, over REST and GraphQL", async () => {
    const name = "x".repeat(5_000_000);
    expect(await refuse("zones", { name })).toMatchObject({ code: "ResourceSizeLimitExceeded" });
    const query = "mutation Make($name: String!) { createZone(draft: { name: $name }) { id } }";
    const answer = await admin.graphql(query, { name });
    expect(answer.errors).toMatchObject([{ code: "ResourceSizeLimitExceeded" }]);
    expect(dataOf(await admin.graphql(`{ zones { total } }`))).toMatchObject({ zones: { total: 3 } });
  });
});
