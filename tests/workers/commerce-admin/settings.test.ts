import { beforeAll, describe, expect, it } from "vitest";
import { type Administrator, type Body, connect, dataOf } from "./administrator.ts";

let admin: Administrator;

beforeAll(async () => {
  admin = await connect();
});

const label = (en: string) => ({ en });

describe("a product type", () => {
  let type: Body;

  beforeAll(async () => {
    type = await admin.make("product-types", {
      key: "boots",
      name: "Boots",
      description: "",
      attributes: [
        {
          name: "colour",
          label: label("Colour"),
          type: { name: "enum", values: [{ key: "red", label: "Red" }] },
        },
        { name: "height", label: label("Height"), type: { name: "number" } },
      ],
    });
  });

  it("grows, is relabelled and put in order, one version for each update", async () => {
    type = await admin.change(
      "product-types",
      type,
      {
        action: "addAttributeDefinition",
        attribute: { name: "lining", label: label("Lining"), type: { name: "ltext" } },
      },
      { action: "addPlainEnumValue", attributeName: "colour", value: { key: "blue", label: "Blue" } },
      {
        action: "changePlainEnumValueOrder",
        attributeName: "colour",
        values: [{ key: "blue" }, { key: "red" }],
      },
      {
        action: "changePlainEnumValueLabel",
        attributeName: "colour",
        newValue: { key: "red", label: "Crimson" },
      },
      { action: "changeEnumKey", attributeName: "colour", key: "blue", newKey: "navy" },
      { action: "changeLabel", attributeName: "height", label: label("Shaft") },
      { action: "setInputTip", attributeName: "height", inputTip: label("in cm") },
      { action: "changeIsSearchable", attributeName: "height", isSearchable: false },
      { action: "changeAttributeOrderByName", attributeNames: ["lining", "height", "colour"] },
    );
    expect(type).toMatchObject({
      version: 2,
      attributes: [
        { name: "lining", attributeConstraint: "None", level: "Variant" },
        { name: "height", label: { en: "Shaft" }, inputTip: { en: "in cm" }, isSearchable: false },
        {
          name: "colour",
          type: {
            values: [
              { key: "navy", label: "Blue" },
              { key: "red", label: "Crimson" },
            ],
          },
        },
      ],
    });
  });

  it.each([
    [
      { action: "changeLabel", attributeName: "none", label: {} },
      { code: "AttributeNameDoesNotExist", invalidAttributeName: "none" },
    ],
    [
      { action: "addAttributeDefinition", attribute: { name: "height", label: {}, type: { name: "text" } } },
      { code: "AttributeDefinitionAlreadyExists", conflictingAttributeName: "height" },
    ],
    [
      { action: "addPlainEnumValue", attributeName: "colour", value: { key: "red", label: "R" } },
      { code: "EnumKeyAlreadyExists", conflictingEnumKey: "red" },
    ],
    [
      { action: "removeEnumValues", attributeName: "colour", keys: ["pink"] },
      { code: "EnumKeyDoesNotExist", conflictingEnumKey: "pink" },
    ],
    [
      { action: "changePlainEnumValueOrder", attributeName: "colour", values: [{ key: "red" }] },
      { code: "EnumValuesMustMatch" },
    ],
    [
      { action: "changeAttributeConstraint", attributeName: "colour", newValue: "Unique" },
      { code: "InvalidOperation" },
    ],
    [{ action: "changeInputHint", attributeName: "colour", newValue: "Loud" }, { code: "InvalidJsonInput" }],
    [{ action: "dance" }, { code: "InvalidInput" }],
  ])("refuses %j", async (action, error) => {
    const refusal = await admin.fail("product-types", type, action);
    expect(refusal).toMatchObject({ statusCode: 400, errors: [error] });
    expect(await admin.read(`product-types/${type.id}`)).toMatchObject({ version: type.version });
  });

  it("says which enum keys are doubled", async () => {
    const values = [
      { key: "a", label: "A" },
      { key: "a", label: "B" },
    ];
    const response = await admin.post("product-types", {
      name: "Doubled",
      description: "",
      attributes: [{ name: "size", label: {}, type: { name: "enum", values } }],
    });
    expect(await response.json()).toMatchObject({
      errors: [{ code: "DuplicateEnumValues", duplicates: ["a"] }],
    });
  });

  it("takes a removed attribute from its products and renames another there", async () => {
    const draft = {
      productType: { key: "boots" },
      name: label("Boot"),
      slug: label("boot-one"),
      publish: true,
      masterVariant: {
        sku: "BOOT-1",
        attributes: [
          { name: "colour", value: "red" },
          { name: "height", value: 30 },
        ],
      },
    };
    const product = await admin.make("products", draft);
    type = await admin.change("product-types", type, {
      action: "changeEnumKey",
      attributeName: "colour",
      key: "red",
      newKey: "crimson",
    });
    expect(await admin.read(`products/${product.id}`)).toMatchObject({
      version: 2,
      masterData: {
        current: {
          masterVariant: { attributes: [{ name: "colour", value: "crimson" }, { name: "height" }] },
        },
      },
    });
    type = await admin.change(
      "product-types",
      type,
      { action: "removeAttributeDefinition", name: "colour" },
      { action: "changeAttributeName", attributeName: "height", newAttributeName: "shaft" },
    );
    const { masterData, version } = (await admin.read(`products/${product.id}`)) as unknown as {
      version: number;
      masterData: { current: { masterVariant: { attributes: unknown } } };
    };
    expect(masterData.current.masterVariant.attributes).toEqual([{ name: "shaft", value: 30 }]);
    expect(version).toBe(3);
    const held = await admin.remove(`product-types/${type.id}?version=${type.version}`);
    expect(await held.json()).toMatchObject({
      errors: [{ code: "ReferenceExists", referencedBy: "product" }],
    });
  });
});

