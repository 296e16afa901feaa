import { fragment } from "../../database/fragment.ts";
import { toAmount, toTime } from "../format.ts";
import { html } from "../markup.ts";
import type { Listing } from "./listing.ts";

interface OrderLine {
  readonly id: string;
  readonly orderNumber: string | null;
  readonly state: string;
  readonly paymentState: string | null;
  readonly shipmentState: string | null;
  readonly country: string | null;
  readonly lines: number | null;
  readonly centAmount: number | null;
  readonly currency: string | null;
  readonly createdAt: string;
}

/** Reads neither names nor addresses. */
export const orderListing: Listing<OrderLine> = {
  title: "Orders",
  path: "/operator/orders",
  searchLabel: "Number or id",
  columns: `o.id, o.order_number AS orderNumber, o.order_state AS state,
    json_extract(o.data, '$.paymentState') AS paymentState, json_extract(o.data, '$.shipmentState') AS shipmentState,
    json_extract(o.data, '$.country') AS country, json_array_length(o.data, '$.lineItems') AS lines,
    json_extract(o.data, '$.totalPrice.centAmount') AS centAmount,
    json_extract(o.data, '$.totalPrice.currencyCode') AS currency, o.created_at AS createdAt`,
  from: "orders o",
  order: "o.created_at DESC",
  matching: (search) => fragment("(o.id = ? OR o.order_number = ?)", search, search),
  cells: [
    {
      title: "Order",
      show: ({ id, orderNumber }) =>
        html`<a href="/operator/orders/${id}"><code>${orderNumber ?? id}</code></a>`,
    },
    { title: "State", show: ({ state }) => state },
    { title: "Payment", show: ({ paymentState }) => paymentState },
    { title: "Shipment", show: ({ shipmentState }) => shipmentState },
    { title: "Country", show: ({ country }) => country },
    { title: "Lines", isNumeric: true, show: ({ lines }) => lines },
    { title: "Total", isNumeric: true, show: ({ centAmount, currency }) => toAmount(centAmount, currency) },
    { title: "Placed (UTC)", show: ({ createdAt }) => toTime(createdAt) },
  ],
};
