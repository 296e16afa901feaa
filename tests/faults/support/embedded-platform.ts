import { array, create, type Infer, is, number, optional, record, string, type, unknown } from "superstruct";
import {
  loadCartDocument,
  loadOrderDocument,
  type PlatformCartAnswer,
  type PlatformOrderAnswer,
  updateCartDocument,
} from "../../../app/gateways/commerce/carts/cart-documents.ts";
import { toCart } from "../../../app/gateways/commerce/carts/to-cart.ts";
import { checkResponse } from "../../../app/gateways/commerce/check-response.ts";
import { requireDemo } from "../../../scripts/base/load-demo.ts";
import { PlatformClient } from "../../../scripts/import/platform-client.ts";
import { startPlatform } from "../../contracts/import/start-platform.ts";
import { ProjectClient } from "../../contracts/platform-behaviour/project-client.ts";
import { eur } from "../../contracts/platform-behaviour/stock-shop.ts";
import { type FakeCart, newFakeCart, pieceCents } from "../../support/fake-cart.ts";
import {
  CartVersions,
  codes,
  type FaultOrder,
  type FaultPayment,
  type FaultPlatform,
  type PlatformAnswer,
  plentifulStock,
  scarceStock,
  skusOf,
} from "./fault-platform.ts";

const GraphQLAnswer = type({ data: optional(unknown()) });
const Payment = type({ id: string(), version: number(), transactions: array(unknown()) });
const Draft = type({ draft: type({ key: string() }) });
const PaymentStateChange = type({
  id: string(),
  actions: array(type({ changePaymentState: type({ paymentState: string() }) })),
});
const List = type({ results: array(unknown()) });

/** Enough for the shop's settings; the seeds buy their own products. */
const demoProducts = 5;

/**
 * The embedded platform in a process that is never killed, and what its responses revealed.
 * Includes responses that never reached the shop. Only the scripted platform covers two sign-ins at once.
 */
export class EmbeddedPlatform implements FaultPlatform {
  readonly carts = new Map<string, FakeCart>();
  readonly orders = new Map<string, FaultOrder>();
  readonly payments = new Map<string, FaultPayment & { version: number }>();
  readonly merges = [];
  readonly takeOvers = [];
  readonly stop: () => Promise<void>;
  readonly #client: ProjectClient;
  readonly #versions = new CartVersions();
  readonly #deleted = new Set<string>();
  /** Order numbers by order id. */
  readonly #numbers = new Map<string, string>();
  /** Line ids in order of first appearance, by cart and SKU. */
  readonly #lines = new Map<string, string[]>();

  private constructor(client: ProjectClient, stop: () => Promise<void>) {
    this.#client = client;
    this.stop = stop;
  }

  /** Starts it with the demo shops' stores, taxes and delivery, and with what the clients of all seeds request. */
  static async start(): Promise<EmbeddedPlatform> {
    const running = await startPlatform();
    const demo = await requireDemo();
    await demo.seedPlatform({ ...running.settings, products: demoProducts });
    await giveNothingAway(new PlatformClient(running.settings));
    const client = await ProjectClient.connect(running.settings, fetchOverOwnConnection);
    await client.create("shipping-methods", {
      key: "express",
      name: "express",
      taxCategory: { typeId: "tax-category", key: "standard" },
      isDefault: false,
      zoneRates: [{ zone: { typeId: "zone", key: "sk" }, shippingRates: [{ price: eur(990) }] }],
    });
    for (const [index, code] of codes.entries()) {
      const discount = await client.create("cart-discounts", {
        name: { en: code },
        value: { type: "relative", permyriad: 500 },
        cartPredicate: "1 = 1",
        target: { type: "lineItems", predicate: "1 = 1" },
        sortOrder: `0.9${index + 1}`,
        requiresDiscountCode: true,
      });
      const cartDiscounts = [{ typeId: "cart-discount", id: discount.id }];
      await client.create("discount-codes", { code, cartDiscounts, isActive: true });
    }
    await client.create("product-types", { key: "fault", name: "fault", description: "of the fault tests" });
    return new EmbeddedPlatform(client, running.stop);
  }

