import type { GatewayError } from "../../../app/foundation/gateway-error";
import { err, ok, type Result } from "../../../app/foundation/result";
import { createAllOrders } from "../../../app/gateways/commerce/create-all-orders";
import type { CustomerOrder } from "../../../app/orders/model/customer-order";
import type { EInvoice } from "../../../app/orders/model/e-invoice";
import {
  type EInvoiceDelivery,
  type EInvoiceNetwork,
  isDeliverable,
} from "../../../app/orders/model/e-invoice-delivery";
import { addressToNetwork } from "../../../app/orders/model/e-invoice-endpoints";
import { toEInvoice } from "../../../app/orders/operations/to-e-invoice.server";
import { writeUbl } from "../../../app/orders/operations/write-ubl.server";
import { readEnvironment } from "../config/environment";
import { createLog } from "../create-log";
import { rememberEnvironment } from "../environment-memory";
import { type MailShop, openMailShop } from "../mail/open-mail-shop";

/** An older invoice went another way before the network was connected. */
const oldestMs = 30 * 24 * 60 * 60_000;

/**
 * Sends an order's electronic invoice to the network of its country, and records that on the order. Does nothing for a
 * private person, in a country without a network, or if the network has it already.
 */
export async function sendEInvoice(
  orderId: string,
  bindings: ShopBindings,
): Promise<Result<null, GatewayError>> {
  const orders = createAllOrders(rememberEnvironment(bindings).commerce);
  const found = await orders.load(orderId);
  if (!found.ok) return found;
  if (found.value === null) return ok(null);
  const shop = await openMailShop(bindings, found.value.country, found.value.locale ?? null);
  const placed = await shop.loadPlacedOrder(orderId);
  if (!placed.ok) return placed;
  const order = placed.value;
  const network = order && chooseNetwork(order, shop);
  if (!order || !network) return ok(null);
  const addressed = await addressInvoice(order, shop);
  if (!addressed) return err(withoutAddress);
  const { vatNumber } = addressed.buyer;
  const buyer = { country: order.country, vatNumber: vatNumber ?? "" };
  const sent = await shop.eInvoices.send({ key: orderId, ubl: writeUbl(addressed, "Peppol"), buyer });
  if (!sent.ok) return sent;
  createLog({ order: order.orderNumber }).info("e_invoice.accepted", { network, id: sent.value });
  return note(
    orderId,
    { network, state: "accepted", at: new Date().toISOString(), id: sent.value },
    bindings,
  );
}

/** Returns the network that must have this order's invoice; null: none, or it has it. */
function chooseNetwork(order: CustomerOrder, { eInvoices, context }: MailShop): EInvoiceNetwork | null {
  const { invoice, eInvoiceDelivery, orderNumber } = order;
  if (invoice === null || !isDeliverable(order) || eInvoiceDelivery?.state === "accepted") return null;
  if (Date.now() - Date.parse(invoice.date) > oldestMs) return null;
  if (eInvoices.network === null && context.duties.has("e-invoice"))
    createLog({ order: orderNumber }).error("e_invoice.network_missing", { country: order.country });
  return eInvoices.network;
}

async function addressInvoice(order: CustomerOrder, shop: MailShop): Promise<EInvoice | null> {
  const { eInvoice } = await shop.loadInvoiceTerms();
  const invoice = toEInvoice(order, eInvoice);
  return invoice && addressToNetwork(invoice);
}

/** Records that the invoice was given up, for the company and for the operator. */
export async function noteFailedEInvoice(
  orderId: string,
  reason: string,
  bindings: ShopBindings,
): Promise<Result<null, GatewayError>> {
  const found = await createAllOrders(rememberEnvironment(bindings).commerce).load(orderId);
  if (!found.ok) return found;
  const { networks } = readEnvironment(bindings).eInvoices;
  const network = found.value && networks[found.value.country];
  if (!network) return ok(null);
  return note(orderId, { network, state: "failed", at: new Date().toISOString(), reason }, bindings);
}

function note(orderId: string, delivery: EInvoiceDelivery, bindings: ShopBindings) {
  const orders = createAllOrders(rememberEnvironment(bindings).commerce);
  return orders.note(orderId, { eInvoiceDelivery: JSON.stringify(delivery) });
}

const withoutAddress: GatewayError = {
  system: "e-invoices",
  kind: "rejected",
  retryable: false,
  message: "The order has no VAT, or a VAT number of no country of the shop",
  code: "incomplete",
};
