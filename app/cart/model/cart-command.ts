import type { Money } from "../../foundation/money";
import type { Address } from "./address";
import type { AddressCheckOutcome } from "./address-check";
import type { Cart, CodeObstacle, ShippingAddressType, VatCheck } from "./cart";

/** The custom fields of a cart that a shopper may set; all others are the shop's own. */
export type ShopperFields = {
  readonly customerAgreedToSendEmail?: boolean;
  readonly utmSource?: string | null;
};

/** What a shopper may ask of a cart. `add-line` and `add-lines` are deltas, all others are absolute. */
export type CartCommand =
  | { readonly type: "add-line"; readonly sku: string; readonly quantity: number }
  /** Many at once: what can be had of them is added, whole or in part. Refused only when nothing of it can be. */
  | { readonly type: "add-lines"; readonly lines: readonly LineToAdd[] }
  | { readonly type: "set-quantity"; readonly lineId: string; readonly quantity: number }
  /** `quantity`: pieces to take away, a delta; absent: the whole line. */
  | { readonly type: "remove-line"; readonly lineId: string; readonly quantity?: number }
  /** The guarantee of a product in the cart, in place of another one of it; null: none. */
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
      /** What the carrier is told; null takes it away, absent: it stays. */
      readonly deliveryNote?: string | null;
      /** How the address check of this order went; absent: it stays. */
      readonly addressCheck?: AddressCheckOutcome;
    }
  /** The invoice's address alone; a delivery address that is "same as billing" follows it within the shop's country. */
  | { readonly type: "set-billing-address"; readonly address: Address }
  /** The parcel's address alone, in the shop's country. */
  | { readonly type: "set-shipping-address"; readonly address: Address }
  /** What the server learned of a VAT number; null takes the number away. Never a browser's word. */
  | { readonly type: "set-vat"; readonly vat: VatCheck | null }
  | { readonly type: "set-email"; readonly email: string }
  /** `methodId` takes the place of the key; null without it clears the method until the cart changes again. */
  | { readonly type: "set-shipping-method"; readonly methodKey: string | null; readonly methodId?: string }
  /** What is absent stays; null takes a field away. */
  | { readonly type: "set-custom-fields"; readonly fields: ShopperFields }
  /** Adds or removes the cash-on-delivery fee with the method. */
  | { readonly type: "choose-payment"; readonly method: string; readonly agreedToReviewMail?: boolean }
  | { readonly type: "refresh" };

export type LineToAdd = { readonly sku: string; readonly quantity: number };

/** Why a cart operation did not happen; the ui has a sentence for each. */
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
   * The guest's session of this cookie signed in. `renewed`: just now, so that the browser has another cookie in a
   * moment, and the same command under the same key is done with it, once; `over`: so long ago that no other cookie
   * will come.
   */
  readonly session?: "renewed" | "over";
};

/** The error of a discount code that takes nothing off. */
export function toCouponError({ reason, ...details }: CodeObstacle): CartError {
  return { code: `coupon-${reason}`, ...details };
}

/** `clampedTo` tells that fewer pieces were taken than asked, `taken` of many lines then how many of each. */
export type CommandExtent = { readonly clampedTo?: number; readonly taken?: readonly LineToAdd[] };

/** What became of a command. `isRepeat`: its key was answered before, and nothing was done anew. */
export type CartAnswer = CommandExtent & { readonly cart: Cart; readonly isRepeat?: true };
