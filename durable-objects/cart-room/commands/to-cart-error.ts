import type { CartCommand, CartError } from "../../../app/cart/model/cart-command";
import type { CountryCode } from "../../../app/countries/model/country";
import { defaultCountryCode, getCountry } from "../../../app/countries/model/country-table";
import type { GatewayError } from "../../../app/foundation/gateway-error";
import { toLocalDay } from "../../../app/foundation/local-day";

const byPlatformCode: Readonly<Record<string, CartError["code"]>> = {
  ConcurrentModification: "changed-elsewhere",
  LineItemQuantityAboveLimit: "maximum-quantity",
  MatchingPriceNotFound: "not-sold-here",
  MissingTaxRateForCountry: "not-sold-here",
  OutOfStock: "out-of-stock",
  InvalidSubject: "cart-expired",
};

/** Converts a refusal to the shopper's error; `command` null: the update contained several. */
export function toCartError(
  error: GatewayError,
  command: CartCommand | null,
  country: CountryCode = defaultCountryCode,
): CartError {
  if (error.kind !== "rejected") return { code: "platform-unavailable" };
  if (error.code === "DiscountCodeNonApplicable") return readCouponRefusal(error, country);
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

/** The platform returns the validity if that is the reason; an existing code without one is inactive. */
function readCouponRefusal({ details = {}, message }: GatewayError, country: CountryCode): CartError {
  const { reason, validFrom, validUntil, validityCheckTime } = details;
  if (reason !== "TimeRangeNonApplicable")
    return { code: / was not found\.?$/.test(message) ? "coupon-not-found" : "coupon-switched-off" };
  const now = new Date(typeof validityCheckTime === "string" ? validityCheckTime : Date.now());
  const isFuture = typeof validFrom === "string" && new Date(validFrom) > now;
  if (isFuture)
    return {
      code: "coupon-not-yet-valid",
      validFrom: toLocalDay(new Date(validFrom), getCountry(country).timeZone),
    };
  return { code: typeof validUntil === "string" ? "coupon-expired" : "coupon-switched-off" };
}
