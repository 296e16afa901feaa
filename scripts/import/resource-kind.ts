/** The draft files by name, in an order that a platform accepts: each references only those before it. */
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

/** Shorter names of files, besides the kinds' own. */
const otherNames: Readonly<Record<string, ResourceKind>> = { prices: "standalone-prices" };

/** Returns the kind in a file's name: `products.jsonl`, also `products-2.jsonl` and `products.autumn.jsonl`. */
export function toResourceKind(fileName: string): ResourceKind | undefined {
  const stem = fileName.toLowerCase().replace(/\.(jsonl|ndjson)$/, "");
  const isNamed = (name: string) =>
    stem === name || stem.startsWith(`${name}-`) || stem.startsWith(`${name}.`);
  const other = Object.keys(otherNames).find(isNamed);
  return resourceKinds.find(isNamed) ?? (other === undefined ? undefined : otherNames[other]);
}

/** A table contains products, one row per variant, whatever its name. */
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

/** Returns the kind of a reference's `typeId`; stores and others are referenced by key and have none. */
export function toReferencedKind(typeId: string): ResourceKind | undefined {
  return kindsByTypeId[typeId];
}