  async open(seed: number): Promise<void> {
    const skus = skusOf(seed);
    const [masterVariant, ...variants] = skus.map((sku) => ({ sku, prices: [{ value: eur(pieceCents) }] }));
    await this.#client.create("products", {
      productType: { typeId: "product-type", key: "fault" },
      taxCategory: { typeId: "tax-category", key: "standard" },
      name: { en: `F${seed}`, sk: `F${seed}` },
      slug: { en: `f-${seed}`, sk: `f-${seed}` },
      masterVariant,
      variants,
      publish: true,
    });
    for (const sku of skus) {
      await this.#client.create("inventory", { sku, quantityOnStock: this.stockOf(sku) });
    }
  }

  stockOf(sku: string): number {
    return sku.endsWith("-C") ? scarceStock : plentifulStock;
  }

  numberOfLine(lineId: string): number {
    for (const ids of this.#lines.values()) if (ids.includes(lineId)) return ids.indexOf(lineId) + 1;
    return 0;
  }

  async execute(
    operation: string,
    query: string,
    variables: Record<string, unknown>,
  ): Promise<PlatformAnswer> {
    const answer = await this.#client.send<unknown>("POST", "graphql", { query, variables });
    const { data } = create(answer.body, GraphQLAnswer);
    if (is(data, record(string(), unknown()))) this.#observe(operation, variables, Object.values(data));
    return answer;
  }

  async changeOutside(cart: FakeCart, action: Record<string, unknown>): Promise<boolean> {
    const { id, version } = cart;
    const variables = { id, version, actions: [action] };
    const { body } = await this.execute("UpdateCart", updateCartDocument, variables);
    return !is(body, type({ errors: array(unknown()) }));
  }

  contentAt(cartId: string, version: number): string | undefined {
    return this.#versions.contentAt(cartId, version);
  }

  #observe(operation: string, variables: Record<string, unknown>, results: readonly unknown[]): void {
    if (operation === "UpdateOrder" && results.some((result) => result !== null)) this.#settle(variables);
    if (operation === "DeleteCart" && results.some((result) => result !== null)) {
      this.#deleted.add(String(variables.id));
      this.carts.delete(String(variables.id));
    }
    for (const result of results.flatMap((result) => (is(result, List) ? result.results : [result]))) {
      const order = checkResponse(loadOrderDocument, { order: result });
      const cart = checkResponse(loadCartDocument, { cart: result });
      if (order.ok && order.value.order) this.#observeOrder(order.value.order);
      else if (cart.ok && cart.value.cart)
        this.#observeCart(cart.value.cart, operation === "CreateCart" ? variables : null);
      else if (is(result, Payment)) this.#observePayment(result, variables);
    }
  }

  #observeCart(answer: PlatformCartAnswer, creation: Record<string, unknown> | null): FakeCart {
    const cart = toCart(answer);
    const owner = { anonymousId: answer.anonymousId ?? null, customerId: cart.customerId };
    const key = creation ? create(creation, Draft).draft.key : "";
    const known =
      this.carts.get(cart.id) ??
      Object.assign(newFakeCart(key, cart.storeKey, owner), { id: cart.id, version: 0 });
    // An earlier response may arrive after the deletion's.
    if (!this.#deleted.has(cart.id)) this.carts.set(cart.id, known);
    for (const { id, sku } of cart.lines) this.#number(`${cart.id} ${sku}`, id);
    const seen: FakeCart = {
      ...known,
      ...owner,
      version: cart.version,
      state: answer.cartState === "Frozen" ? "Active" : answer.cartState,
      lines: cart.lines.map(({ id, sku, quantity }) => ({ id, sku, quantity })),
      codes: cart.discountCodes.map(({ code }) => code),
      email: cart.email,
      methodKey: cart.shipping?.methodKey ?? null,
      fields: new Map((answer.custom?.customFieldsRaw ?? []).map(({ name, value }) => [name, value])),
    };
    this.#versions.remember(seen);
    return seen.version >= known.version ? Object.assign(known, seen) : known;
  }

  #number(of: string, lineId: string): void {
    const ids = this.#lines.get(of) ?? [];
    if (!ids.includes(lineId)) this.#lines.set(of, [...ids, lineId]);
  }

  #observeOrder(answer: PlatformOrderAnswer): void {
    const { id, orderNumber, cartRef, paymentState, taxedPrice, totalPrice } = answer;
    const cart = this.carts.get(cartRef?.id ?? "");
    if (!cart || !orderNumber) return;
    this.#numbers.set(id, orderNumber);
    cart.state = "Ordered";
    const { centAmount: total } = taxedPrice?.totalGross ?? totalPrice;
    this.orders.set(orderNumber, { number: orderNumber, cart, paymentState: paymentState ?? "", total });
  }

  #settle(variables: unknown): void {
    if (!is(variables, PaymentStateChange)) return;
    const number = this.#numbers.get(variables.id) ?? "";
    const order = this.orders.get(number);
    const [action] = variables.actions;
    if (order && action) this.orders.set(number, { ...order, ...action.changePaymentState });
  }

  #observePayment({ id, version, transactions }: Infer<typeof Payment>, variables: unknown): void {
    const known = this.payments.get(id);
    const key = known?.key ?? (is(variables, Draft) ? variables.draft.key : "");
    if ((known?.version ?? 0) < version) this.payments.set(id, { key, version, transactions });
  }
}

/** The other side may close a persistent connection just when it is reused, and the request is lost. */
function fetchOverOwnConnection(address: string | URL | Request, init?: RequestInit): Promise<Response> {
  const headers = new Headers(init?.headers);
  headers.set("Connection", "close");
  return fetch(address, { ...init, headers });
}

/** Removes gifts: no command adds a gift to a cart, so no command would explain it. */
async function giveNothingAway(client: PlatformClient): Promise<void> {
  const gift = await client.loadByKey("cart-discounts", "gift-from-sum");
  if (!gift) throw new Error("the demo catalogue no longer has a gift: remove this step");
  await client.update("cart-discounts", gift, [{ action: "changeIsActive", isActive: false }]);
}
