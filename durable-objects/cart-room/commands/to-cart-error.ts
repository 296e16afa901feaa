import type { CartCommand, CartError } from "../../../app/cart/model/cart-command";
import type { GatewayError } from "../../../app/foundation/gateway-error";

const byPlatformCode: Readonly<Record<string, CartError["code"]>> = {
  ConcurrentModification: "changed-elsewhere",
  LineItemQuantityAboveLimit: "maximum-quantity",
  MatchingPriceNotFound: "not-sold-here",
  MissingTaxRateForCountry: "not-sold-here",
  OutOfStock: "out-of-stock",
  InvalidSubject: "cart-expired",
};

/** What a refused command means to the shopper; `command` null: more than one stood in the update. */
export function toCartError(error: GatewayError, command: CartCommand | null): CartError {
  if (error.kind !== "rejected") return { code: "platform-unavailable" };
  if (error.code === "DiscountCodeNonApplicable") return { code: toCouponError(error) };
  const known = byPlatformCode[error.code ?? ""];
  if (known) return { code: known };
  switch (command?.type) {
    case "set-guarantee":
      return { code: "guarantee-not-offered" };
    case "add-line":
    case "add-lines":
      return { code: "unknown-sku" };
    case "set-quantity":
    case "remove-line":
      return { code: "unknown-line" };
    case "apply-coupon":
      return { code: "coupon-not-applicable" };
    case "set-shipping-method":
      return { code: "shipping-method-not-applicable" };
    default:
      return { code: error.retryable ? "platform-unavailable" : "changed-elsewhere" };
  }
}

function toCouponError(error: GatewayError): CartError["code"] {
  const isUnknown = error.details?.reason === "DoesNotExist" || / was not found\.?$/.test(error.message);
  return isUnknown ? "coupon-not-found" : "coupon-not-applicable";
}
