import { beforeAll, describe, expect, it } from "vitest";
import { readMessages } from "../commerce-messages/read-messages.ts";
import { type Administrator, type Body, connect, dataOf } from "./administrator.ts";

let admin: Administrator;

const text = (value: string) => [{ locale: "en", value }];
const label = { en: "…" };

/** Every kind of attribute, and every constraint. */
const attributes = [
  { name: "flag", type: { name: "boolean" } },
  { name: "word", type: { name: "text" } },
  { name: "words", type: { name: "ltext" } },
  { name: "size", type: { name: "enum", values: [{ key: "s", label: "Small" }] } },
  { name: "mood", type: { name: "lenum", values: [{ key: "good", label: { en: "Good" } }] } },
  { name: "amount", type: { name: "number" } },
  { name: "deposit", type: { name: "money" } },
  { name: "day", type: { name: "date" } },
  { name: "hour", type: { name: "time" } },
  { name: "moment", type: { name: "datetime" } },
  { name: "friend", type: { name: "reference", referenceTypeId: "product" } },
  {
    name: "friends",
    type: { name: "set", elementType: { name: "reference", referenceTypeId: "product" } },
  },
  {
    name: "sizes",
    type: { name: "set", elementType: { name: "enum", values: [{ key: "s", label: "Small" }] } },
  },
  { name: "serial", type: { name: "text" }, attributeConstraint: "Unique" },
  { name: "left", type: { name: "text" }, attributeConstraint: "CombinationUnique" },
  { name: "right", type: { name: "text" }, attributeConstraint: "CombinationUnique" },
  { name: "maker", type: { name: "text" }, attributeConstraint: "SameForAll" },
  { name: "range", type: { name: "text" }, level: "Product" },
].map((definition) => ({ label, ...definition }));

beforeAll(async () => {
  admin = await connect();
  const part = await admin.make("product-types", {
    key: "part",
    name: "Part",
    description: "",
    attributes: [{ name: "wood", label, type: { name: "enum", values: [{ key: "oak", label: "Oak" }] } }],
  });
  const typeReference = { typeId: "product-type", id: part.id };
  await admin.make("product-types", {
    key: "all",
    name: "All",
    description: "",
    attributes: [...attributes, { name: "part", label, type: { name: "nested", typeReference } }],
  });
  await admin.make("product-types", {
    key: "strict",
    name: "Strict",
    description: "",
    attributes: [{ name: "needed", label, type: { name: "text" }, isRequired: true }],
  });
  await admin.make("categories", { key: "top", name: label, slug: { en: "top" } });
  await admin.make("categories", {
    key: "below",
    name: label,
    slug: { en: "below" },
    parent: { typeId: "category", key: "top" },
  });
});

let number = 0;

function draftOf(attributesOfMaster: readonly object[], more: object = {}) {
  number += 1;
  return {
    key: `product-${number}`,
    productType: { key: "all" },
    name: { en: `Product ${number}` },
    slug: { en: `product-${number}` },
    masterVariant: { sku: `P-${number}`, attributes: attributesOfMaster },
    ...more,
  };
}

const refuse = async (draft: object) =>
  ((await (await admin.post("products", draft)).json()) as { errors: readonly object[] }).errors[0];

