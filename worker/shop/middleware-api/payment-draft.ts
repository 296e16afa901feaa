import {
  array,
  type Infer,
  integer,
  min,
  nullable,
  object,
  optional,
  record,
  string,
  union,
} from "superstruct";
import { loadCart } from "../../../app/cart/operations/load-cart.server";
import { listPaymentMethods } from "../../../app/checkout/model/payment-method";
import { err, ok, type Result } from "../../../app/foundation/result";
import { noPayment } from "../../../app/orders/model/order";
import { type ApiError, type MiddlewareCall, Text } from "./middleware-operation";

/** The platform's draft of a payment (specification A, sections 3 and 7). */
export const PaymentDraft = object({
  paymentMethodInfo: object({
    paymentInterface: optional(nullable(Text)),
    method: optional(nullable(Text)),
    name: optional(
      nullable(union([array(object({ locale: string(), value: Text })), record(string(), Text)])),
    ),
  }),
  amountPlanned: object({ currencyCode: Text, centAmount: min(integer(), 0) }),
});

/**
 * The payment method of a draft. The planned amount must be the cart's total, with or without the method's fee.
 *
 * @returns `method-not-allowed`, `cart-not-found`, `invalid-arguments` (currency) or `amount-changed`
 */
export async function readPaymentDraft(
  { paymentMethodInfo, amountPlanned }: Infer<typeof PaymentDraft>,
  { access }: MiddlewareCall,
): Promise<Result<string, ApiError>> {
  const { paymentInterface, method, name } = paymentMethodInfo;
  const names = Array.isArray(name) ? name.map(({ value }) => value) : name ? Object.values(name) : [];
  const requested = [method, paymentInterface, ...names].map((text) => normalise(text ?? ""));
  const offered = [...listPaymentMethods(access.country.code), noPayment];
  const found = requested.flatMap((text) => offered.find((id) => normalise(id) === text) ?? [])[0];
  if (!found) return err({ code: "method-not-allowed", message: "No payment method of this shop" });
  const { currency } = access.country;
  if (amountPlanned.currencyCode !== currency) {
    return err({
      code: "invalid-arguments",
      message: `Wrong: draft.amountPlanned.currencyCode is not ${currency}`,
    });
  }
  const cart = await loadCart(access);
  if (!cart.ok) return cart;
  if (!cart.value) return err({ code: "cart-not-found" });
  const { total, codFee } = cart.value;
  const amounts = [total.centAmount, total.centAmount - (codFee?.centAmount ?? 0)];
  return amounts.includes(amountPlanned.centAmount) ? ok(found) : err({ code: "amount-changed" });
}

function normalise(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z0-9]+/g, "_");
}

/**
 * The id of a payment that the cart is prepared for. The room records the payment on the platform when it places the
 * order, so that an order has one payment of its total; until then the id names the cart and the method.
 */
export function toPaymentId(cartId: string, method: string): string {
  return `${cartId}:${method}`;
}

/** The method of a payment id that `createPayment` returned for the session's cart; any other id is refused. */
export async function findPaymentMethod(
  paymentId: string,
  { access }: MiddlewareCall,
): Promise<Result<string, ApiError>> {
  const cartId = (await access.session.read())?.cartId;
  if (!cartId) return err({ code: "cart-not-found" });
  const offered = [...listPaymentMethods(access.country.code), noPayment];
  const method = offered.find((id) => toPaymentId(cartId, id) === paymentId);
  if (method) return ok(method);
  return err({
    code: "not-offered",
    message: "addPayment: takes the id that createPayment returned for this cart",
  });
}
