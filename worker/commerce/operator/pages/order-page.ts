import type { IRequest } from "itty-router";
import type { Environment } from "../../requests/environment.ts";
import { toAmount, toTime } from "../format.ts";
import { html } from "../markup.ts";
import { openReplica } from "../open-replica.ts";
import { contentLineCells, readContentLines } from "./content-lines.ts";
import { toNotFoundPage, toPage } from "./page.ts";
import { readPayments, toPayments } from "./payments.ts";
import { toFacts, toTable } from "./table.ts";

interface OrderFacts {
  readonly orderNumber: string | null;
  readonly version: number;
  readonly state: string;
  readonly paymentState: string | null;
  readonly shipmentState: string | null;
  readonly storeKey: string | null;
  readonly country: string | null;
  readonly cartId: string | null;
  readonly shippingMethod: string | null;
  readonly payments: number | null;
  readonly centAmount: number | null;
  readonly taxCents: number | null;
  readonly currency: string | null;
  readonly createdAt: string;
  readonly lastModifiedAt: string;
}

const READ = `SELECT o.order_number AS orderNumber, o.version, o.order_state AS state,
    json_extract(o.data, '$.paymentState') AS paymentState, json_extract(o.data, '$.shipmentState') AS shipmentState,
    o.store_key AS storeKey, json_extract(o.data, '$.country') AS country, o.cart_id AS cartId,
    json_extract(o.data, '$.shippingInfo.shippingMethodName') AS shippingMethod,
    json_array_length(o.data, '$.paymentInfo.payments') AS payments,
    json_extract(o.data, '$.totalPrice.centAmount') AS centAmount,
    json_extract(o.data, '$.taxedPrice.totalTax.centAmount') AS taxCents,
    json_extract(o.data, '$.totalPrice.currencyCode') AS currency, o.created_at AS createdAt,
    o.last_modified_at AS lastModifiedAt
  FROM orders o WHERE o.id = ?`;

/** One order: its states, sums and lines, not its customer. */
export async function showOrder({ params }: IRequest, environment: Environment): Promise<Response> {
  const id = params.id ?? "";
  const replica = openReplica(environment);
  const [order, lines] = await Promise.all([
    replica.prepare(READ).bind(id).first<OrderFacts>(),
    readContentLines(replica, "orders", id),
  ]);
  if (!order) return toNotFoundPage();
  const payments = await readPayments(replica, "orders", id, order.cartId ?? id);
  const { orderNumber, cartId, currency } = order;
  const body = html`<p><a href="/operator/orders">Orders</a></p>
<h1>Order <code>${orderNumber ?? id}</code></h1>
${toFacts([
  ["Id", html`<code>${id}</code>`],
  ["Version", order.version],
  ["State", order.state],
  ["Payment", order.paymentState],
  ["Shipment", order.shipmentState],
  ["Store", order.storeKey],
  ["Country", order.country],
  ["Cart", cartId && html`<a href="/operator/carts/${cartId}"><code>${cartId}</code></a>`],
  ["Shipping method", order.shippingMethod],
  ["Payments", html`<a href="#payments">${order.payments ?? 0}</a>`],
  ["Total", toAmount(order.centAmount, currency)],
  ["Tax in it", toAmount(order.taxCents, currency)],
  ["Placed", toTime(order.createdAt)],
  ["Changed", toTime(order.lastModifiedAt)],
])}
<h2>Lines</h2>
${toTable("Lines", contentLineCells, lines)}
<h2 id="payments">Payments</h2>
${toPayments(payments)}`;
  return toPage({ title: `Order ${orderNumber ?? id}`, part: "/operator/orders", body });
}
