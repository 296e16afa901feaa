import type { CartDiscount } from "./cart-discount.ts";
import {
  applyDiscount,
  type DiscountableCart,
  type DiscountedCart,
  type DiscountState,
  toDiscountState,
  totalBeforeOnTotal,
  totalOfState,
} from "./discount-state.ts";

/**
 * Applies the discounts whose cart predicate matches, the highest sortOrder first and those on the total last. Rounds
 * prices after each. Of a group only the discount that saves most is applied. A discount that took effect and has
 * StopAfterThisDiscount prevents the rest.
 */
export function applyCartDiscounts(
  cart: DiscountableCart,
  matching: readonly CartDiscount[],
): DiscountedCart {
  const [stopped, outdone] = [new Set<string>(), new Set<string>()];
  let state = toDiscountState(cart);
  let isStopped = false;
  for (const rivals of groupRivals(sortCartDiscounts(matching))) {
    if (isStopped) {
      for (const { id } of rivals) stopped.add(id);
      continue;
    }
    const { winner, next } = chooseBest(state, rivals);
    for (const rival of rivals) if (rival !== winner) outdone.add(rival.id);
    isStopped = hasEffect(state, next, winner) && winner.stackingMode === "StopAfterThisDiscount";
    state = next;
  }
  const [shipping] = state.shipping;
  return {
    lines: new Map(cart.lines.map(({ id }, index) => [id, state.lines[index] ?? []])),
    ...(shipping ? { shipping } : {}),
    onTotal: state.total[0]?.portions ?? [],
    totalBeforeOnTotal: totalBeforeOnTotal(state),
    gifts: state.gifts,
    stopped,
    outdone,
  };
}

/** Lists ungrouped discounts alone, and those of a group together, at the position of the first. */
function groupRivals(sorted: readonly CartDiscount[]): [CartDiscount, ...CartDiscount[]][] {
  const groups = new Map<string, [CartDiscount, ...CartDiscount[]]>();
  for (const discount of sorted) {
    const name = discount.groupId ? `group ${discount.groupId}` : discount.id;
    const group = groups.get(name);
    if (group) group.push(discount);
    else groups.set(name, [discount]);
  }
  return [...groups.values()];
}

function chooseBest(
  state: DiscountState,
  [first, ...others]: readonly [CartDiscount, ...CartDiscount[]],
): { winner: CartDiscount; next: DiscountState } {
  let best = { winner: first, next: applyDiscount(state, first) };
  for (const rival of others) {
    const next = applyDiscount(state, rival);
    if (totalOfState(next) < totalOfState(best.next)) best = { winner: rival, next };
  }
  return best;
}

/**
 * A discount on shipping takes effect whenever the cart is shipped, even if free: otherwise the price of the goods
 * would depend on the shipping price, which itself depends on the goods.
 */
function hasEffect(before: DiscountState, after: DiscountState, { target, value }: CartDiscount): boolean {
  if (target?.type === "shipping") {
    return before.shipping.length > 0 && takesAnything(value, before.cart.currencyCode);
  }
  return totalOfState(after) < totalOfState(before) || after.gifts.size > before.gifts.size;
}

function takesAnything(value: CartDiscount["value"], currencyCode: string): boolean {
  if (value.type === "giftLineItem") return false;
  if (value.type === "relative") return value.permyriad > 0;
  const amount = value.money.find((money) => money.currencyCode === currencyCode);
  return amount !== undefined && (value.type === "fixed" || amount.centAmount > 0);
}

/** Highest sortOrder first; discounts on the total come after all others, since they need the discounted total. */
function sortCartDiscounts(discounts: readonly CartDiscount[]): CartDiscount[] {
  const onTotal = (discount: CartDiscount) => (discount.target?.type === "totalPrice" ? 1 : 0);
  return [...discounts].sort(
    (left, right) =>
      onTotal(left) - onTotal(right) ||
      Number(right.sortOrder) - Number(left.sortOrder) ||
      right.sortOrder.localeCompare(left.sortOrder),
  );
}
