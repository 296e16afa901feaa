import type { RouterContextProvider } from "react-router";
import type { Cart } from "../../cart/model/cart";
import type { CartErrorCode } from "../../cart/model/cart-command";
import { type CartAccess, toCartAccess } from "../../cart/operations/cart-access.server";
import { executeCartCommand } from "../../cart/operations/execute-cart-command.server";
import { loadCart } from "../../cart/operations/load-cart.server";
import { addWorkingDays } from "../../catalogue/model/add-working-days";
import { brand } from "../../countries/model/brand";
import { assertNever } from "../../foundation/assert-never";
import { err, ok, type Result } from "../../foundation/result";
import { formatDate } from "../../i18n/formats";
import { requestContext } from "../../request/context";
import { toWalletSheet } from "../model/to-wallet-sheet";
import type { WalletProblemCode, WalletRequest, WalletSheet } from "../model/wallet";
import { payByWallet, type WalletRefusal } from "./pay-by-wallet.server";

/** The response to a step of the sheet. */
export type WalletReply =
  | { readonly sheet: WalletSheet }
  /** Apple's session, as JSON. */
  | { readonly session: string }
  /** The next URL, in this shop or at the provider: the order is placed, or the bank requires another step. */
  | { readonly next: string };

export type WalletFailure = WalletRefusal & { readonly sheet?: WalletSheet };

type Context = Readonly<RouterContextProvider>;
type Answer = Promise<Result<WalletReply, WalletFailure>>;

/** Executes one step of a wallet's sheet. The totals are the room's, not the browser's. */
export function serveWallet(context: Context, request: WalletRequest): Answer {
  switch (request.step) {
    case "open":
      return openSheet(context, request);
    case "address":
      return chooseAddress(context, request);
    case "option":
      return chooseOption(context, request);
    case "merchant":
      return proveMerchant(context);
    case "pay":
      return pay(context, request);
    default:
      return assertNever(request);
  }
}

type Open = Extract<WalletRequest, { readonly step: "open" }>;

/**
 * Opens the wallet's sheet.
 * On a product page, first adds the pieces that the cart lacks of the requested quantity. A repeated press adds
 * nothing.
 */
async function openSheet(context: Context, { sku, quantity = 1, key }: Open): Answer {
  const access = toCartAccess(context);
  if (sku !== undefined) {
    const added = await addMissing(access, sku, quantity, `${key}:add`);
    if (!added.ok) return err({ code: toAdditionProblem(added.error) });
  }
  return readSheet(context, access);
}

async function addMissing(
  access: CartAccess,
  sku: string,
  quantity: number,
  key: string,
): Promise<Result<null, CartErrorCode>> {
  const known = await loadCart(access);
  if (!known.ok && known.error.code === "platform-unavailable") return err("platform-unavailable");
  const lines = (known.ok && known.value?.lines) || [];
  const pieces = lines
    .filter((line) => line.sku === sku && line.kind !== "gift")
    .reduce((sum, line) => sum + line.quantity, 0);
  if (pieces >= quantity) return ok(null);
  const command = { type: "add-line", sku, quantity: quantity - pieces } as const;
  const answer = await executeCartCommand(access, command, key);
  if (!answer.ok) return err(answer.error.code);
  return answer.value.clampedTo === undefined ? ok(null) : err("out-of-stock");
}

function toAdditionProblem(code: CartErrorCode): WalletProblemCode {
  if (code === "too-many-attempts") return code;
  if (code === "not-sold-here" || code === "unknown-sku") return "not-sold-here";
  const isSoldOut = code === "out-of-stock" || code === "maximum-quantity";
  return isSoldOut ? "out-of-stock" : "unavailable";
}

async function readSheet(context: Context, access: CartAccess): Answer {
  const cart = await loadCart(access, "priced");
  if (!cart.ok)
    return err({ code: cart.error.code === "platform-unavailable" ? "unavailable" : "cart-empty" });
  if (!cart.value || cart.value.lines.length === 0) return err({ code: "cart-empty" });
  const sheet = await describeCart(context, cart.value);
  return sheet ? ok({ sheet }) : err({ code: "unavailable" });
}

/** Returns null if the delivery options are unavailable. */
async function describeCart(context: Context, cart: Cart): Promise<WalletSheet | null> {
  const offers = await context.get(requestContext).gateways.catalogue.loadShippingOffers();
  if (!offers.ok) return null;
  const { translate, locale } = context.get(requestContext);
  const { timeZone } = context.get(requestContext).country;
  const toDate = (days: number) =>
    formatDate(addWorkingDays(context.get(requestContext).now, days, timeZone), locale, "UTC", "long");
  return toWalletSheet(cart, offers.value, {
    subtotal: translate("cart.totals.subtotal"),
    discount: translate("cart.totals.discount"),
    shipping: translate("cart.totals.shipping"),
    toDelivery: ({ deliveryDays }) =>
      translate("catalogue.stock.deliveryBy", { date: toDate(deliveryDays.to) }),
  });
}

type Choice = Extract<WalletRequest, { readonly step: "address" }>;

/**
 * Checks the country of the address chosen in the wallet's sheet.
 * Before the payment, a wallet reveals only a part of the address; the form's rules check it after the payment.
 */
async function chooseAddress(context: Context, { country }: Choice): Answer {
  if (country === "") return err({ code: "shipping-address" });
  if (country.toUpperCase() !== context.get(requestContext).country.code) return err({ code: "country" });
  return readSheet(context, toCartAccess(context));
}

type Option = Extract<WalletRequest, { readonly step: "option" }>;

async function chooseOption(context: Context, { option, key }: Option): Answer {
  const access = toCartAccess(context);
  const cart = await loadCart(access);
  if (cart.ok && cart.value?.shipping?.methodKey === option) return readSheet(context, access);
  const command = { type: "set-shipping-method", methodKey: option } as const;
  const answer = await executeCartCommand(access, command, key);
  if (answer.ok) return readSheet(context, access);
  const isDown = answer.error.code === "platform-unavailable";
  return err({ code: isDown ? "unavailable" : "shipping-option" });
}

async function proveMerchant(context: Context): Answer {
  const { apple } = context.get(requestContext).wallets;
  if (!apple) return err({ code: "method-not-allowed" });
  const answer = await context.get(requestContext).gateways.openAppleSession({
    displayName: brand.name,
    domainName: new URL(context.get(requestContext).origin).hostname,
    merchantIdentifier: apple.merchantId,
  });
  return answer.ok ? ok({ session: answer.value }) : err({ code: "unavailable" });
}

async function pay(context: Context, request: Extract<WalletRequest, { readonly step: "pay" }>): Answer {
  const answer = await payByWallet(context, request);
  if (answer.ok || answer.error.code !== "total-changed") return answer;
  const now = await readSheet(context, toCartAccess(context));
  return err({ code: "total-changed", ...(now.ok && "sheet" in now.value && { sheet: now.value.sheet }) });
}
