import {
  type FakeCart,
  guaranteeSku,
  newFakeCart,
  pieceCents,
  toPlatformCart,
  toPlatformOrder,
  toSaleProduct,
} from "./fake-cart.ts";
import { applyActions, PlatformRefusal, refusal, takeStock } from "./fake-cart-actions.ts";
import { toGuaranteeAnswer } from "./fake-guarantee.ts";
import { type FakePayment, resolvePayment } from "./fake-payments.ts";
import { type FakeCustomer, findOwnCart, readSignIn, takeOverCart } from "./fake-sign-in.ts";

type Variables = Record<string, unknown> & { id?: string; version?: number };
type Fault = "before" | "after" | "twice";

/**
 * A small scripted commerce platform.
 * Versions, keys, order numbers and stock are real, prices are flat. Faults: `before` responds 503 and does nothing;
 * `after` executes and then responds 503, like a cut connection; `twice` executes the same request two times.
 */
export class CommerceStandIn {
  readonly carts = new Map<string, FakeCart>();
  readonly orders = new Map<string, { number: string; cart: FakeCart; paymentState?: string }>();
  readonly payments = new Map<string, FakePayment>();
  readonly customers = new Map<string, FakeCustomer>();
  /** Version of the customer who signs in. */
  customerVersion = 1;
  stock = new Map<string, number>();
  /** SKUs without a stock entry; all other SKUs have one. */
  productsWithoutStock = new Set<string>();
  /** SKUs of unpublished products. */
  unpublished = new Set<string>();
  /** `eligibleForSelling` by SKU. */
  ineligible = new Map<string, Readonly<Record<string, string>>>();
  pieceCents = pieceCents;
  /** Like the hosted platform: refuses orders at outdated prices. */
  refusesOldPrices = false;
  /** Calls of these operations wait for the promise. */
  held: { readonly operation: string; readonly until: Promise<void> } | null = null;
  /** Custom fields of the store. */
  settings: { name: string; value: unknown }[] = [];
  /** Existing discount codes. They match every cart, except those whose name begins with `UNFIT`. */
  codes = new Set<string>();
  readonly calls: string[] = [];
  /** Faults of the next calls of an operation. */
  faults = new Map<string, Fault[]>();
  /** Runs once before an operation: simulates a second device, for example. */
  before = new Map<string, () => void>();

  reset(): void {
    const stores = [this.carts, this.orders, this.payments, this.customers, this.faults, this.before];
    for (const store of stores) store.clear();
    this.stock = new Map([["EX10000001", 20]]);
    this.productsWithoutStock = new Set();
    this.unpublished = new Set();
    this.ineligible = new Map();
    this.pieceCents = pieceCents;
    this.refusesOldPrices = false;
    this.codes = new Set();
    this.settings = [];
    this.held = null;
    this.customerVersion = 1;
    this.calls.length = 0;
  }

  count(operation: string): number {
    return this.calls.filter((call) => call === operation).length;
  }

  async answer(request: Request): Promise<Response> {
    if (new URL(request.url).pathname.includes("/custom-objects/")) return nothingStored();
    if (new URL(request.url).pathname === "/oauth/token") {
      return Response.json({ access_token: "token", expires_in: 172_800 });
    }
    const { query, variables } = (await request.json()) as { query: string; variables: Variables };
    const operation = /(?:query|mutation) (\w+)/.exec(query)?.[1] ?? "";
    this.calls.push(operation);
    if (this.held?.operation === operation) await this.held.until;
    this.#runHook(operation);
    const fault = this.faults.get(operation)?.shift();
    if (fault === "before") return new Response(null, { status: 503 });
    if (fault === "twice") this.execute(operation, variables);
    const answer = this.execute(operation, variables);
    return fault === "after" ? new Response(null, { status: 503 }) : Response.json(answer);
  }

