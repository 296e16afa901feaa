import type { SaleAmounts } from "./to-sale";
import type { TrackedItem } from "./tracked-item";

/**
 * The specification's purchase event (second document 3), as GA4 has it: amounts in major units. `payment_type` is the
 * method's id, `payment_name` what the shopper knows it by.
 */
export type TrackedPurchase = SaleAmounts & {
  /** The order's number. */
  readonly transaction_id: string;
  /** The codes that counted, joined by commas. */
  readonly coupon?: string;
  readonly payment_type: string;
  readonly payment_name: string;
  readonly items: readonly TrackedItem[];
};

/**
 * Who bought, for a buyer who agrees to marketing. The hashes are SHA-256 in hexadecimal of the normalised value, under
 * Google's names where nothing was put before it; with the shop's salt nobody but the shop's own systems can match them.
 */
export type BuyerContact = {
  readonly email: string;
  readonly sha256_email_address?: string;
  readonly sha256_phone_number?: string;
  readonly salted_email_hash?: string;
  readonly salted_phone_hash?: string;
};

/** What the thank-you page's browser asks for. */
export type PurchaseFacts = {
  readonly purchase: TrackedPurchase;
  /** null: the buyer did not agree to marketing. */
  readonly buyer: BuyerContact | null;
};
