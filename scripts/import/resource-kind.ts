/** The draft files by name, in the order in which a platform can take them: each refers only to those before it. */
export const resourceKinds = [
  "types",
  "tax-categories",
  "zones",
  "channels",
  "customer-groups",
  "stores",
  "shipping-methods",
  "product-types",
  "categories",
  "product-discounts",
  "products",
  "standalone-prices",
  "inventory",
  "discount-groups",
  "cart-discounts",
  "discount-codes",
  "customers",
  "reviews",
  "custom-objects",
  "payments",
  "orders",
] as const;

export type ResourceKind = (typeof resourceKinds)[number];

/** Shorter names of files, beside the kinds' own. */
const otherNames: Readonly<Record<string, ResourceKind>> = { prices: "standalone-prices" };

/** The kind that a file's name says: `products.jsonl`, also `products-2.jsonl` and `products.autumn.jsonl`. */
export function toResourceKind(fileName: string): ResourceKind | undefined {
  const stem = fileName.toLowerCase().replace(/\.(jsonl|ndjson)$/, "");
  const isNamed = (name: string) =>
    stem === name || stem.startsWith(`${name}-`) || stem.startsWith(`${name}.`);
  const other = Object.keys(otherNames).find(isNamed);
  return resourceKinds.find(isNamed) ?? (other === undefined ? undefined : otherNames[other]);
}

/** A table holds products, one row a variant, whatever it is called. */
export function isTable(fileName: string): boolean {
  return /\.csv$/i.test(fileName);
}

const kindsByTypeId: Readonly<Record<string, ResourceKind>> = {
  type: "types",
  "tax-category": "tax-categories",
  zone: "zones",
  channel: "channels",
  "customer-group": "customer-groups",
  "shipping-method": "shipping-methods",
  "product-type": "product-types",
  category: "categories",
  "product-discount": "product-discounts",
  product: "products",
  "standalone-price": "standalone-prices",
  "inventory-entry": "inventory",
  "discount-group": "discount-groups",
  "cart-discount": "cart-discounts",
  "discount-code": "discount-codes",
  customer: "customers",
  review: "reviews",
  payment: "payments",
};

/** The kind that a reference's `typeId` means; stores and others keep their key and have none. */
export function toReferencedKind(typeId: string): ResourceKind | undefined {
  return kindsByTypeId[typeId];
}
