import type { RouterContextProvider } from "react-router";
import { toCartAccess } from "../../cart/operations/cart-access.server";
import { executeCartCommand } from "../../cart/operations/execute-cart-command.server";
import { loadCart } from "../../cart/operations/load-cart.server";
import { toLanguage } from "../../countries/model/locale";
import { err, ok, type Result } from "../../foundation/result";
import type { PlaceOrderError } from "../../orders/model/order";
import { startPayment } from "../../orders/operations/start-payment.server";
import {
  countryContext,
  gatewaysContext,
  localeContext,
  logContext,
  originContext,
  utmSourceContext,
  walletsContext,
} from "../../request/context";
import { toStepPath } from "../model/checkout-step";
import { toReturnUrl } from "../model/to-return-url";
import { toWalletAddresses, toWalletProblemCode } from "../model/to-wallet-addresses";
import type { WalletPayment, WalletProblemCode } from "../model/wallet";
import { saveAddresses } from "./save-addresses.server";

type Paid = Promise<Result<{ readonly next: string }, WalletProblemCode>>;

/**
 * The shopper agreed on the sheet. Its addresses go through the form's rules onto the cart; the room orders at the
 * sheet's total or not at all. The same key does it once, also when the answer was lost and the cart is an order by now.
 */
export async function payByWallet(context: Readonly<RouterContextProvider>, payment: WalletPayment): Paid {
  const access = toCartAccess(context);
  const country = context.get(countryContext);
  const { google, apple } = context.get(walletsContext);
  if ((payment.method === "googlepay" ? google : apple) === null) return err("method-not-allowed");

  const cart = await loadCart(access);
  if (!cart.ok && cart.error.code === "platform-unavailable") return err("unavailable");
  if (cart.ok && cart.value && cart.value.lines.length > 0) {
    const values = toWalletAddresses(payment, country, cart.value);
    if (!values.ok) return values;
    const saved = await saveAddresses(values.value, toDesk(context), `${payment.key}:addresses`);
    if (!saved.ok && saved.error.code === "invalid") return err(toWalletProblemCode(saved.error.fields));
    if (!saved.ok) return err("unavailable");
    const { option, key } = payment;
    if (option !== null && option !== cart.value.shipping?.methodKey) {
      const command = { type: "set-shipping-method", methodKey: option } as const;
      const chosen = await executeCartCommand(access, command, `${key}:option`);
      if (!chosen.ok) return err("shipping-option");
    }
  }
  const locale = context.get(localeContext);
  const started = await startPayment(access, {
    method: payment.method,
    agreedCents: payment.totalCents,
    consents: null,
    utmSource: context.get(utmSourceContext)(),
    wallet: { token: payment.token },
    returnUrl: toReturnUrl(context.get(originContext), country, toLanguage(locale)),
    locale,
    idempotencyKey: payment.key,
  });
  if (!started.ok) return err(toProblem(started.error));
  if (started.value.next === "redirect") return ok({ next: started.value.url });
  const query = new URLSearchParams({ order: started.value.order.id });
  return ok({ next: `${toStepPath("thank-you")}?${query}` });
}

/** The wallet knows the sheet's addresses: nobody checks them once more, and no note goes with them. */
function toDesk(context: Readonly<RouterContextProvider>) {
  const { catalogue, vat, customers } = context.get(gatewaysContext);
  const log = context.get(logContext);
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

function toProblem(error: PlaceOrderError): WalletProblemCode {
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
