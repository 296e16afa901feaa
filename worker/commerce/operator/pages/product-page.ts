import type { IRequest } from "itty-router";
import { PRODUCT_COLUMNS, type ProductRow, parseProductRow } from "../../products/load-product.ts";
import {
  allVariants,
  type Product,
  toProductBody,
  type Variant,
  workingData,
} from "../../products/product.ts";
import type { Environment } from "../../requests/environment.ts";
import { toAmount, toCount, toEnglish, toTime } from "../format.ts";
import type { ListingCell } from "../listings/listing.ts";
import { html, type Markup } from "../markup.ts";
import { openReplica } from "../open-replica.ts";
import { toNotFoundPage, toPage } from "./page.ts";
import { toFacts, toTable, toWideFacts } from "./table.ts";

/** One product: its state, its variants, and its full REST form. */
export async function showProduct({ params }: IRequest, environment: Environment): Promise<Response> {
  const row = await openReplica(environment)
    .prepare(`SELECT ${PRODUCT_COLUMNS} FROM product p WHERE p.id = ?`)
    .bind(params.id ?? "")
    .first<ProductRow>();
  if (!row) return toNotFoundPage();
  const product = parseProductRow(row);
  const data = workingData(product);
  const name = toEnglish(JSON.stringify(data.name)) || product.id;
  const body = html`<p><a href="/operator/products">Products</a></p>
<h1>${name}</h1>
${toFacts(toProductFacts(product))}
<h2>Variants</h2>
${toTable("Variants", variantCells, allVariants(data))}
<h2>Names</h2>
<details><summary>${toCount(Object.keys(data.name).length, "language")}</summary>
${toWideFacts(Object.entries(data.name).map(([language, text]) => [language, html`${text} <code>${data.slug[language] ?? ""}</code>`]))}</details>
<h2>As REST answers it</h2>
<details><summary>The whole product as JSON</summary>
<pre tabindex="0">${JSON.stringify(toProductBody(product), null, 2)}</pre></details>`;
  return toPage({ title: name, part: "/operator/products", body });
}

function toProductFacts(product: Product): readonly (readonly [string, Markup | string | number | null])[] {
  const { id, key, published, version, staged, createdAt, lastModifiedAt } = product;
  return [
    ["Id", html`<code>${id}</code>`],
    ["Key", key],
    ["State", `${published ? "published" : "not published"}${staged ? ", with changes that wait" : ""}`],
    ["Version", version],
    ["Created", toTime(createdAt)],
    ["Changed", toTime(lastModifiedAt)],
  ];
}

const variantCells: readonly ListingCell<Variant>[] = [
  { title: "Variant", show: ({ id }) => id },
  { title: "SKU", show: ({ sku }) => html`<code>${sku ?? ""}</code>` },
  { title: "Key", show: ({ key }) => key },
  {
    title: "Prices",
    show: ({ prices }) =>
      html`<ul>${prices.map(({ value, country, customerGroup, channel }) => {
        const scope = [country, customerGroup && "group", channel && "channel"].filter(Boolean).join(", ");
        return html`<li>${toAmount(value.centAmount, value.currencyCode)}${scope && ` (${scope})`}</li>`;
      })}</ul>`,
  },
  { title: "Pictures", isNumeric: true, show: ({ images }) => images.length },
  { title: "Attributes", isNumeric: true, show: ({ attributes }) => attributes.length },
];
