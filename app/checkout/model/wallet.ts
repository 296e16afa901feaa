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

/** Which wallets a shop is connected to; null: not to this one. What is here is public. */
export type WalletSettings = {
  readonly google: {
    readonly scriptUrl: string;
    readonly environment: "TEST" | "PRODUCTION";
    readonly merchantId: string;
    /** The payment provider's account that the token is made for. */
    readonly gatewayMerchantId: string;
  } | null;
  /** `scriptUrl`: for browsers without a wallet of their own; null: only those that have one. */
  readonly apple: { readonly scriptUrl: string | null; readonly merchantId: string } | null;
};

/** What the sheet shows. Amounts in minor units, gross as the cart's. */
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
  /** When it comes. */
  readonly detail: string;
  readonly cents: number;
};

/** What a press or a choice on the sheet ended with; `message` is in the shopper's language. */
export type WalletProblem = {
  readonly code: WalletProblemCode;
  readonly message: string;
  /** The sheet as it is now, where the cart is another than it was. */
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

/** An address as a wallet gives it, every part of it optional until it is checked by the form's rules. */
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
/** A payment's data: at most what the room's door takes. */
const Token = size(string(), 1, 20_000);

/** What the browser asks of `/personal/wallet` while a sheet is open. */
export const WalletRequest = union([
  /** The sheet opens; with a SKU that many of it are to be in the cart. */
  object({
    step: literal("open"),
    key: Key,
    sku: optional(size(string(), 1, 100)),
    quantity: optional(max(min(integer(), 1), 1000)),
  }),
  /** Another address was chosen, of which wallets tell the coarse parts alone. */
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

/** A name in one piece, as Google gives it: the last word is the family's. */
export function splitName(name: string): { readonly firstName: string; readonly lastName: string } {
  const words = name.trim().split(/\s+/);
  const lastName = words.length > 1 ? (words.at(-1) ?? "") : "";
  return { firstName: (words.length > 1 ? words.slice(0, -1) : words).join(" "), lastName };
}

/** Minor units as wallets write them: `12.30`. */
export function toDecimal(cents: number): string {
  return (cents / 100).toFixed(2);
}

/** What the browser needs to open a sheet, whatever is bought. */
export type WalletOffer = {
  readonly settings: WalletSettings;
  readonly shop: { readonly country: string; readonly currency: string; readonly name: string };
  readonly words: Readonly<Record<"total" | "unavailable" | "cancelled" | "offline", string>>;
};
