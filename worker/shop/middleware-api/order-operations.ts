import { array, enums, integer, max, min, nullable, object, optional } from "superstruct";
import { toReturnUrl } from "../../../app/checkout/model/to-return-url";
import { toLanguage } from "../../../app/countries/model/locale";
import { err, ok } from "../../../app/foundation/result";
import { type ConsentCode, consentCodes, type Order } from "../../../app/orders/model/order";
import { finishPayment } from "../../../app/orders/operations/finish-payment.server";
import { loadOrder } from "../../../app/orders/operations/load-order.server";
import { recallOrders } from "../../../app/orders/operations/recall-orders.server";
import { startPayment } from "../../../app/orders/operations/start-payment.server";
import { defineOperation, type MiddlewareCall, type MiddlewareOperation, Text } from "./middleware-operation";

const mostOrders = 500;

type StartArguments = {
  readonly method: string;
  readonly total?: number | undefined;
  readonly consents?: readonly ConsentCode[] | undefined;
};

/** What the caller agreed to pay, in cents. */
const Cents = optional(min(integer(), 0));

const Consents = optional(array(enums(consentCodes)));

/** Payment and orders of this session. */
export const orderOperations: Readonly<Record<string, MiddlewareOperation>> = {
  createOrder: defineOperation(object({ method: Text, total: Cents, consents: Consents }), (args, call) =>
    start(args, call),
  ),
  createContext: defineOperation(
    object({ method: optional(Text), total: Cents, consents: Consents }),
    ({ method = "scheme", ...args }, call) => start({ method, ...args }, call),
  ),
  payAndOrder: defineOperation(
    object({ sessionId: Text, sessionResult: optional(nullable(Text)) }),
    ({ sessionId, sessionResult = null }, { access }) => finishPayment(access, { sessionId, sessionResult }),
  ),
  getOrders: defineOperation(
    object({
      id: optional(Text),
      orderNumber: optional(Text),
      limit: optional(max(min(integer(), 1), mostOrders)),
      offset: optional(max(min(integer(), 0), mostOrders)),
    }),
    async (args, call) => {
      const { access, scope } = call;
      const recalled = await recallOrders(access);
      if (!recalled.ok) return err({ code: "platform-unavailable" });
      const orders: Order[] = [];
      for (const id of (await access.session.read())?.orderIds ?? []) {
        const order = await loadOrder(access, scope.gateways.orders, id);
        if (!order.ok) return err({ code: "platform-unavailable" });
        if (order.value && isAsked(order.value, args)) orders.push(order.value);
      }
      const { offset = 0, limit = mostOrders } = args;
      const results = orders.slice(offset, offset + limit);
      return ok({ offset, limit, count: results.length, total: orders.length, results });
    },
  ),
};

function start(
  { method, total, consents }: StartArguments,
  { access, scope, idempotencyKey }: MiddlewareCall,
) {
  const returnUrl = toReturnUrl(scope.origin, scope.country, toLanguage(scope.locale));
  return startPayment(access, {
    method,
    agreedCents: total ?? null,
    consents: consents ?? null,
    returnUrl,
    locale: scope.locale,
    idempotencyKey,
  });
}

function isAsked(order: Order, args: { id?: string | undefined; orderNumber?: string | undefined }): boolean {
  const isId = args.id === undefined || order.id === args.id;
  return isId && (args.orderNumber === undefined || order.orderNumber === args.orderNumber);
}
