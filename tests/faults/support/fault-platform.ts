import { CommerceStandIn } from "../../support/commerce-stand-in.ts";
import type { FakeCart } from "../../support/fake-cart.ts";
import { type FakeCustomer, findOwnCart, readSignIn } from "../../support/fake-sign-in.ts";
import { toContent } from "./seen-cart.ts";

/** SKUs of a seed: one that is only added, one for everything, one that is scarce. */
export const skusOf = (seed: number) => [`F${seed}-A`, `F${seed}-B`, `F${seed}-C`] as const;
export const scarceStock = 6;
export const codes = ["SPRING", "SUMMER"] as const;

export const password = "hammer42";

/** A sign-in put a guest's cart into the customer's, at one moment. */
export type Merge = { readonly at: number; readonly into: string; readonly from: FakeCart };

/** A sign-in made a guest's cart the customer's, or put it into the customer's, at one moment. */
export type TakeOver = { readonly at: number; readonly cart: FakeCart };

/** The scripted platform with a memory: what each cart was at each version. */
export class FaultPlatform {
  readonly #standIn = new CommerceStandIn();
  readonly #versions = new Map<string, Map<number, string>>();
  readonly merges: Merge[] = [];
  readonly takeOvers: TakeOver[] = [];

  constructor() {
    this.#standIn.reset();
    this.#standIn.codes = new Set(codes);
  }

  open(seed: number): void {
    const [a, b, c] = skusOf(seed);
    for (const sku of [a, b]) this.#standIn.stock.set(sku, 1000);
    this.#standIn.stock.set(c, scarceStock);
  }

  get carts(): ReadonlyMap<string, FakeCart> {
    return this.#standIn.carts;
  }

  get orders() {
    return this.#standIn.orders;
  }

  get payments() {
    return this.#standIn.payments;
  }

  stockOf(sku: string): number {
    return this.#standIn.stock.get(sku) ?? 0;
  }

  /** Lines are numbered as they are made: `F7-A-2` is the second that the cart had of the SKU. */
  numberOfLine(lineId: string): number {
    return Number(lineId.split("-").at(-1));
  }

  /** An account of a seed, without a cart. */
  addCustomer(seed: number): FakeCustomer {
    const id = `seed-${seed}-${crypto.randomUUID()}`;
    const customer = { id, email: `${id}@example.sk`, password };
    this.#standIn.customers.set(customer.email, customer);
    return customer;
  }

  /** Does what a request of the shop asks, at once. */
  execute(operation: string, variables: Record<string, unknown>): unknown {
    if (operation === "SignIn") return this.#signIn(variables);
    const answer = this.#standIn.execute(operation, variables);
    const { id } = variables;
    if (operation === "CreateCart") for (const cart of this.carts.values()) this.#remember(cart);
    const cart = typeof id === "string" ? this.carts.get(id) : undefined;
    if (cart) this.#remember(cart);
    return answer;
  }

  /** Somebody changes the cart beside its room, with the version as it is. */
  changeOutside(cart: FakeCart, action: Record<string, unknown>): void {
    this.execute("UpdateCart", { id: cart.id, version: cart.version, actions: [action] });
  }

  /** What the cart was at a version; undefined: it never had that version. */
  contentAt(cartId: string, version: number): string | undefined {
    return this.#versions.get(cartId)?.get(version);
  }

  #signIn(variables: Record<string, unknown>): unknown {
    const customer = this.#standIn.customers.get(readSignIn(variables.draft).email);
    const before = new Map([...this.carts].map(([id, { customerId }]) => [id, customerId]));
    const answer = this.#standIn.execute("SignIn", variables);
    const own = customer && findOwnCart(this.carts, customer.id);
    const taken = [...this.carts.values()].filter(({ id, customerId }) => customerId !== before.get(id));
    for (const cart of own ? [own, ...taken] : taken) this.#remember(cart);
    const at = performance.now();
    for (const cart of taken) {
      this.takeOvers.push({ at, cart });
      if (own && cart.state === "Merged") this.merges.push({ at, into: own.id, from: cart });
    }
    return answer;
  }

  #remember(cart: FakeCart): void {
    const known = this.#versions.get(cart.id) ?? new Map<number, string>();
    this.#versions.set(cart.id, known);
    if (!known.has(cart.version)) known.set(cart.version, toContentOf(cart));
  }
}

export function toContentOf(cart: FakeCart): string {
  const method = cart.fields.get("paymentMethod");
  return toContent({
    ...cart,
    paymentMethod: typeof method === "string" ? method : null,
    shipping: cart.methodKey,
    agreedToReviewMail: cart.fields.get("customerAgreedToSendEmail") !== false,
  });
}
