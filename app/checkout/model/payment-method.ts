import type { CountryCode, CustomerType } from "../../countries/model/country";

export const paymentMethodIds = [
  "scheme",
  "paypal",
  "klarna",
  "klarna_account",
  "ratepay",
  "onlineBanking_PL",
  "ideal",
  "klarna_b2b",
  "applepay",
  "googlepay",
  "multibanco",
  "twint",
  "mobilepay",
  "cash_on_delivery",
  "bank_transfer",
] as const;

export type PaymentMethodId = (typeof paymentMethodIds)[number];

const klarnaCountries = codes("AT BE CH DE DK ES FI FR GB IE IT NL NO PL PT SE");

/** The countries of a method; a method that is not listed is available everywhere. */
const countriesOfMethod: Readonly<Partial<Record<PaymentMethodId, ReadonlySet<string>>>> = {
  onlineBanking_PL: codes("PL"),
  ideal: codes("NL"),
  multibanco: codes("PT"),
  twint: codes("CH"),
  mobilepay: codes("DK FI"),
  klarna: klarnaCountries,
  klarna_account: new Set([...klarnaCountries, "CZ", "GR", "RO"]),
  klarna_b2b: codes("AT DE FI FR GB NL NO SE"),
  ratepay: codes("DE AT CH"),
};

const privateOnly: ReadonlySet<string> = new Set(["klarna", "klarna_account", "ratepay"]);
const businessOnly: ReadonlySet<string> = new Set(["klarna_b2b"]);

/** The shop's supported methods in display order; the first is the default. */
export const connectedPaymentMethods: readonly PaymentMethodId[] = [...paymentMethodIds];

export type ConnectedPaymentMethod = PaymentMethodId;

/**
 * How the shopper pays with a method.
 * On the provider's hosted page, on a page that the provider redirects to, with a voucher to pay later, in a wallet's
 * sheet, or without the provider.
 */
export type PaymentFlow = "hosted-session" | "redirect" | "voucher" | "wallet" | "offline";

const otherFlows: Readonly<Partial<Record<PaymentMethodId, PaymentFlow>>> = {
  scheme: "hosted-session",
  // Its page asks for the bank or the BLIK code, which a direct payment would need at once.
  onlineBanking_PL: "hosted-session",
  multibanco: "voucher",
  applepay: "wallet",
  googlepay: "wallet",
  cash_on_delivery: "offline",
  bank_transfer: "offline",
};

export function paymentFlow(method: PaymentMethodId): PaymentFlow {
  return otherFlows[method] ?? "redirect";
}

const capturedAtOnce: ReadonlySet<string> = new Set([
  "paypal",
  "multibanco",
  "twint",
  "ideal",
  "onlineBanking_PL",
]);

/** Returns whether the authorisation also captures the money; the shop must then not capture it. */
export function capturesItself(method: string): boolean {
  return capturedAtOnce.has(method);
}

export function isConnectedPaymentMethod(value: unknown): value is ConnectedPaymentMethod {
  return connectedPaymentMethods.some((method) => method === value);
}

/** Whether a method is available in a country, for at least one type of customer. */
export function isOfferedPaymentMethod(value: string, country: CountryCode): boolean {
  return isConnectedPaymentMethod(value) && (countriesOfMethod[value]?.has(country) ?? true);
}

/** Whether the provider requires the shopper's date of birth for its credit. */
export function asksBirthDate(method: PaymentMethodId): boolean {
  return method === "ratepay";
}

/** Returns the only type of customer of a method; null: all. */
export function customerTypeOf(method: PaymentMethodId): CustomerType | null {
  if (privateOnly.has(method)) return "private";
  return businessOnly.has(method) ? "business" : null;
}

/** Lists the methods of a country for all types of customer, by the specification's table. */
export function listPaymentMethods(country: CountryCode): readonly PaymentMethodId[] {
  return connectedPaymentMethods.filter((method) => isOfferedPaymentMethod(method, country));
}

function codes(list: string): ReadonlySet<string> {
  return new Set(list.split(" "));
}
