import {
  array,
  boolean,
  enums,
  type Infer,
  integer,
  max,
  min,
  nullable,
  object,
  optional,
  pattern,
  size,
  string,
} from "superstruct";
import { executeCartCommand } from "../../../app/cart/operations/execute-cart-command.server";
import { loadCart } from "../../../app/cart/operations/load-cart.server";
import { toReturnUrl } from "../../../app/checkout/model/to-return-url";
import { toLanguage } from "../../../app/countries/model/locale";
import { err, ok } from "../../../app/foundation/result";
import { type OrderSort, orderSorts } from "../../../app/orders/model/customer-order";
import { type ConsentCode, consentCodes, type Order, toPaymentStatus } from "../../../app/orders/model/order";
import { loadOrder, recallOrders } from "../../../app/orders/operations/session-orders.server";
import { finishPayment, startPayment } from "../../../app/orders/operations/session-payments.server";
import {
  defineOperation,
  Email,
  type MiddlewareCall,
  type MiddlewareOperation,
  Text,
} from "./middleware-operation";

const mostOrders = 500;
const pageOfOrders = 10;

type StartArguments = {
  readonly method: string;
  readonly total?: number | undefined;
  readonly consents?: readonly ConsentCode[] | undefined;
  readonly wallet?: { readonly token: string } | undefined;
  readonly birthDate?: string | undefined;
  readonly email?: string | undefined;
};

/** The amount that the caller agreed to pay, in cents. */
const Cents = optional(min(integer(), 0));

const Consents = optional(array(enums(consentCodes)));

const PaymentToken = size(string(), 1, 50_000);
/** A provider's addition to a return URL. */
const ReturnToken = size(string(), 1, 4000);

/** Arguments of only some methods: a wallet's sheet, a date of birth. */
const ofMethod = {
  wallet: optional(object({ token: PaymentToken })),
  birthDate: optional(pattern(string(), /^\d{4}-\d{2}-\d{2}$/)),
};

/** A client's data about the checkout that it began; the room knows the cart's version, the edge the IP address. */
const ofCheckout = {
  email: optional(Email),
  cartVersion: optional(integer()),
  clientIp: optional(size(string(), 0, 100)),
};

/** The cart to order; the shop sets an order's number and states. */
const OrderDraft = object({
  id: optional(Text),
  cart: optional(object({ typeId: optional(Text), id: Text })),
  version: optional(integer()),
});

/** Payment and orders of this session. */
export const orderOperations: Readonly<Record<string, MiddlewareOperation>> = {
  createOrder: defineOperation(
    object({
      method: optional(Text),
      draft: optional(OrderDraft),
      total: Cents,
      consents: Consents,
      ...ofMethod,
      ...ofCheckout,
    }),
    ({ method, draft, ...args }, call) =>
      draft ? startFromDraft(draft, { method, ...args }, call) : startWith(method, args, call),
  ),
  createContext: defineOperation(
    object({ method: optional(Text), total: Cents, consents: Consents, ...ofMethod, ...ofCheckout }),
    ({ method = "scheme", ...args }, call) => start({ method, ...args }, call),
  ),
  payAndOrder: defineOperation(
    object({
      sessionId: Text,
      sessionResult: optional(nullable(ReturnToken)),
      redirectResult: optional(nullable(ReturnToken)),
    }),
    async ({ sessionId, sessionResult = null, redirectResult = null }, { access }) => {
      const order = await finishPayment(access, { sessionId, sessionResult, redirectResult });
      return order.ok ? ok(withPaymentStatus(order.value)) : order;
    },
  ),
  getOrders: defineOperation(
    object({
      id: optional(Text),
      orderNumber: optional(Text),
      customer: optional(boolean()),
      where: optional(object({ id: optional(Text), orderNumber: optional(Text) })),
      sort: optional(enums(orderSorts)),
      limit: optional(max(min(integer(), 1), mostOrders)),
      offset: optional(max(min(integer(), 0), mostOrders)),
    }),
    async (args, call) => {
      const { access, scope } = call;
      if (args.customer) return listCustomerOrders(args, call);
      const recalled = await recallOrders(access);
      if (!recalled.ok) return err({ code: "platform-unavailable" });
      const orders: Order[] = [];
      for (const id of (await access.session.read())?.orderIds ?? []) {
        const order = await loadOrder(access, scope.gateways.orders, id);
        if (!order.ok) return err({ code: "platform-unavailable" });
        if (order.value && isRequested(order.value, args)) orders.push(order.value);
      }
      const { offset = 0, limit = mostOrders } = args;
      const results = orders.slice(offset, offset + limit).map(withPaymentStatus);
      return ok({ offset, limit, count: results.length, total: orders.length, results });
    },
  ),
};

