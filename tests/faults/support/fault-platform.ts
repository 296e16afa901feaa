import { CommerceStandIn } from "../../support/commerce-stand-in.ts";
import type { FakeCart } from "../../support/fake-cart.ts";
import { toContent } from "./seen-cart.ts";

/** SKUs of a seed: one that is only added, one for everything, one that is scarce. */
export const skusOf = (seed: number) => [`F${seed}-A`, `F${seed}-B`, `F${seed}-C`] as const;
export const scarceStock = 25;
export const codes = ["SPRING", "SUMMER"] as const;

/** The scripted platform with a memory: what each cart was at each version. */
export class FaultPlatform {
  readonly #standIn = new CommerceStandIn();
  readonly #versions = new Map<string, Map<number, string>>();

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

  /** Does what a request of the shop asks, at once. */
  execute(operation: string, variables: Record<string, unknown>): unknown {
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

  #remember(cart: FakeCart): void {
    const known = this.#versions.get(cart.id) ?? new Map<number, string>();
    this.#versions.set(cart.id, known);
    if (!known.has(cart.version)) known.set(cart.version, toContentOf(cart));
  }
}

export function toContentOf(cart: FakeCart): string {
  const method = cart.fields.get("paymentMethod");
  return toContent({ ...cart, paymentMethod: typeof method === "string" ? method : null });
}
