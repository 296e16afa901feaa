import { fragment } from "../../database/fragment.ts";
import { toCount, toEnglish, toTime } from "../format.ts";
import { html } from "../markup.ts";
import type { Listing } from "./listing.ts";

interface ProductLine {
  readonly id: string;
  readonly key: string | null;
  readonly name: string | null;
  readonly sku: string | null;
  readonly otherVariants: number | null;
  readonly productType: string | null;
  readonly published: number;
  readonly version: number;
  readonly lastModifiedAt: string;
}

const data = "coalesce(p.staged, p.current)";

export const productListing: Listing<ProductLine> = {
  title: "Products",
  path: "/operator/products",
  searchLabel: "Id, key or SKU",
  columns: `p.id, p.key, p.version, p.published, p.last_modified_at AS lastModifiedAt,
    json_extract(${data}, '$.name') AS name, json_extract(${data}, '$.masterVariant.sku') AS sku,
    json_array_length(${data}, '$.variants') AS otherVariants,
    (SELECT coalesce(r.key, r.id) FROM resource r WHERE r.id = p.product_type_id) AS productType`,
  from: "product p",
  order: "p.seq DESC",
  matching: (search) =>
    fragment(
      `(p.id = ? OR p.key = ?
        OR p.seq IN (SELECT v.product_seq FROM product_variant v WHERE v.sku = ? COLLATE NOCASE))`,
      search,
      search,
      search,
    ),
  cells: [
    {
      title: "Product",
      show: ({ id, name, key }) =>
        html`<a href="/operator/products/${id}">${toEnglish(name) || (key ?? id)}</a>`,
    },
    { title: "Key", show: ({ key }) => html`<code>${key ?? ""}</code>` },
    {
      title: "SKU",
      show: ({ sku, otherVariants }) =>
        html`<code>${sku ?? ""}</code>${otherVariants ? ` and ${toCount(otherVariants, "variant")} more` : ""}`,
    },
    { title: "Type", show: ({ productType }) => productType },
    { title: "State", show: ({ published }) => (published === 1 ? "published" : "draft") },
    { title: "Version", isNumeric: true, show: ({ version }) => version },
    { title: "Changed (UTC)", show: ({ lastModifiedAt }) => toTime(lastModifiedAt) },
  ],
};
