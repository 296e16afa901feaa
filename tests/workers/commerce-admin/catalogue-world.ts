import type { Administrator } from "./administrator.ts";

export const text = (value: string) => [{ locale: "en", value }];
export const label = { en: "…" };

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

/** Creates the product types `all`, `strict` and `part`, and the category `below` under `top`. */
export async function makeCatalogueWorld(admin: Administrator): Promise<void> {
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
}

let number = 0;

/** Returns a draft of type `all` with a unique key, slug and SKU. */
export function draftOf(attributesOfMaster: readonly object[], more: object = {}) {
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