describe("a type of custom fields", () => {
  it("gains, orders and loses fields", async () => {
    const made = await admin.make("types", {
      key: "extras",
      name: label("Extras"),
      resourceTypeIds: ["category"],
    });
    const field = (name: string, type: object) => ({ name, label: label(name), type });
    const changed = await admin.change(
      "types",
      made,
      { action: "addFieldDefinition", fieldDefinition: field("motto", { name: "String" }) },
      { action: "addFieldDefinition", fieldDefinition: field("mood", { name: "Enum", values: [] }) },
      { action: "addEnumValue", fieldName: "mood", value: { key: "good", label: "Good" } },
      { action: "changeLabel", fieldName: "motto", label: label("Motto") },
      { action: "changeInputHint", fieldName: "motto", inputHint: "MultiLine" },
      { action: "changeFieldDefinitionOrder", fieldNames: ["mood", "motto"] },
    );
    expect(changed).toMatchObject({
      version: 2,
      fieldDefinitions: [
        { name: "mood", type: { values: [{ key: "good" }] } },
        { name: "motto", label: { en: "Motto" }, inputHint: "MultiLine" },
      ],
    });
    const left = await admin.change("types", changed, { action: "removeFieldDefinition", fieldName: "mood" });
    expect(left).toMatchObject({ fieldDefinitions: [{ name: "motto" }] });
    const twice = await admin.fail("types", left, { action: "removeFieldDefinition", fieldName: "mood" });
    expect(twice.errors).toMatchObject([{ code: "InvalidOperation", actionIndex: 1 }]);
    await admin.make("categories", {
      key: "with-extras",
      name: label("With"),
      slug: label("with-extras"),
      custom: { type: { key: "extras" }, fields: { motto: "Go" } },
    });
    const held = await admin.remove(`types/${left.id}?version=${left.version}`);
    expect(await held.json()).toMatchObject({
      errors: [{ code: "ReferenceExists", referencedBy: "category" }],
    });
  });
});

