import { currencyCodes } from "../../foundation/currency";
import { type Money, money } from "../../foundation/money";
import { formatDate, formatMoney } from "../../i18n/formats";
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

/** Returns the sentence of a flash code; null for an unknown code. */
export function toFlashNotice(code: string | null, translate: Translate): CartNoticeView | null {
  const kind = code === null ? undefined : sentences[code];
  if (code === null || kind === undefined) return null;
  const key = code === "cart-not-found" ? "cart-expired" : code === "added" ? "addedPlain" : code;
  return { kind, text: translate(`cart.notice.${key}`) };
}

const severalAdded = /^added-(\d{1,4})$/;

/** Returns the flash code of so many added articles. */
export function toAddedFlash(articles: number): string {
  return articles === 1 ? "added" : `added-${articles}`;
}

/** Returns the sentence of several added articles; null for other flash codes. */
export function toAddedNotice(code: string | null, translate: Translate): CartNoticeView | null {
  const [, count] = severalAdded.exec(code ?? "") ?? [];
  return count ? { kind: "ok", text: translate.plural("listing.table.added", Number(count)) } : null;
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
  "coupon-expired": true,
  "coupon-not-yet-valid": true,
  "coupon-used-up": true,
  "coupon-below-minimum": true,
  "coupon-blocked": true,
  "coupon-switched-off": true,
  "shipping-method-not-applicable": true,
  "method-not-allowed": true,
  "key-reused": true,
  "changed-elsewhere": true,
  "too-many-attempts": true,
  "platform-unavailable": true,
};

/**
 * Normalises an error of a response that may be older or newer than this script: an unknown code reads as "try again".
 */
export function toKnownError(wanted: Partial<Record<keyof CartError, unknown>> | null): CartError {
  const code = Object.keys(errorCodes).find((known): known is CartErrorCode => known === wanted?.code);
  const { validFrom } = wanted ?? {};
  const minimum = toMoney(wanted?.minimum);
  return {
    code: code ?? "platform-unavailable",
    ...(typeof validFrom === "string" && { validFrom }),
    ...(minimum && { minimum }),
  };
}

function toMoney(value: unknown): Money | null {
  if (typeof value !== "object" || value === null) return null;
  const { centAmount, currency }: { centAmount?: unknown; currency?: unknown } = value;
  const known = currencyCodes.find((code) => code === currency);
  return known && Number.isSafeInteger(centAmount) ? money(Number(centAmount), known) : null;
}

/** Returns the sentence of an error, with its date or amount. */
export function toErrorText({ code, validFrom, minimum }: CartError, translate: Translate): string {
  const { locale } = translate;
  const date = validFrom && formatDate(new Date(validFrom), locale, "UTC", "date");
  const amount = minimum && formatMoney(minimum, locale);
  return translate(`cart.error.${code}`, { ...(date && { date }), ...(amount && { amount }) });
}

/**
 * Returns the sentence of a failed cart operation.
 * A cart that is gone is not the shopper's fault: a new one is ready.
 */
export function toErrorNotice(error: CartError, translate: Translate, isAddition = false): CartNoticeView {
  const flash = isAddition ? null : toFlashNotice(error.code, translate);
  return flash ?? { kind: "bad", text: toErrorText(error, translate) };
}