describe("attributes", () => {
  it("of every kind are kept, and references show what they refer to", async () => {
    const friend = await admin.make(
      "products",
      draftOf([{ name: "word", value: "friend" }], { publish: true }),
    );
    const values = [
      { name: "flag", value: false },
      { name: "words", value: { en: "Hi", de: "Hallo" } },
      { name: "size", value: "s" },
      { name: "mood", value: "good" },
      { name: "amount", value: 1.5 },
      { name: "deposit", value: { currencyCode: "EUR", centAmount: 100 } },
      { name: "day", value: "2026-02-28" },
      { name: "hour", value: "23:59:59.999" },
      { name: "moment", value: "2026-02-28T12:00:00.000Z" },
      { name: "friend", value: { typeId: "product", key: friend.key } },
      { name: "friends", value: [{ typeId: "product", id: friend.id }] },
      { name: "sizes", value: ["s"] },
      { name: "part", value: [{ name: "wood", value: "oak" }] },
    ];
    const made = await admin.make("products", draftOf(values, { publish: true }));
    const { product } = dataOf(
      await admin.graphql(
        `query ($id: String!) { product(id: $id) { masterData { current { masterVariant {
          attributesRaw(excludeNames: ["flag"]) { name value
            referencedResource { ... on Product { key } } referencedResourceSet { ... on Product { key } }
            attributesRaw { name value } } } } } } }`,
        { id: made.id },
      ),
    ) as unknown as {
      product: { masterData: { current: { masterVariant: { attributesRaw: { name: string }[] } } } };
    };
    const raw = product.masterData.current.masterVariant.attributesRaw;
    const named = (name: string) => raw.find((attribute) => attribute.name === name);
    expect(raw).toHaveLength(values.length - 1);
    expect(named("size")).toMatchObject({ value: { key: "s", label: "Small" }, referencedResource: null });
    expect(named("friend")).toMatchObject({
      value: { typeId: "product", id: friend.id },
      referencedResource: { key: friend.key },
    });
    expect(named("friends")).toMatchObject({ referencedResourceSet: [{ key: friend.key }] });
    expect(named("part")).toMatchObject({
      attributesRaw: [{ name: "wood", value: { key: "oak", label: "Oak" } }],
    });
  });

  it.each([
    ["flag", "yes"],
    ["word", 1],
    ["words", { en: 1 }],
    ["amount", "1"],
    ["deposit", { centAmount: 1.5, currencyCode: "EUR" }],
    ["day", "2026-02-30"],
    ["hour", "24:00"],
    ["moment", "2026-02-28"],
    ["friends", { typeId: "product" }],
    ["part", { name: "wood" }],
  ])("of the type of %s refuse %j", async (name, value) => {
    expect(await refuse(draftOf([{ name, value }]))).toMatchObject({
      code: "InvalidField",
      field: name,
      invalidValue: value,
    });
  });

  it("of an enum say which keys there are", async () => {
    const refusal = await refuse(draftOf([{ name: "sizes", value: ["xxl"] }]));
    expect(refusal).toMatchObject({ code: "InvalidField", field: "sizes", allowedValues: ["s"] });
  });

  it("are held within their constraints", async () => {
    await admin.make("products", draftOf([{ name: "serial", value: "A-1" }]));
    expect(await refuse(draftOf([{ name: "serial", value: "A-1" }]))).toMatchObject({
      code: "DuplicateAttributeValue",
      attribute: { name: "serial", value: "A-1" },
    });
    const pair = [
      { name: "left", value: "a" },
      { name: "right", value: "b" },
    ];
    const variants = [{ sku: "P-PAIR", attributes: pair }];
    expect(await refuse(draftOf(pair, { variants }))).toMatchObject({
      code: "DuplicateAttributeValues",
      attributes: pair,
    });
    const maker = [{ sku: "P-MAKER", attributes: [{ name: "maker", value: "B" }] }];
    expect(await refuse(draftOf([{ name: "maker", value: "A" }], { variants: maker }))).toMatchObject({
      code: "InvalidOperation",
    });
    expect(await refuse(draftOf([], { productType: { key: "strict" } }))).toMatchObject({
      code: "RequiredField",
      field: "needed",
    });
    expect(await refuse(draftOf([{ name: "unheard", value: 1 }]))).toMatchObject({
      code: "AttributeNameDoesNotExist",
      invalidAttributeName: "unheard",
    });
    expect(await refuse(draftOf([{ name: "range", value: "wide" }]))).toMatchObject({
      code: "InvalidOperation",
    });
  });
});

