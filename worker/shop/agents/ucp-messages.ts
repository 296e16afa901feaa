import type { Cart, CodeObstacle } from "../../../app/cart/model/cart";
import { type CartError, toCouponError } from "../../../app/cart/model/cart-command";
import { formatDate, formatMoney } from "../../../app/i18n/formats";
import type { Translate } from "../../../app/i18n/translate";
import { type AgentFailure, toFailedOutcome, type UcpMessage, unavailable } from "./agent-call";

/** Codes of the specification for the shop's cart errors; others keep their code with underscores. */
const codes: Readonly<Partial<Record<CartError["code"], string>>> = {
  "unknown-sku": "not_found",
  "not-sold-here": "item_unavailable",
  "out-of-stock": "out_of_stock",
  "maximum-quantity": "quantity_limit",
  "coupon-not-found": "discount_code_invalid",
  "coupon-expired": "discount_code_expired",
  "coupon-blocked": "discount_code_combination_disallowed",
};

/** The part of the resource that a message concerns, and the item or code in it. */
type MessagePlace = { readonly path: string | null; readonly subject?: string | null };

/** Converts a refused command to a message in the shop's language. */
export function toCartMessage(
  error: CartError,
  { path, subject = null }: MessagePlace,
  translate: Translate,
): UcpMessage {
  const isCoupon = error.code.startsWith("coupon-");
  const coupon = error.code.replace("coupon-", "discount_code_").replaceAll("-", "_");
  const code = codes[error.code] ?? (isCoupon ? coupon : error.code.replaceAll("-", "_"));
  const sentence = toSentence(error, translate);
  const content = subject === null ? sentence : `${subject}: ${sentence}`;
  const common = { code, content, ...(path !== null && { path }) };
  return isCoupon ? { type: "warning", ...common } : { type: "error", severity: "recoverable", ...common };
}

/** The reason why there is no cart to return. */
export function toCartFailure(error: CartError, translate: Translate): AgentFailure {
  // A concurrent writer was faster: a repeat under the same key decides.
  if (error.code === "platform-unavailable" || error.code === "changed-elsewhere") return unavailable;
  const content = toSentence(error, translate);
  if (error.code === "too-many-attempts")
    return { kind: "protocol", status: 429, code: "rate_limited", content };
  if (error.code === "key-reused")
    return { kind: "protocol", status: 409, code: "idempotency_key_reused", content };
  return toFailedOutcome("not_found", translate("cart.error.cart-not-found"));
}

/** Does this error concern the whole call, not only one part of the request? */
export function isOfCall({ code }: CartError): boolean {
  return [
    "platform-unavailable",
    "too-many-attempts",
    "key-reused",
    "cart-not-found",
    "changed-elsewhere",
  ].some((known) => known === code);
}

/** Lists what a shopper's page says about the cart: missing stock, and codes that do not apply. */
export function listCartMessages(cart: Cart, translate: Translate): readonly UcpMessage[] {
  const stock = cart.lines.flatMap(({ availableQuantity, quantity }, index): readonly UcpMessage[] => {
    if (availableQuantity === null || availableQuantity >= quantity) return [];
    const content =
      availableQuantity <= 0
        ? translate("cart.stock.soldOut")
        : translate.plural("cart.stock.notEnough", availableQuantity);
    const path = `$.line_items[${index}]`;
    return [{ type: "error", code: "out_of_stock", severity: "recoverable", content, path }];
  });
  const refused = cart.discountCodes.flatMap(({ obstacle }, index): readonly UcpMessage[] =>
    obstacle ? [toCodeMessage(obstacle, `$.discounts.codes[${index}]`, translate)] : [],
  );
  return [...stock, ...refused];
}

function toCodeMessage(obstacle: CodeObstacle, path: string, translate: Translate): UcpMessage {
  return toCartMessage(toCouponError(obstacle), { path }, translate);
}

function toSentence({ code, validFrom, minimum }: CartError, translate: Translate): string {
  const { locale } = translate;
  const date = validFrom && formatDate(new Date(validFrom), locale, "UTC", "date");
  const amount = minimum && formatMoney(minimum, locale);
  return translate(`cart.error.${code}`, { ...(date && { date }), ...(amount && { amount }) });
}
