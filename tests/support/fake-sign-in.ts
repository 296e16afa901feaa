import { create, type Infer, optional, string, type } from "superstruct";
import type { FakeCart } from "./fake-cart.ts";
import { refusal } from "./fake-cart-actions.ts";

export type FakeCustomer = { readonly id: string; readonly email: string; readonly password: string };

const SignIn = type({
  email: string(),
  password: string(),
  anonymousId: optional(string()),
  anonymousCart: optional(type({ id: string() })),
});

type Carts = ReadonlyMap<string, FakeCart>;

export function readSignIn(draft: unknown): Infer<typeof SignIn> {
  return create(draft, SignIn);
}

/** Returns the customer's active cart, the newest of several. */
export function findOwnCart(carts: Carts, customerId: string): FakeCart | null {
  const own = [...carts.values()].filter((cart) => cart.customerId === customerId && cart.state === "Active");
  return own.at(-1) ?? null;
}

/**
 * Converts a guest's session to the customer's. The guest's cart is merged into the customer's (the larger quantity per
 * SKU) or, when the customer has none, becomes the customer's. Returns the resulting cart; a repeat changes nothing.
 */
export function takeOverCart(
  carts: Carts,
  customer: FakeCustomer,
  guest: Infer<typeof SignIn>,
): FakeCart | null {
  const own = findOwnCart(carts, customer.id);
  const given = findGivenCart(carts, customer, guest);
  if (given && own) merge(own, given);
  if (given) {
    Object.assign(given, {
      customerId: customer.id,
      email: given.email ?? customer.email,
      state: own ? "Merged" : given.state,
      version: given.version + 1,
    });
  }
  for (const cart of carts.values()) {
    if (guest.anonymousId && cart.anonymousId === guest.anonymousId && !cart.customerId) {
      Object.assign(cart, { customerId: customer.id, version: cart.version + 1 });
    }
  }
  return own ?? given;
}

function findGivenCart(carts: Carts, customer: FakeCustomer, guest: Infer<typeof SignIn>): FakeCart | null {
  const { anonymousCart, anonymousId } = guest;
  if (!anonymousCart) {
    const isGuests = (cart: FakeCart) => cart.anonymousId === anonymousId && cart.state === "Active";
    return anonymousId
      ? ([...carts.values()].find((cart) => isGuests(cart) && !cart.customerId) ?? null)
      : null;
  }
  const cart = carts.get(anonymousCart.id);
  if (!cart) throw refusal("ReferencedResourceNotFound", `No cart '${anonymousCart.id}'.`);
  if (cart.customerId === customer.id) return null;
  if (cart.customerId || cart.state !== "Active") {
    throw refusal("InvalidOperation", `The cart '${cart.id}' cannot be signed in with.`);
  }
  return cart;
}

function merge(own: FakeCart, given: FakeCart): void {
  const before = JSON.stringify(own.lines);
  for (const { sku, quantity, parentSku, cents } of given.lines) {
    const line = own.lines.find((each) => each.sku === sku);
    if (line) {
      line.quantity = Math.max(line.quantity, quantity);
      continue;
    }
    const made = (own.linesMade.get(sku) ?? 0) + 1;
    own.linesMade.set(sku, made);
    own.lines.push({ id: `${sku}-${made}`, sku, quantity, ...(parentSku && { parentSku, cents }) });
  }
  if (JSON.stringify(own.lines) !== before) own.version += 1;
}