describe("taxes and shipping", () => {
  const rate = (amount: number, country = "DE") => ({
    name: "VAT",
    amount,
    includedInPrice: true,
    country,
  });

  it("add, replace and remove tax rates; a replaced one has a new id", async () => {
    const made = await admin.make("tax-categories", { key: "tax", name: "Tax", rates: [rate(0.19)] });
    const added = await admin.change("tax-categories", made, {
      action: "addTaxRate",
      taxRate: rate(0.2, "AT"),
    });
    const [first, second] = added.rates as { id: string; amount: number }[];
    const replaced = await admin.change("tax-categories", added, {
      action: "replaceTaxRate",
      taxRateId: first?.id,
      taxRate: rate(0.21),
    });
    const rates = replaced.rates as { id: string; amount: number }[];
    expect(rates).toMatchObject([{ amount: 0.21 }, { amount: 0.2, id: second?.id }]);
    expect(rates[0]?.id).not.toBe(first?.id);
    const removed = await admin.change("tax-categories", replaced, {
      action: "removeTaxRate",
      taxRateId: second?.id,
    });
    expect(removed.rates).toHaveLength(1);
    const bad = await admin.fail("tax-categories", removed, { action: "addTaxRate", taxRate: rate(1.9) });
    expect(bad.errors).toMatchObject([{ code: "InvalidJsonInput" }]);
  });

  it("let zones and methods gain and lose places, zones and rates", async () => {
    const zone = await admin.make("zones", { key: "north", name: "North" });
    const wider = await admin.change(
      "zones",
      zone,
      { action: "addLocation", location: { country: "NO" } },
      { action: "addLocation", location: { country: "SE" } },
      { action: "removeLocation", location: { country: "NO" } },
    );
    expect(wider).toMatchObject({ version: 2, locations: [{ country: "SE" }] });
    const method = await admin.make("shipping-methods", {
      key: "sledge",
      name: "Sledge",
      isDefault: false,
      taxCategory: { key: "tax" },
      zoneRates: [],
    });
    const price = (centAmount: number) => ({ currencyCode: "EUR", centAmount });
    const on = { zone: { typeId: "zone", key: "north" } };
    const rated = await admin.change(
      "shipping-methods",
      method,
      { action: "addZone", ...on },
      { action: "addShippingRate", ...on, shippingRate: { price: price(900), freeAbove: price(9000) } },
      { action: "setCarrier", carrier: "Rudolph" },
    );
    expect(rated).toMatchObject({
      carrier: "Rudolph",
      zoneRates: [{ zone: { id: zone.id }, shippingRates: [{ price: { centAmount: 900 } }] }],
    });
    const second = { action: "addShippingRate", ...on, shippingRate: { price: price(100) } };
    expect((await admin.fail("shipping-methods", rated, second)).errors).toMatchObject([
      { code: "InvalidOperation" },
    ]);
    const held = await admin.remove(`zones/${zone.id}?version=${wider.version}`);
    expect(await held.json()).toMatchObject({
      errors: [{ code: "ReferenceExists", referencedBy: "shipping-method" }],
    });
    const bare = await admin.change(
      "shipping-methods",
      rated,
      {
        action: "removeShippingRate",
        ...on,
        shippingRate: { price: price(900), freeAbove: price(9000) },
      },
      { action: "removeZone", ...on },
    );
    expect(bare).toMatchObject({ zoneRates: [] });
    expect((await admin.remove(`zones/${zone.id}?version=${wider.version}`)).status).toBe(200);
    expect((await admin.get(`zones/${zone.id}`)).status).toBe(404);
  });
});

describe("a deletion over REST", () => {
  it("needs the version, and the right one", async () => {
    const zone = await admin.make("zones", { key: "short-lived", name: "Short-lived" });
    const without = await admin.remove(`zones/${zone.id}`);
    expect([without.status, await without.json()]).toMatchObject([
      400,
      { errors: [{ code: "InvalidInput" }] },
    ]);
    const stale = await admin.remove(`zones/${zone.id}?version=7`);
    expect([stale.status, await stale.json()]).toMatchObject([
      409,
      { errors: [{ code: "ConcurrentModification", currentVersion: 1 }] },
    ]);
    const gone = await admin.remove("zones/key=short-lived?version=1");
    expect([gone.status, await gone.json()]).toMatchObject([200, { id: zone.id, key: "short-lived" }]);
    expect((await admin.remove("zones/key=short-lived?version=1")).status).toBe(404);
  });
});