describe("a product over GraphQL", () => {
  const UPDATE = `mutation ($id: String, $version: Long!, $actions: [ProductUpdateAction!]!) {
    updateProduct(id: $id, version: $version, actions: $actions) { version key priceMode masterData { published hasStagedChanges
      current { name(locale: "en") masterVariant { id sku } }
      staged { name(locale: "en") searchKeywords { locale searchKeywords { text } } metaTitle(locale: "en")
        attributesRaw { name value } categories { key } categoryOrderHints { orderHint }
        masterVariant { id sku key images { url label dimensions { width } } attributesRaw { name value }
          prices { id key value { centAmount } tiers { minimumQuantity value { centAmount } } custom { customFieldsRaw { value } } } }
        variants { id sku } } } } }`;

  async function makeProduct(): Promise<Body> {
    number += 1;
    const { createProduct } = dataOf(
      await admin.graphql(
        `mutation ($draft: ProductDraft!) { createProduct(draft: $draft) { id version } }`,
        {
          draft: {
            productType: { key: "all" },
            key: `graph-${number}`,
            name: text("Graph"),
            slug: text(`graph-${number}`),
            publish: true,
            categories: [{ key: "below" }],
            masterVariant: {
              sku: `G-${number}-1`,
              attributes: [{ name: "word", value: `"one"` }],
              images: [{ url: "/a.svg", dimensions: { width: 10, height: 20 } }],
              prices: [{ value: { centPrecision: { currencyCode: "EUR", centAmount: 100 } } }],
            },
            variants: [{ sku: `G-${number}-2` }],
          },
        },
      ),
    ) as unknown as { createProduct: Body };
    return createProduct;
  }

  it("takes every kind of action in one version, drafted until it is published", async () => {
    await admin.make("types", {
      key: "price-note",
      name: label,
      resourceTypeIds: ["product-price"],
      fieldDefinitions: [{ name: "note", label, type: { name: "String" } }],
    });
    const { id, version } = await makeProduct();
    const first = (await admin.read(`products/${id}`)) as unknown as {
      masterData: { current: { masterVariant: { prices: { id: string }[] } } };
    };
    const priceId = first.masterData.current.masterVariant.prices[0]?.id;
    const variantId = 1;
    const actions = [
      { changeName: { name: text("Renamed") } },
      { setMetaAttributes: { metaTitle: text("Title") } },
      { setSearchKeywords: { searchKeywords: [{ locale: "en", keywords: [{ text: "find me" }] }] } },
      { setAttribute: { variantId, name: "word", value: `"two"` } },
      { setAttributeInAllVariants: { name: "maker", value: `"M"` } },
      { setProductAttribute: { name: "range", value: `"wide"` } },
      { addExternalImage: { variantId, image: { url: "/b.svg", dimensions: { width: 1, height: 1 } } } },
      { moveImageToPosition: { variantId, imageUrl: "/b.svg", position: 0 } },
      { setImageLabel: { variantId, imageUrl: "/a.svg", label: "Old" } },
      { setPriceKey: { priceId, key: "base" } },
      {
        setProductPriceCustomType: {
          priceId,
          typeKey: "price-note",
          fields: [{ name: "note", value: `"n"` }],
        },
      },
      {
        addPrice: {
          variantId,
          price: {
            value: { centPrecision: { currencyCode: "GBP", centAmount: 90 } },
            tiers: [
              { minimumQuantity: 5, value: { centPrecision: { currencyCode: "GBP", centAmount: 80 } } },
            ],
          },
        },
      },
      { setProductVariantKey: { variantId, key: `variant-${id}` } },
      { addVariant: { sku: `G-${id}`, attributes: [{ name: "maker", value: `"M"` }] } },
      { changeMasterVariant: { variantId: 2 } },
      { addToCategory: { category: { key: "top" }, orderHint: "0.5" } },
      { setKey: { key: `key-${id}` } },
    ];
    const { updateProduct } = dataOf(await admin.graphql(UPDATE, { id, version, actions })) as unknown as {
      updateProduct: { masterData: { staged: { variants: { id: number }[] } } };
    };
    expect(updateProduct).toMatchObject({
      version: version + 1,
      key: `key-${id}`,
      masterData: {
        published: true,
        hasStagedChanges: true,
        current: { name: "Graph", masterVariant: { id: 1 } },
        staged: {
          name: "Renamed",
          metaTitle: "Title",
          searchKeywords: [{ locale: "en", searchKeywords: [{ text: "find me" }] }],
          attributesRaw: [{ name: "range", value: "wide" }],
          categories: [{ key: "below" }, { key: "top" }],
          categoryOrderHints: [{ orderHint: "0.5" }],
          masterVariant: { id: 2, attributesRaw: [{ name: "maker", value: "M" }] },
          variants: [{ id: 1 }, { id: 3, sku: `G-${id}` }],
        },
      },
    });
    const staged = (await admin.read(`products/${id}`)) as unknown as {
      masterData: { staged: { variants: object[] } };
    };
    expect(staged.masterData.staged.variants[0]).toMatchObject({
      key: `variant-${id}`,
      images: [{ url: "/b.svg" }, { url: "/a.svg", label: "Old", dimensions: { w: 10, h: 20 } }],
      attributes: [
        { name: "word", value: "two" },
        { name: "maker", value: "M" },
      ],
      prices: [
        { id: priceId, key: "base", custom: { fields: { note: "n" } } },
        { value: { centAmount: 90 }, tiers: [{ minimumQuantity: 5, value: { centAmount: 80 } }] },
      ],
    });
    const published = dataOf(
      await admin.graphql(UPDATE, { id, version: version + 1, actions: [{ publish: {} }] }),
    );
    expect(published).toMatchObject({
      updateProduct: {
        masterData: { hasStagedChanges: false, current: { name: "Renamed", masterVariant: { id: 2 } } },
      },
    });
  });

  it("publishes prices alone", async () => {
    const { id, version } = await makeProduct();
    const prices = [{ value: { centPrecision: { currencyCode: "EUR", centAmount: 50 } } }];
    await admin.graphql(UPDATE, {
      id,
      version,
      actions: [
        { changeName: { name: text("Not yet") } },
        { setPrices: { variantId: 1, prices } },
        { publish: { scope: "Prices" } },
      ],
    });
    expect(await admin.read(`products/${id}`)).toMatchObject({
      masterData: {
        current: { name: { en: "Graph" }, masterVariant: { prices: [{ value: { centAmount: 50 } }] } },
        staged: { name: { en: "Not yet" } },
        hasStagedChanges: true,
      },
    });
  });

  it("keeps its version when nothing changes, and refuses stale ones and unknown parts", async () => {
    const { id, version } = await makeProduct();
    const same = { changeName: { name: text("Graph") } };
    expect(dataOf(await admin.graphql(UPDATE, { id, version, actions: [same] }))).toMatchObject({
      updateProduct: { version },
    });
    const stale = await admin.graphql(UPDATE, { id, version: version + 5, actions: [same] });
    expect(stale.errors).toMatchObject([{ code: "ConcurrentModification", currentVersion: version }]);
    const parts = [
      { removePrice: { priceId: "none" } },
      { removeImage: { variantId: 1, imageUrl: "/none.svg" } },
      { setAttribute: { variantId: 9, name: "word", value: `"x"` } },
      { removeVariant: { id: 9 } },
    ];
    for (const action of parts) {
      const refused = await admin.graphql(UPDATE, { id, version, actions: [same, action] });
      expect(refused.errors).toMatchObject([{ code: "InvalidOperation", actionIndex: 2 }]);
    }
    const broken = { setAttribute: { variantId: 1, name: "word", value: "not json" } };
    const refused = await admin.graphql(UPDATE, { id, version, actions: [broken] });
    expect(refused.errors).toMatchObject([{ code: "InvalidField", field: "word" }]);
  });

  it("is deleted only when it is not published, and its SKU is free again", async () => {
    const { id, version } = await makeProduct();
    const remove = (at: number) =>
      admin.graphql(`mutation { deleteProduct(id: "${id}", version: ${at}) { id } }`);
    expect((await remove(version)).errors).toMatchObject([{ code: "InvalidOperation" }]);
    await admin.graphql(UPDATE, { id, version, actions: [{ unpublish: {} }] });
    const sku = `G-${number}-1`;
    expect((await remove(version)).errors).toMatchObject([{ code: "ConcurrentModification" }]);
    expect(dataOf(await remove(version + 1))).toEqual({ deleteProduct: { id } });
    expect((await remove(version + 1)).errors).toMatchObject([{ code: "InvalidSubject" }]);
    expect((await readMessages(admin, id)).at(-1)).toMatchObject({ type: "ProductDeleted" });
    await admin.make("products", {
      productType: { key: "all" },
      name: label,
      slug: { en: `graph-${number}` },
      masterVariant: { sku },
    });
  });
});

