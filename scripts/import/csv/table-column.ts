/** The meaning of a table's column. */
export type TableColumn =
  | { readonly kind: "field"; readonly field: ColumnField }
  | { readonly kind: "text"; readonly field: string; readonly language: string }
  | { readonly kind: "attribute"; readonly name: string; readonly language?: string }
  | { readonly kind: "ignored" }
  | { readonly kind: "unknown" };

export type ColumnField =
  | "productType"
  | "key"
  | "taxCategory"
  | "categories"
  | "publish"
  | "variantId"
  | "sku"
  | "variantKey"
  | "prices"
  | "images";

const fields: Readonly<Record<string, ColumnField>> = {
  productType: "productType",
  key: "key",
  productKey: "key",
  tax: "taxCategory",
  taxCategory: "taxCategory",
  categories: "categories",
  _published: "publish",
  publish: "publish",
  variantId: "variantId",
  sku: "sku",
  variantKey: "variantKey",
  prices: "prices",
  images: "images",
};

const texts: ReadonlySet<string> = new Set([
  "name",
  "slug",
  "description",
  "metaTitle",
  "metaDescription",
  "metaKeywords",
  "searchKeywords",
]);

/** Columns that an export of such a table writes and an import does not use. */
const ignored: ReadonlySet<string> = new Set([
  "",
  "id",
  "_hasStagedChanges",
  "creationDate",
  "lastModifiedAt",
]);

/**
 * Parses a column's header.
 * A field, a text in a language (`name.en`), or an attribute (`colour`, `material.de`).
 */
export function toTableColumn(header: string, isAttribute: (name: string) => boolean): TableColumn {
  const field = Object.hasOwn(fields, header) ? fields[header] : undefined;
  if (field) return { kind: "field", field };
  if (ignored.has(header)) return { kind: "ignored" };
  const at = header.lastIndexOf(".");
  const [name, language] = at > 0 ? [header.slice(0, at), header.slice(at + 1)] : [header, undefined];
  if (language !== undefined && texts.has(name)) return { kind: "text", field: name, language };
  if (isAttribute(header)) return { kind: "attribute", name: header };
  if (language !== undefined && isAttribute(name)) return { kind: "attribute", name, language };
  return { kind: "unknown" };
}
