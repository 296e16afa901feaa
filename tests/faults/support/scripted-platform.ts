import { CommerceStandIn } from "../../support/commerce-stand-in.ts";
import { type FakeCart, pieceCents } from "../../support/fake-cart.ts";
import { type FakeCustomer, findOwnCart, readSignIn } from "../../support/fake-sign-in.ts";
import {
  CartVersions,
  codes,
  type FaultOrder,
  type FaultPlatform,
  type Merge,
  type PlatformAnswer,
  plentifulStock,
  scarceStock,
  skusOf,
  type TakeOver,
} from "./fault-platform.ts";

export const password = "hammer42";

/** The scripted platform with a history: each cart at each version. */
export class ScriptedPlatform implements FaultPlatform {
  readonly #standIn = new CommerceStandIn();
  readonly #versions = new CartVersions();
  readonly merges: Merge[] = [];
  readonly takeOvers: TakeOver[] = [];

  constructor() {
    this.#standIn.reset();
    this.#standIn.codes = new Set(codes);
  }

  async open(seed: number): Promise<void> {
    const [a, b, c] = skusOf(seed);
    for (const sku of [a, b]) this.#standIn.stock.set(sku, plentifulStock);
    this.#standIn.stock.set(c, scarceStock);
  }

  get carts(): ReadonlyMap<string, FakeCart> {
    return this.#standIn.carts;
  }

  get orders(): ReadonlyMap<string, FaultOrder> {
    const toTotal = ({ lines, codFee }: FakeCart) =>
      lines.reduce((sum, { quantity }) => sum + quantity * pieceCents, codFee);
    return new Map(
      [...this.#standIn.orders].map(([number, order]) => [
        number,
        { paymentState: "", ...order, total: toTotal(order.cart) },
      ]),
    );
  }

  get payments() {
    return this.#standIn.payments;
  }

  stockOf(sku: string): number {
    return this.#standIn.stock.get(sku) ?? 0;
  }

  /** Lines are numbered as they are created: `F7-A-2` is the cart's second line of the SKU. */
  numberOfLine(lineId: string): number {
    return Number(lineId.split("-").at(-1));
  }

  /** Adds a seed's account, without a cart. */
  addCustomer(seed: number): FakeCustomer {
    const id = `seed-${seed}-${crypto.randomUUID()}`;
    const customer = { id, email: `${id}@example.sk`, password };
    this.#standIn.customers.set(customer.email, customer);
    return customer;
  }

  async execute(
    operation: string,
    _query: string,
    variables: Record<string, unknown>,
  ): Promise<PlatformAnswer> {
    return { status: 200, body: this.#execute(operation, variables) };
  }

  #execute(operation: string, variables: Record<string, unknown>): unknown {
    if (operation === "SignIn") return this.#signIn(variables);
    const answer = this.#standIn.execute(operation, variables);
    const { id } = variables;
    if (operation === "CreateCart") for (const cart of this.carts.values()) this.#versions.remember(cart);
    const cart = typeof id === "string" ? this.carts.get(id) : undefined;
    if (cart) this.#versions.remember(cart);
    return answer;
  }

  async changeOutside(cart: FakeCart, action: Record<string, unknown>): Promise<boolean> {
    this.#execute("UpdateCart", { id: cart.id, version: cart.version, actions: [action] });
    return true;
  }

  contentAt(cartId: string, version: number): string | undefined {
    return this.#versions.contentAt(cartId, version);
  }

  #signIn(variables: Record<string, unknown>): unknown {
    const customer = this.#standIn.customers.get(readSignIn(variables.draft).email);
    const before = new Map([...this.carts].map(([id, { customerId }]) => [id, customerId]));
    const answer = this.#standIn.execute("SignIn", variables);
    const own = customer && findOwnCart(this.carts, customer.id);
    const taken = [...this.carts.values()].filter(({ id, customerId }) => customerId !== before.get(id));
    for (const cart of own ? [own, ...taken] : taken) this.#versions.remember(cart);
    const at = performance.now();
    for (const cart of taken) {
      this.takeOvers.push({ at, cart });
      if (own && cart.state === "Merged") this.merges.push({ at, into: own.id, from: cart });
    }
    return answer;
  }
}
