import type { Translate } from "../../i18n/translate";
import type { CartError, CartErrorCode } from "../model/cart-command";

export type CartNoticeView = { readonly kind: "info" | "ok" | "warn" | "bad"; readonly text: string };

const sentences: Readonly<Record<string, CartNoticeView["kind"]>> = {
  "cart-not-found": "info",
  "cart-expired": "info",
  "cart-of-another-store": "info",
  added: "ok",
  "guarantee-set": "ok",
  "guarantee-not-offered": "warn",
  "coupon-applied": "ok",
  "coupon-removed": "ok",
  "quantity-reduced": "warn",
};

/** The sentence of a flash code; null for a code that no sentence is known for. */
export function toFlashNotice(code: string | null, translate: Translate): CartNoticeView | null {
  const kind = code === null ? undefined : sentences[code];
  if (code === null || kind === undefined) return null;
  const key = code === "cart-not-found" ? "cart-expired" : code === "added" ? "addedPlain" : code;
  return { kind, text: translate(`cart.notice.${key}`) };
}

/** Every code has its sentence: `cart.error.<code>`. */
const errorCodes: Readonly<Record<CartErrorCode, true>> = {
  "cart-not-found": true,
  "cart-expired": true,
  "cart-of-another-store": true,
  "unknown-sku": true,
  "not-sold-here": true,
  "guarantee-not-offered": true,
  "out-of-stock": true,
  "maximum-quantity": true,
  "invalid-quantity": true,
  "unknown-line": true,
  "coupon-not-found": true,
  "coupon-not-applicable": true,
  "shipping-method-not-applicable": true,
  "key-reused": true,
  "changed-elsewhere": true,
  "too-many-attempts": true,
  "platform-unavailable": true,
};

/** An answer may be older or newer than this script: a code that it does not know reads as "try again". */
export function toKnownError(wanted: string | undefined): CartError {
  const code = Object.keys(errorCodes).find((known): known is CartErrorCode => known === wanted);
  return { code: code ?? "platform-unavailable" };
}

/** The sentence of a failed cart operation. A cart that is gone is no fault of the shopper's: a fresh one is there. */
export function toErrorNotice(error: CartError, translate: Translate, isAddition = false): CartNoticeView {
  const flash = isAddition ? null : toFlashNotice(error.code, translate);
  return flash ?? { kind: "bad", text: translate(`cart.error.${error.code}`) };
}
