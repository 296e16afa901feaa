/** The draft files by name, in the order in which a platform can take them: each refers only to those before it. */
export const resourceKinds = [
  "types",
  "tax-categories",
  "zones",
  "stores",
  "shipping-methods",
  "product-types",
  "categories",
  "product-discounts",
  "products",
  "inventory",
  "cart-discounts",
  "discount-codes",
  "reviews",
] as const;

export type ResourceKind = (typeof resourceKinds)[number];

/** The kind that a file's name says: `products.jsonl`, also `products-2.jsonl` and `products.autumn.jsonl`. */
export function toResourceKind(fileName: string): ResourceKind | undefined {
  const stem = fileName.toLowerCase().replace(/\.(jsonl|ndjson)$/, "");
  return resourceKinds.find(
    (kind) => stem === kind || stem.startsWith(`${kind}-`) || stem.startsWith(`${kind}.`),
  );
}

const kindsByTypeId: Readonly<Record<string, ResourceKind>> = {
  type: "types",
  "tax-category": "tax-categories",
  zone: "zones",
  "shipping-method": "shipping-methods",
  "product-type": "product-types",
  category: "categories",
  "product-discount": "product-discounts",
  product: "products",
  "cart-discount": "cart-discounts",
  "discount-code": "discount-codes",
};

/** The kind that a reference's `typeId` means; stores and others keep their key and have none. */
export function toReferencedKind(typeId: string): ResourceKind | undefined {
  return kindsByTypeId[typeId];
}