describe("categories", () => {
  it("change over GraphQL, and keep their ancestors right below a new parent", async () => {
    const created = dataOf(
      await admin.graphql(
        `mutation ($name: [LocalizedStringItemInputType!]!) {
          other: createCategory(draft: { key: "other", name: $name, slug: [{ locale: "en", value: "other" }], externalId: "x" }) { id externalId }
          leaf: createCategory(draft: { key: "leaf", name: $name, slug: [{ locale: "en", value: "leaf" }], parent: { key: "below" } }) { id version ancestors { key } }
        }`,
        { name: text("Leaf") },
      ),
    );
    expect(created).toMatchObject({ other: { externalId: "x" }, leaf: { version: 1 } });
    const { updateCategory } = dataOf(
      await admin.graphql(`mutation { updateCategory(key: "below", version: 1, actions: [
        { changeParent: { parent: { key: "other" } } } { changeOrderHint: { orderHint: "0.9" } } { setExternalId: { externalId: "y" } }
      ]) { version externalId orderHint ancestors { key } } }`),
    );
    expect(updateCategory).toEqual({
      version: 2,
      externalId: "y",
      orderHint: "0.9",
      ancestors: [{ key: "other" }],
    });
    const { category } = dataOf(await admin.graphql(`{ category(key: "leaf") { ancestors { key } } }`));
    expect(category).toEqual({ ancestors: [{ key: "other" }, { key: "below" }] });
    const loop = await admin.graphql(
      `mutation { updateCategory(key: "other", version: 1, actions: [{ changeParent: { parent: { key: "leaf" } } }]) { id } }`,
    );
    expect(loop.errors).toMatchObject([{ code: "InvalidOperation" }]);
  });

  it("go with everything below them, and products leave them", async () => {
    const inside = await admin.make(
      "products",
      draftOf([], { publish: true, categories: [{ typeId: "category", key: "leaf" }] }),
    );
    const removed = dataOf(
      await admin.graphql(`mutation { deleteCategory(key: "other", version: 1) { key } }`),
    );
    expect(removed.deleteCategory).toEqual({ key: "other" });
    for (const key of ["below", "leaf"]) expect((await admin.get(`categories/key=${key}`)).status).toBe(404);
    expect(await admin.read(`products/${inside.id}`)).toMatchObject({
      version: 2,
      masterData: { current: { categories: [] } },
    });
    expect((await readMessages(admin, inside.id)).map(({ type }) => type)).toContain(
      "ProductRemovedFromCategory",
    );
  });
});
