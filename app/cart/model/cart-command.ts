import type { Money } from "../../foundation/money";
import type { Address } from "./address";
import type { AddressCheckOutcome } from "./address-check";
import type { Cart, CodeObstacle, ShippingAddressType, VatCheck } from "./cart";

/** The custom fields of a cart that a shopper may set; the shop sets all others. */
export type ShopperFields = {
  readonly customerAgreedToSendEmail?: boolean;
  readonly utmSource?: string | null;
};

/** A shopper's command to a cart. `add-line` and `add-lines` are deltas, all others are absolute. */
export type CartCommand =
  | { readonly type: "add-line"; readonly sku: string; readonly quantity: number }
  /** Adds each line in whole or in part, as available. Refused only if no line can be added. */
  | { readonly type: "add-lines"; readonly lines: readonly LineToAdd[] }
  | { readonly type: "set-quantity"; readonly lineId: string; readonly quantity: number }
  /** `quantity`: pieces to remove, a delta; absent: the whole line. */
  | { readonly type: "remove-line"; readonly lineId: string; readonly quantity?: number }
  /** The guarantee of a product in the cart, replacing any other; null: none. */
  | { readonly type: "set-guarantee"; readonly parentSku: string; readonly guaranteeSku: string | null }
  | { readonly type: "apply-coupon"; readonly code: string }
  | { readonly type: "remove-coupon"; readonly code: string }
  /** By the platform's id of the discount code; one that the cart does not have is no error. */
  | { readonly type: "remove-discount-code"; readonly codeId: string }
  | {
      readonly type: "set-addresses";
      readonly email: string;
      readonly billing: Address;
      /** null: same as billing. */
      readonly shipping: Address | null;
      readonly shippingAddressType: ShippingAddressType;
      /** A message for the carrier; null removes it, absent: unchanged. */
      readonly deliveryNote?: string | null;
      /** A company's own number for the order; null removes it, absent: unchanged. */
      readonly orderReference?: string | null;
      /** The result of this order's address check; absent: unchanged. */
      readonly addressCheck?: AddressCheckOutcome;
    }
  /**
   * Sets only the billing address.
   * A delivery address "same as billing" changes with it within the shop's country.
   */
  | { readonly type: "set-billing-address"; readonly address: Address }
  /** Sets only the delivery address, in the shop's country. */
  | { readonly type: "set-shipping-address"; readonly address: Address }
  /** The server's result for a VAT number; null removes the number. Never taken from a browser. */
  | { readonly type: "set-vat"; readonly vat: VatCheck | null }
  | { readonly type: "set-email"; readonly email: string }
  /** `methodId` replaces the key; null without it clears the method until the cart changes again. */
  | { readonly type: "set-shipping-method"; readonly methodKey: string | null; readonly methodId?: string }
  /** Absent fields stay; null removes a field. */
  | { readonly type: "set-custom-fields"; readonly fields: ShopperFields }
  /** Adds or removes the cash-on-delivery fee with the method. */
  | { readonly type: "choose-payment"; readonly method: string; readonly agreedToReviewMail?: boolean }
  | { readonly type: "refresh" };

export type LineToAdd = { readonly sku: string; readonly quantity: number };

/** Why a cart operation failed; the ui has a sentence for each. */
export type CartErrorCode =
  | "cart-not-found"
  | "cart-expired"
  | "cart-of-another-store"
  | "unknown-sku"
  | "not-sold-here"
  | "guarantee-not-offered"
  | "out-of-stock"
  | "maximum-quantity"
  | "invalid-quantity"
  | "unknown-line"
  | "coupon-not-found"
  | `coupon-${CodeObstacle["reason"]}`
  | "shipping-method-not-applicable"
  | "method-not-allowed"
  | "key-reused"
  | "changed-elsewhere"
  | "too-many-attempts"
  | "platform-unavailable";

export type CartError = {
  readonly code: CartErrorCode;
  readonly limit?: number;
  /** Of a discount code that is not yet valid or below its minimum (`CodeObstacle`). */
  readonly validFrom?: string;
  readonly minimum?: Money;
  /**
   * State of the signed-in guest session behind this cookie.
   * `renewed`: the sign-in has just happened; the browser receives another cookie shortly, and the same command under
   * the same key then executes once. `over`: too long ago for another cookie to arrive.
   */
  readonly session?: "renewed" | "over";
};

/** Converts a discount code's obstacle into a cart error. */
export function toCouponError({ reason, ...details }: CodeObstacle): CartError {
  return { code: `coupon-${reason}`, ...details };
}

/** `clampedTo` reports that fewer pieces were added than requested; `taken` then lists the pieces of each line. */
export type CommandExtent = { readonly clampedTo?: number; readonly taken?: readonly LineToAdd[] };

/** The result of a command. `isRepeat`: its key has a response already, so nothing was executed again. */
export type CartAnswer = CommandExtent & { readonly cart: Cart; readonly isRepeat?: true };
