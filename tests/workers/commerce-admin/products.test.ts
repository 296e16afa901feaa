import { beforeAll, describe, expect, it } from "vitest";
import { readMessages } from "../commerce-messages/read-messages.ts";
import { type Administrator, type Body, connect, dataOf } from "./administrator.ts";
import { label, makeCatalogueWorld, text } from "./catalogue-world.ts";

let admin: Administrator;
let number = 0;

beforeAll(async () => {
  admin = await connect();
  await makeCatalogueWorld(admin);
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

  it("accepts every kind of action in one version, staged until published", async () => {
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

  it("publishes prices only", async () => {
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

  it("is equal in the staged and the published version after actions on both", async () => {
    const { id, version } = await makeProduct();
    const price = (centAmount: number) => ({ value: { currencyCode: "EUR", centAmount } });
    const scoped = { ...price(70), country: "AT" };
    const changed = await admin.change(
      "products",
      { id, version },
      { action: "setPrices", variantId: 1, prices: [price(80)], staged: false },
      { action: "addPrice", variantId: 1, price: scoped, staged: false },
      { action: "addVariant", prices: [price(60)], staged: false },
    );
    const { masterData } = changed as unknown as {
      masterData: { current: object; staged: object; hasStagedChanges: boolean };
    };
    expect(masterData.current).toMatchObject({
      masterVariant: { prices: [{ value: { centAmount: 80 } }, { country: "AT" }] },
      variants: [{ id: 2 }, { id: 3, prices: [{ value: { centAmount: 60 } }] }],
    });
    expect(masterData.current).toEqual(masterData.staged);
    expect(masterData.hasStagedChanges).toBe(false);
  });

  it("does not change its version without a change, and refuses stale versions and unknown parts", async () => {
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

  it("is deleted only when unpublished, and its SKU becomes free", async () => {
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
