import { array, create, string, type } from "superstruct";
import type { FakeCart } from "../../support/fake-cart.ts";
import type { Buyer } from "./buy.ts";
import type { FaultClient } from "./fault-client.ts";
import type { FaultOrder } from "./fault-platform.ts";
import {
  type FaultProvider,
  isCapturedAtOnce,
  type ProviderSession,
  toPaymentReference,
} from "./fault-provider.ts";
import type { FaultWorld } from "./fault-world.ts";
import { waitUntil } from "./wait-until.ts";

const PaymentRecord = type({ transactions: array(type({ type: string(), state: string() })) });
const OwnOrders = type({ results: array(type({ orderNumber: string() })) });
const notifiedWithinMs = 30_000;

/**
 * Reports problems of orders and their money.
 * A second order; an order without an owner or invisible to its shopper; money captured without an order, for a
 * deferred payment, twice, or with a wrong amount; money neither captured nor returned; and outcomes that were not
 * reported to the page.
 */
export async function checkOrders(
  world: FaultWorld,
  provider: FaultProvider,
  cart: FakeCart,
  buyers: readonly Buyer[],
  watcher: FaultClient,
): Promise<void> {
  const orders = [...world.platform.orders.values()].filter((order) => order.cart.id === cart.id);
  const numbers = orders.map(({ number }) => number);
  if (orders.length > 1) world.complain(`${orders.length} orders: ${numbers.join(", ")}`);
  for (const number of buyers.flatMap(({ acknowledged }) => [...acknowledged])) {
    if (!numbers.includes(number))
      world.complain(`order ${number} was acknowledged, the platform has ${numbers}`);
  }
  checkMoney(world, provider, cart, orders[0]);
  if (orders.length === 0) return;
  world.hasOrder = true;
  for (const buyer of buyers) await checkOwnOrders(world, buyer);
  if (!(await waitUntil(() => watcher.live.isGone, notifiedWithinMs))) {
    world.complain("the page was not told that its cart was ordered");
  }
}

/** An order that was acknowledged to a shopper stays findable, whatever the session's other pages did meanwhile. */
async function checkOwnOrders(world: FaultWorld, { client, acknowledged }: Buyer): Promise<void> {
  if (acknowledged.size === 0) return;
  const reply = await client.callUntilAnswered("getOrders", {});
  const own = reply?.data ? create(reply.data, OwnOrders).results.map(({ orderNumber }) => orderNumber) : [];
  for (const number of acknowledged) {
    if (!own.includes(number)) world.complain(`${client.name} was told of order ${number} and finds ${own}`);
  }
}

function checkMoney(
  world: FaultWorld,
  provider: FaultProvider,
  cart: FakeCart,
  order: FaultOrder | undefined,
): void {
  const paid = listPaid(provider, cart);
  const taken = paid.flatMap((session) => listCaptured(provider, session));
  const due = order?.paymentState === "Paid" ? [order.total] : [];
  if (taken.join() !== due.join()) {
    world.complain(
      `taken: ${taken.join(", ") || "nothing"}; the order is ${order?.paymentState}: ${due.join() || "0"}`,
    );
  }
  for (const session of paid) {
    const reference = toPaymentReference(session.id);
    const [isCaptured, isGivenBack] = [provider.captured.has(reference), provider.cancelled.has(reference)];
    if (isCapturedAtOnce(session) && isCaptured) world.complain(`${reference} was taken once more`);
    if (isCapturedAtOnce(session)) continue;
    if (isCaptured && isGivenBack) world.complain(`${reference} was taken and given back`);
    if (!isCaptured && !isGivenBack) world.complain(`${reference} is neither taken nor given back`);
  }
  if (!isRecorded(world, provider, cart)) world.complain("what became of the money is not recorded");
}

/** Returns what the provider captured for a payment and did not return. */
function listCaptured(provider: FaultProvider, session: ProviderSession): readonly number[] {
  const reference = toPaymentReference(session.id);
  if (!isCapturedAtOnce(session)) return [...(provider.captured.get(reference)?.values() ?? [])];
  return provider.cancelled.has(reference) ? [] : [session.amount.value];
}

/**
 * Reports whether all paid money of a cart was captured or returned, and the platform's order and payment records
 * agree.
 */
export function isRecorded(world: FaultWorld, provider: FaultProvider, cart: FakeCart): boolean {
  const order = [...world.platform.orders.values()].find((one) => one.cart.id === cart.id);
  return listPaid(provider, cart).every((session) => {
    const reference = toPaymentReference(session.id);
    const isCaptured = listCaptured(provider, session).length > 0;
    const isDone = isCapturedAtOnce(session) || isCaptured || provider.cancelled.has(reference);
    const givenBack = isCapturedAtOnce(session) ? "Refund" : "CancelAuthorization";
    const kind = isCaptured ? "Charge" : givenBack;
    const key = `${cart.id}-${session.id}`;
    const record = [...world.platform.payments.values()].find((payment) => payment.key === key);
    const isNotified = !isCaptured || order?.paymentState === "Paid";
    return (
      isDone &&
      isNotified &&
      record &&
      create(record, PaymentRecord).transactions.some(({ type: of }) => of === kind)
    );
  });
}

function listPaid(provider: FaultProvider, cart: FakeCart) {
  return provider.sessionsOf(cart.id).filter(({ isPaid }) => isPaid);
}