  #runHook(operation: string): void {
    const hook = this.before.get(operation);
    this.before.delete(operation);
    hook?.();
  }

  /** Returns the response body for an operation of the shop. */
  execute(operation: string, variables: Variables): unknown {
    try {
      return { data: this.#resolve(operation, variables) };
    } catch (error) {
      if (!(error instanceof PlatformRefusal)) throw error;
      return { data: null, errors: [{ message: error.message, extensions: error.extensions }] };
    }
  }

  #resolve(operation: string, variables: Variables): unknown {
    switch (operation) {
      case "LoadCart":
        return { cart: this.#find(variables.id) };
      case "FindCart": {
        const key = /"(.*)"/.exec(String(variables.where))?.[1];
        const found = [...this.carts.values()].find((cart) => cart.key === key);
        return { carts: { results: found ? [toPlatformCart(found)] : [] } };
      }
      case "ListActiveCarts": {
        const customerId = /customerId = "([^"]*)"/.exec(String(variables.where))?.[1];
        const own = [...this.carts.values()].filter(
          (cart) => cart.customerId === customerId && cart.state === "Active",
        );
        return { carts: { results: own.map(({ id }) => ({ id })) } };
      }
      case "CreateCart":
        return { createCart: toPlatformCart(this.#create(variables)) };
      case "UpdateCart": {
        const cart = this.#require(variables);
        return { updateCart: toPlatformCart(applyActions(cart, variables.actions, this)) };
      }
      case "DeleteCart":
        this.carts.delete(this.#require(variables).id);
        return { deleteCart: { id: variables.id } };
      case "FindActiveCart": {
        const own = findOwnCart(this.carts, String(variables.customerId));
        return { inStore: { customerActiveCart: own && { id: own.id } } };
      }
      case "LoadCustomer": {
        const customer = [...this.customers.values()].find(({ id }) => id === variables.id);
        return { inStore: { customer: customer ? this.#toCustomer(customer) : null } };
      }
      case "SessionPossessions":
        return { orders: { results: [] }, payments: { results: [] } };
      case "SignIn":
        return { customerSignIn: this.#signIn(variables) };
      case "ShippingMethodsOfCart":
        return { shippingMethodsByCart: [{ key: "parcel" }] };
      case "Stock":
        return {
          inventoryEntries: {
            results: [...this.stock]
              .filter(([sku]) => String(variables.where).includes(JSON.stringify(sku)))
              .map(([sku, availableQuantity]) => ({ sku, availableQuantity })),
          },
        };
      case "SaleStates": {
        const asked = variables.skus as readonly string[];
        const known = asked.filter(
          (sku) => sku === guaranteeSku || this.stock.has(sku) || this.productsWithoutStock.has(sku),
        );
        return { products: { results: known.map((sku) => toSaleProduct(sku, this)) } };
      }
      case "GuaranteeType":
        return { productType: { id: "guarantees" } };
      case "Guarantees":
        return { products: { results: [toGuaranteeAnswer()] } };
      case "StoreSettings":
      case "RoomSettings":
        return {
          store: {
            custom: {
              customFieldsRaw: [
                { name: "codFee", value: { centAmount: 200, currencyCode: "EUR" } },
                ...this.settings,
              ],
            },
          },
        };
      case "CreateOrder":
        return { createOrderFromCart: this.#order(variables) };
      case "LoadOrder": {
        const order = this.#findOrder(variables);
        return { order: order ? toPlatformOrder(order.number, order.cart) : null };
      }
      case "OrderState": {
        const order = this.#findOrder(variables);
        return { order: order ? { version: 1, paymentState: order.paymentState ?? null } : null };
      }
      case "UpdateOrder": {
        const order = this.#findOrder(variables);
        const [action] = variables.actions as { changePaymentState: { paymentState: string } }[];
        if (order && action) order.paymentState = action.changePaymentState.paymentState;
        return { updateOrder: { version: 2 } };
      }
      default:
        return resolvePayment(this.payments, operation, variables);
    }
  }

  #findOrder({ id, orderNumber }: Variables) {
    return this.orders.get(String(orderNumber ?? String(id).replace(/^order-/, "")));
  }

  #create({ draft }: Variables): FakeCart {
    const { key, currency, store, anonymousId, customerId, shippingMethod, lineItems, custom } = draft as {
      key: string;
      lineItems?: { sku: string; quantity: number }[];
      custom?: { fields?: { name: string; value: string }[] };
      currency: string;
      shippingMethod?: { key: string };
      store: { key: string };
      anonymousId?: string;
      customerId?: string;
    };
    if ([...this.carts.values()].some((cart) => cart.key === key)) {
      throw refusal("DuplicateField", "A duplicate key", { field: "key", duplicateValue: key });
    }
    const cart = newFakeCart(key, store.key, {
      anonymousId: anonymousId ?? null,
      customerId: customerId ?? null,
    });
    cart.currency = currency;
    cart.methodKey = shippingMethod?.key ?? null;
    const mark = custom?.fields?.filter(({ name }) => name === "lastBatch") ?? [];
    const actions = [
      ...(lineItems ?? []).map((addLineItem) => ({ addLineItem })),
      ...mark.map((setCustomField) => ({ setCustomField })),
    ];
    applyActions(cart, actions, this).version = 1;
    this.carts.set(cart.id, cart);
    return cart;
  }

  #signIn({ draft }: Variables): unknown {
    const signIn = readSignIn(draft);
    const customer = this.customers.get(signIn.email);
    if (!customer || customer.password !== signIn.password) {
      throw refusal("InvalidCredentials", "Account with the given credentials not found.");
    }
    const cart = takeOverCart(this.carts, customer, signIn);
    return { customer: this.#toCustomer(customer), cart: cart && { id: cart.id } };
  }

  #toCustomer({ id, email }: FakeCustomer): unknown {
    return { id, version: this.customerVersion, email, firstName: null, lastName: null, locale: null };
  }

  #order({ draft }: Variables): unknown {
    const {
      cart: reference,
      version,
      orderNumber,
      paymentState,
    } = draft as { cart: { id: string }; version: number; orderNumber: string; paymentState: string };
    if (this.orders.has(orderNumber)) throw refusal("DuplicateField", "taken", { field: "orderNumber" });
    const cart = this.#require({ id: reference.id, version });
    if (this.refusesOldPrices && cart.lines.some(({ cents }) => cents !== this.pieceCents))
      throw refusal("PriceChanged", "The price of a line item has changed.", { lineItems: [] });
    takeStock(cart, this.stock);
    cart.state = "Ordered";
    cart.version += 1;
    this.orders.set(orderNumber, { number: orderNumber, cart, paymentState });
    return { ...toPlatformOrder(orderNumber, cart), paymentState };
  }

  #find(id: unknown): unknown {
    const cart = this.carts.get(String(id));
    return cart ? toPlatformCart(cart) : null;
  }

  #require({ id, version }: Variables): FakeCart {
    const cart = this.carts.get(String(id));
    if (!cart) throw refusal("InvalidSubject", `The Cart with ID '${id}' was not found.`);
    if (cart.version !== version) {
      throw refusal("ConcurrentModification", "different version", { currentVersion: cart.version });
    }
    if (cart.state !== "Active") throw refusal("InvalidOperation", `The cart's state is '${cart.state}'.`);
    return cart;
  }
}

export const platform = new CommerceStandIn();

/** Responds that this platform has no custom objects. */
function nothingStored(): Response {
  const [statusCode, message] = [404, "There is no such object"];
  return Response.json(
    { statusCode, message, errors: [{ code: "ResourceNotFound", message }] },
    { status: statusCode },
  );
}
