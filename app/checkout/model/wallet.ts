import {
  array,
  enums,
  type Infer,
  integer,
  literal,
  max,
  min,
  nullable,
  object,
  optional,
  pattern,
  size,
  string,
  union,
} from "superstruct";
import type { CurrencyCode } from "../../foundation/currency";

export const walletMethods = ["googlepay", "applepay"] as const;

export type WalletMethod = (typeof walletMethods)[number];

/** The shop's connected wallets; null: not connected. All values are public. */
export type WalletSettings = {
  readonly google: {
    readonly scriptUrl: string;
    readonly environment: "TEST" | "PRODUCTION";
    readonly merchantId: string;
    /** The payment provider's account for the token. */
    readonly gatewayMerchantId: string;
  } | null;
  /** `scriptUrl`: for browsers without native Apple Pay; null: only native. */
  readonly apple: { readonly scriptUrl: string | null; readonly merchantId: string } | null;
};

/** The sheet's content. Amounts in minor units, gross like the cart's. */
export type WalletSheet = {
  readonly currency: CurrencyCode;
  readonly lines: readonly { readonly label: string; readonly cents: number }[];
  readonly options: readonly WalletOption[];
  readonly chosenOption: string | null;
  readonly totalCents: number;
};

export type WalletOption = {
  readonly id: string;
  readonly label: string;
  /** The day of arrival. */
  readonly detail: string;
  readonly cents: number;
};

/** The problem after a press or a choice on the sheet; `message` is in the shopper's language. */
export type WalletProblem = {
  readonly code: WalletProblemCode;
  readonly message: string;
  /** The present sheet, if the cart has changed. */
  readonly sheet?: WalletSheet;
};

export const walletProblemCodes = [
  "country",
  "postal-code",
  "shipping-address",
  "billing-address",
  "name",
  "email",
  "phone",
  "shipping-option",
  "cart-empty",
  "out-of-stock",
  "not-for-sale",
  "not-sold-here",
  "total-changed",
  "method-not-allowed",
  "payment-refused",
  "too-many-attempts",
  "unavailable",
  "invalid",
] as const;

export type WalletProblemCode = (typeof walletProblemCodes)[number];

const Text = size(string(), 0, 300);
const CountryText = size(string(), 0, 2);

/** A wallet's address; every part is optional until the form's rules check it. */
export const WalletContact = object({
  firstName: Text,
  lastName: Text,
  lines: size(array(Text), 0, 5),
  postalCode: Text,
  city: Text,
  region: Text,
  country: CountryText,
  phone: Text,
});

export type WalletContact = Infer<typeof WalletContact>;

const Key = pattern(string(), /^[\w-]{8,100}$/);
/** A payment's data, up to the limit of the room's entry. */
const Token = size(string(), 1, 20_000);

/** The browser's request to `/personal/wallet` while a sheet is open. */
export const WalletRequest = union([
  /** The sheet opens; with a SKU, the cart must contain that quantity of it. */
  object({
    step: literal("open"),
    key: Key,
    sku: optional(size(string(), 1, 100)),
    quantity: optional(max(min(integer(), 1), 1000)),
  }),
  /** Another address was chosen; wallets reveal only its coarse parts. */
  object({ step: literal("address"), country: CountryText, postalCode: Text, city: Text }),
  object({ step: literal("option"), key: Key, option: size(string(), 1, 100) }),
  /** Apple's proof that the sheet is this shop's. */
  object({ step: literal("merchant") }),
  object({
    step: literal("pay"),
    key: Key,
    method: enums(walletMethods),
    token: Token,
    totalCents: min(integer(), 1),
    option: nullable(size(string(), 1, 100)),
    email: Text,
    shipping: nullable(WalletContact),
    billing: nullable(WalletContact),
  }),
]);

export type WalletRequest = Infer<typeof WalletRequest>;

export type WalletPayment = Extract<WalletRequest, { readonly step: "pay" }>;

/** Splits a full name, as from Google: the last word is the family name. */
export function splitName(name: string): { readonly firstName: string; readonly lastName: string } {
  const words = name.trim().split(/\s+/);
  const lastName = words.length > 1 ? (words.at(-1) ?? "") : "";
  return { firstName: (words.length > 1 ? words.slice(0, -1) : words).join(" "), lastName };
}

/** Formats minor units as wallets expect: `12.30`. */
export function toDecimal(cents: number): string {
  return (cents / 100).toFixed(2);
}

/** What the browser needs to open a sheet, for any purchase. */
export type WalletOffer = {
  readonly settings: WalletSettings;
  readonly shop: { readonly country: string; readonly currency: string; readonly name: string };
  readonly words: Readonly<Record<"total" | "unavailable" | "cancelled" | "offline", string>>;
};