function withPaymentStatus(order: Order) {
  return { ...order, paymentStatus: toPaymentStatus(order.payment) };
}

type DraftArguments = Omit<StartArguments, "method"> & { readonly method?: string | undefined };

/**
 * Orders the cart of a draft, by the method of the call or of `createPayment`.
 * For a cart of the session that was ordered already, returns that order.
 */
async function startFromDraft(
  { id, cart: reference }: Infer<typeof OrderDraft>,
  { method, ...args }: DraftArguments,
  call: MiddlewareCall,
) {
  const cartId = reference?.id ?? id;
  const cart = await loadCart(call.access);
  if (!cart.ok && cart.error.code === "platform-unavailable") return cart;
  const own = cart.ok ? cart.value : null;
  if (cartId !== undefined && cartId !== own?.id) {
    const orders = await recallOrders(call.access);
    if (!orders.ok) return err({ code: "platform-unavailable" });
    const order = orders.value.find((placed) => placed.cartId === cartId);
    return order
      ? ok({ next: "thank-you", order: withPaymentStatus(order) })
      : err({ code: "cart-not-found" });
  }
  return startWith(method ?? own?.paymentMethod ?? undefined, args, call);
}

async function startWith(
  method: string | undefined,
  args: Omit<StartArguments, "method">,
  call: MiddlewareCall,
) {
  if (method !== undefined) return start({ method, ...args }, call);
  return err({
    code: "invalid-arguments",
    message: "Wrong or missing: method, which createPayment chooses too",
  });
}

type OrdersAsked = {
  readonly id?: string | undefined;
  readonly orderNumber?: string | undefined;
  readonly where?:
    | { readonly id?: string | undefined; readonly orderNumber?: string | undefined }
    | undefined;
  readonly sort?: OrderSort | undefined;
  readonly limit?: number | undefined;
  readonly offset?: number | undefined;
};

/** All orders of the signed-in customer, also from other devices, with list fields. A guest has none here. */
async function listCustomerOrders(
  { id, orderNumber, where = {}, sort = "newest", limit = pageOfOrders, offset = 0 }: OrdersAsked,
  { access, scope }: MiddlewareCall,
) {
  const customerId = (await access.session.read())?.customerId;
  const none = { offset, limit, count: 0, total: 0, results: [] };
  if (!customerId) return ok({ me: { orders: none } });
  const requested = { where: { id, orderNumber, ...where }, sort, limit, offset };
  const page = await scope.gateways.orders.listOrders(customerId, requested);
  return page.ok ? ok({ me: { orders: page.value } }) : err({ code: "platform-unavailable" });
}

async function start(
  { method, total, consents, wallet, birthDate, email }: StartArguments,
  { access, scope, idempotencyKey }: MiddlewareCall,
) {
  if (email !== undefined) {
    const cart = await loadCart(access);
    const isMissing = cart.ok && cart.value !== null && !cart.value.email;
    const command = { type: "set-email", email } as const;
    const set = isMissing ? await executeCartCommand(access, command, `${idempotencyKey}:email`) : cart;
    if (!set.ok) return err(set.error);
  }
  const returnUrl = toReturnUrl(scope.origin, scope.country, toLanguage(scope.locale));
  const started = await startPayment(access, {
    method,
    agreedCents: total ?? null,
    consents: consents ?? null,
    utmSource: scope.utmSource(),
    wallet: wallet ?? null,
    birthDate: birthDate ?? null,
    returnUrl,
    locale: scope.locale,
    idempotencyKey,
  });
  if (!started.ok || started.value.next !== "thank-you") return started;
  return ok({ ...started.value, order: withPaymentStatus(started.value.order) });
}

function isRequested(
  order: Order,
  args: { id?: string | undefined; orderNumber?: string | undefined },
): boolean {
  const isId = args.id === undefined || order.id === args.id;
  return isId && (args.orderNumber === undefined || order.orderNumber === args.orderNumber);
}
