import type { SaleAmounts } from "./to-sale";
import type { TrackedItem } from "./tracked-item";

/**
 * The specification's purchase event (second document 3), as GA4 has it: amounts in major units. `payment_type` is the
 * method's id, `payment_name` its name for the shopper.
 */
export type TrackedPurchase = SaleAmounts & {
  /** The order's number. */
  readonly transaction_id: string;
  /** The codes that were applied, joined by commas. */
  readonly coupon?: string;
  readonly payment_type: string;
  readonly payment_name: string;
  readonly items: readonly TrackedItem[];
};

/**
 * The buyer's contact, if the buyer consents to marketing. The hashes are SHA-256 in hexadecimal of the normalised
 * value, under Google's names when no salt is set; with the shop's salt only the shop's own systems can match them.
 */
export type BuyerContact = {
  readonly email: string;
  readonly sha256_email_address?: string;
  readonly sha256_phone_number?: string;
  readonly salted_email_hash?: string;
  readonly salted_phone_hash?: string;
};

/** What the thank-you page's browser requests. */
export type PurchaseFacts = {
  readonly purchase: TrackedPurchase;
  /** null: no consent to marketing. */
  readonly buyer: BuyerContact | null;
};
