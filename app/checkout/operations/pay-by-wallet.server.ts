import type { RouterContextProvider } from "react-router";
import { chooseText } from "../../cart/model/cart";
import { toCartAccess } from "../../cart/operations/cart-access.server";
import { executeCartCommand } from "../../cart/operations/execute-cart-command.server";
import { loadCart } from "../../cart/operations/load-cart.server";
import { toLanguage } from "../../countries/model/locale";
import { err, ok, type Result } from "../../foundation/result";
import type { PlaceOrderError } from "../../orders/model/order";
import { startPayment } from "../../orders/operations/session-payments.server";
import { requestContext } from "../../request/context";
import { toStepPath } from "../model/checkout-step";
import { toReturnUrl } from "../model/to-return-url";
import { toWalletAddresses, toWalletProblemCode } from "../model/to-wallet-addresses";
import type { WalletPayment, WalletProblemCode } from "../model/wallet";
import { saveAddresses } from "./save-addresses.server";

/** `items`: names of the lines that caused it. */
export type WalletRefusal = { readonly code: WalletProblemCode; readonly items?: string };

type Paid = Promise<Result<{ readonly next: string }, WalletRefusal>>;

/**
 * Places an order that the shopper confirmed on the sheet.
 * Its addresses pass the form's rules into the cart; the room orders only at the sheet's total. Idempotent per key,
 * also when the response was lost and the cart is an order already.
 */
export async function payByWallet(context: Readonly<RouterContextProvider>, payment: WalletPayment): Paid {
  const access = toCartAccess(context);
  const { country } = context.get(requestContext);
  const { google, apple } = context.get(requestContext).wallets;
  if ((payment.method === "googlepay" ? google : apple) === null) return err({ code: "method-not-allowed" });

  const cart = await loadCart(access);
  if (!cart.ok && cart.error.code === "platform-unavailable") return err({ code: "unavailable" });
  if (cart.ok && cart.value && cart.value.lines.length > 0) {
    const values = toWalletAddresses(payment, country, cart.value);
    if (!values.ok) return err({ code: values.error });
    const saved = await saveAddresses(values.value, toDependencies(context), `${payment.key}:addresses`);
    if (!saved.ok && saved.error.code === "invalid")
      return err({ code: toWalletProblemCode(saved.error.fields) });
    if (!saved.ok) return err({ code: "unavailable" });
    const { option, key } = payment;
    if (option !== null && option !== cart.value.shipping?.methodKey) {
      const command = { type: "set-shipping-method", methodKey: option } as const;
      const chosen = await executeCartCommand(access, command, `${key}:option`);
      if (!chosen.ok) return err({ code: "shipping-option" });
    }
  }
  const { locale } = context.get(requestContext);
  const started = await startPayment(access, {
    method: payment.method,
    agreedCents: payment.totalCents,
    consents: null,
    utmSource: context.get(requestContext).utmSource(),
    wallet: { token: payment.token },
    returnUrl: toReturnUrl(context.get(requestContext).origin, country, toLanguage(locale)),
    locale,
    idempotencyKey: payment.key,
  });
  if (!started.ok) return err(toProblem(started.error, toLanguage(locale)));
  if (started.value.next === "redirect") return ok({ next: started.value.url });
  const query = new URLSearchParams({ order: started.value.order.id });
  return ok({ next: `${toStepPath("thank-you")}?${query}` });
}

/** The wallet knows the sheet's addresses: no address check, and no note for the carrier. */
function toDependencies(context: Readonly<RouterContextProvider>) {
  const { catalogue, vat, customers } = context.get(requestContext).gateways;
  const { log } = context.get(requestContext);
  return {
    access: toCartAccess(context),
    catalogue,
    vat,
    customers,
    addresses: null,
    log,
    noteCharacters: 0,
  };
}

function toProblem(error: PlaceOrderError, language: string): WalletRefusal {
  if (error.code !== "not-for-sale") return { code: toProblemCode(error) };
  return { code: error.code, items: error.lines.map(({ name }) => chooseText(name, language)).join(", ") };
}

function toProblemCode(error: PlaceOrderError): WalletProblemCode {
  switch (error.code) {
    case "payment":
      return "payment-refused";
    case "amount-changed":
      return "total-changed";
    case "out-of-stock":
    case "method-not-allowed":
    case "too-many-attempts":
      return error.code;
    case "cart-incomplete":
      return error.missing === "lines"
        ? "cart-empty"
        : error.missing === "email"
          ? "email"
          : error.missing === "shipping"
            ? "shipping-option"
            : "shipping-address";
    default:
      return "unavailable";
  }
}
