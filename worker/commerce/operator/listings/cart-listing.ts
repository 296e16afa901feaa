import { fragment } from "../../database/fragment.ts";
import { toAmount, toTime } from "../format.ts";
import { html } from "../markup.ts";
import type { Listing } from "./listing.ts";

interface CartLine {
  readonly id: string;
  readonly key: string | null;
  readonly version: number;
  readonly state: string;
  readonly country: string | null;
  readonly isCustomer: number;
  readonly lines: number | null;
  readonly centAmount: number | null;
  readonly currency: string | null;
  readonly lastModifiedAt: string;
}

/** The owner is not read: whether it is a guest or a customer is enough. */
export const cartListing: Listing<CartLine> = {
  title: "Carts",
  path: "/operator/carts",
  searchLabel: "Id or key",
  columns: `c.id, c.key, c.version, c.state, json_extract(c.data, '$.country') AS country,
    c.customer_id IS NOT NULL AS isCustomer, json_array_length(c.data, '$.lineItems') AS lines,
    json_extract(c.data, '$.totalPrice.centAmount') AS centAmount,
    json_extract(c.data, '$.totalPrice.currencyCode') AS currency, c.last_modified_at AS lastModifiedAt`,
  from: "cart c",
  order: "c.last_modified_at DESC",
  matching: (search) => fragment("(c.id = ? OR c.key = ?)", search, search),
  cells: [
    { title: "Cart", show: ({ id }) => html`<a href="/operator/carts/${id}"><code>${id}</code></a>` },
    { title: "State", show: ({ state }) => state },
    { title: "Country", show: ({ country }) => country },
    { title: "Owner", show: ({ isCustomer }) => (isCustomer === 1 ? "customer" : "guest") },
    { title: "Lines", isNumeric: true, show: ({ lines }) => lines },
    { title: "Total", isNumeric: true, show: ({ centAmount, currency }) => toAmount(centAmount, currency) },
    { title: "Version", isNumeric: true, show: ({ version }) => version },
    { title: "Changed (UTC)", show: ({ lastModifiedAt }) => toTime(lastModifiedAt) },
  ],
};