describe("custom objects", () => {
  it("are created, changed and deleted by container and key", async () => {
    const first = await admin.post("custom-objects", {
      container: "flags",
      key: "shop",
      value: { installments: true, limit: 10 },
    });
    expect(first.status).toBe(201);
    const made = (await first.json()) as Body;
    const same = await admin.post("custom-objects", {
      container: "flags",
      key: "shop",
      value: { limit: 10, installments: true },
    });
    expect([same.status, await same.json()]).toMatchObject([200, { id: made.id, version: 1 }]);
    const { createOrUpdateCustomObject: next } = dataOf(
      await admin.graphql(
        `mutation ($value: String!) { createOrUpdateCustomObject(draft: { container: "flags", key: "shop", value: $value, version: 1 }) {
          id version value } }`,
        { value: JSON.stringify({ limit: 20 }) },
      ),
    );
    expect(next).toEqual({ id: made.id, version: 2, value: { limit: 20 } });
    const stale = await admin.post("custom-objects", {
      container: "flags",
      key: "shop",
      value: 1,
      version: 1,
    });
    expect(await stale.json()).toMatchObject({
      errors: [{ code: "ConcurrentModification", currentVersion: 2 }],
    });
    await admin.post("custom-objects", { container: "flags", key: "other", value: "text" });
    const found = dataOf(
      await admin.graphql(
        `{ customObjects(container: "flags", where: "value(limit = 20)") { total results { key } }
           customObject(container: "flags", key: "other") { value } }`,
      ),
    );
    expect(found).toEqual({
      customObjects: { total: 1, results: [{ key: "shop" }] },
      customObject: { value: "text" },
    });
    const page = await (await admin.get("custom-objects/flags?sort=key+asc")).json();
    expect(page).toMatchObject({ total: 2, results: [{ key: "other" }, { key: "shop" }] });
    expect(await (await admin.get("custom-objects/flags/shop")).json()).toMatchObject({ version: 2 });
    const removed = await admin.remove("custom-objects/flags/shop?version=2");
    expect([removed.status, await removed.json()]).toMatchObject([200, { value: { limit: 20 } }]);
    expect((await admin.get("custom-objects/flags/shop")).status).toBe(404);
    const gone = await admin.graphql(
      `mutation { deleteCustomObject(container: "flags", key: "shop") { id } }`,
    );
    expect(gone.errors).toMatchObject([{ code: "InvalidSubject" }]);
  });

  it.each([
    { container: "no spaces", key: "a", value: 1 },
    { container: "flags", value: 1 },
    { container: "flags", key: "a" },
    { container: "flags", key: "a", value: 1, version: -1 },
  ])("refuse %j", async (draft) => {
    const response = await admin.post("custom-objects", draft);
    expect(response.status).toBe(400);
  });
});

describe("custom fields of the catalogue", () => {
  beforeAll(async () => {
    const field = (name: string, type: object, required = false) => ({
      name,
      label: label(name),
      type,
      required,
    });
    await admin.make("types", {
      key: "strict-fields",
      name: label("Strict"),
      resourceTypeIds: ["category", "store"],
      fieldDefinitions: [
        field("needed", { name: "String" }, true),
        field("colour", { name: "Enum", values: [{ key: "red", label: "Red" }] }),
        field("count", { name: "Number" }),
      ],
    });
  });

  it.each([
    [
      { needed: "x", unheard: 1 },
      { code: "InvalidField", field: "unheard" },
    ],
    [
      { needed: "x", count: "three" },
      { code: "InvalidField", field: "count", invalidValue: "three" },
    ],
    [
      { needed: "x", colour: "blue" },
      { code: "InvalidField", allowedValues: ["red"] },
    ],
    [{ count: 3 }, { code: "RequiredField", field: "needed" }],
  ])("are held against their type: %j", async (fields, error) => {
    const custom = { type: { typeId: "type", key: "strict-fields" }, fields };
    const store = await admin.post("stores", { key: "strict-store", custom });
    expect([store.status, await store.json()]).toMatchObject([400, { errors: [error] }]);
    const category = await admin.post("categories", { name: {}, slug: { en: "strict" }, custom });
    expect([category.status, await category.json()]).toMatchObject([400, { errors: [error] }]);
  });

  it("stay right when they are changed", async () => {
    const custom = { type: { typeId: "type", key: "strict-fields" }, fields: { needed: "x" } };
    const store = await admin.make("stores", { key: "strict-store", custom });
    const bad = await admin.fail("stores", store, { action: "setCustomField", name: "count", value: "many" });
    expect(bad.errors).toMatchObject([{ code: "InvalidField", field: "count" }]);
    const gone = await admin.fail("stores", store, { action: "setCustomField", name: "needed", value: null });
    expect(gone.errors).toMatchObject([{ code: "RequiredField", field: "needed" }]);
    const good = await admin.change("stores", store, { action: "setCustomField", name: "count", value: 4 });
    expect(good).toMatchObject({ version: 2, custom: { fields: { needed: "x", count: 4 } } });
    expect(await admin.change("stores", good, { action: "setCustomType" })).not.toHaveProperty("custom");
  });
});
