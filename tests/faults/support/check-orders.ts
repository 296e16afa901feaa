import { array, create, string, type } from "superstruct";
import type { FakeCart } from "../../support/fake-cart.ts";
import type { Buyer } from "./buy.ts";
import type { FaultClient } from "./fault-client.ts";
import { type FaultProvider, toPaymentReference } from "./fault-provider.ts";
import type { FaultWorld } from "./fault-world.ts";
import { waitUntil } from "./wait-until.ts";

const PaymentRecord = type({ transactions: array(type({ type: string(), state: string() })) });
const toldWithinMs = 30_000;

/** Complains of a second order, of money without an order, of an order that nobody has, and of what was kept from the page. */
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
  checkMoney(world, provider, cart, orders.length > 0);
  if (orders.length === 0) return;
  if (!(await waitUntil(() => watcher.live.isGone, toldWithinMs))) {
    world.complain("the page was not told that its cart was ordered");
  }
}

function checkMoney(world: FaultWorld, provider: FaultProvider, cart: FakeCart, isOrdered: boolean): void {
  const paid = provider.sessionsOf(cart.id).filter(({ isPaid }) => isPaid);
  const references = paid.map(({ id }) => toPaymentReference(id));
  const captured = references.filter((reference) => provider.captured.has(reference));
  if (captured.length > 1) world.complain(`the money was taken ${captured.length} times`);
  if (captured.length > 0 && !isOrdered) world.complain("money was taken without an order");
  for (const reference of references) {
    const [isTaken, isGivenBack] = [provider.captured.has(reference), provider.cancelled.has(reference)];
    if (isTaken && isGivenBack) world.complain(`${reference} was taken and given back`);
    if (!isTaken && !isGivenBack) world.complain(`${reference} is neither taken nor given back`);
  }
  if (!isRecorded(world, provider, cart)) world.complain("what became of the money is not recorded");
}

/** Whether all paid money of a cart was taken or given back, and the platform's payment records say so. */
export function isRecorded(world: FaultWorld, provider: FaultProvider, cart: FakeCart): boolean {
  const paid = provider.sessionsOf(cart.id).filter(({ isPaid }) => isPaid);
  return paid.every(({ id }) => {
    const reference = toPaymentReference(id);
    const kind = provider.captured.has(reference) ? "Charge" : "CancelAuthorization";
    const isDone = provider.captured.has(reference) || provider.cancelled.has(reference);
    const record = [...world.platform.payments.values()].find(({ key }) => key === `${cart.id}-${id}`);
    return isDone && record && create(record, PaymentRecord).transactions.some(({ type: of }) => of === kind);
  });
}
