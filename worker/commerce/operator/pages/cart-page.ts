import type { IRequest } from "itty-router";
import type { Environment } from "../../requests/environment.ts";
import { toAmount, toTime } from "../format.ts";
import { html } from "../markup.ts";
import { openReplica } from "../open-replica.ts";
import { contentLineCells, readContentLines } from "./content-lines.ts";
import { toNotFoundPage, toPage } from "./page.ts";
import { readPayments, toPayments } from "./payments.ts";
import { toFacts, toTable } from "./table.ts";

interface CartFacts {
  readonly key: string | null;
  readonly version: number;
  readonly state: string;
  readonly storeKey: string | null;
  readonly country: string | null;
  readonly isCustomer: number;
  readonly inventoryMode: string | null;
  readonly taxMode: string | null;
  readonly shippingMethod: string | null;
  readonly codes: number | null;
  readonly centAmount: number | null;
  readonly currency: string | null;
  readonly createdAt: string;
  readonly lastModifiedAt: string;
  readonly expiresAt: string;
}

const READ = `SELECT c.key, c.version, c.state, c.store_key AS storeKey, json_extract(c.data, '$.country') AS country,
    c.customer_id IS NOT NULL AS isCustomer, json_extract(c.data, '$.inventoryMode') AS inventoryMode,
    json_extract(c.data, '$.taxMode') AS taxMode,
    json_extract(c.data, '$.shippingInfo.shippingMethodName') AS shippingMethod,
    json_array_length(c.data, '$.discountCodes') AS codes,
    json_extract(c.data, '$.totalPrice.centAmount') AS centAmount,
    json_extract(c.data, '$.totalPrice.currencyCode') AS currency, c.created_at AS createdAt,
    c.last_modified_at AS lastModifiedAt, c.expires_at AS expiresAt
  FROM cart c WHERE c.id = ?`;

/** One cart: its state and lines, not its owner. */
export async function showCart({ params }: IRequest, environment: Environment): Promise<Response> {
  const id = params.id ?? "";
  const replica = openReplica(environment);
  const [cart, lines, payments] = await Promise.all([
    replica.prepare(READ).bind(id).first<CartFacts>(),
    readContentLines(replica, "cart", id),
    readPayments(replica, "cart", id, id),
  ]);
  if (!cart) return toNotFoundPage();
  const body = html`<p><a href="/operator/carts">Carts</a></p>
<h1>Cart <code>${id}</code></h1>
${toFacts([
  ["Key", cart.key],
  ["Version", cart.version],
  ["State", cart.state],
  ["Owner", cart.isCustomer === 1 ? "customer" : "guest"],
  ["Store", cart.storeKey],
  ["Country", cart.country],
  ["Inventory mode", cart.inventoryMode],
  ["Tax mode", cart.taxMode],
  ["Shipping method", cart.shippingMethod],
  ["Discount codes", cart.codes],
  ["Total", toAmount(cart.centAmount, cart.currency)],
  ["Created", toTime(cart.createdAt)],
  ["Changed", toTime(cart.lastModifiedAt)],
  ["Expires", toTime(cart.expiresAt)],
])}
<h2>Lines</h2>
${lines.length > 0 ? toTable("Lines", contentLineCells, lines) : html`<p>The cart is empty.</p>`}
<h2 id="payments">Payments</h2>
${toPayments(payments)}`;
  return toPage({ title: "Cart", part: "/operator/carts", body });
}
