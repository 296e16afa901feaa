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

/** Where a method is offered; a method that is not listed is offered everywhere. */
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

/** The methods that the shop can carry out, in the order in which they are shown; the first is the default. */
export const connectedPaymentMethods: readonly PaymentMethodId[] = [...paymentMethodIds];

export type ConnectedPaymentMethod = PaymentMethodId;

/**
 * How a method is paid: on the provider's hosted page, on a page that the provider leads to, by a voucher that is paid
 * later, by a wallet's sheet, or without the provider.
 */
export type PaymentFlow = "hosted-session" | "redirect" | "voucher" | "wallet" | "offline";

const otherFlows: Readonly<Partial<Record<PaymentMethodId, PaymentFlow>>> = {
  scheme: "hosted-session",
  // Its page asks for the bank or the BLIK code, which a payment would have to name at once.
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

const takenAtOnce: ReadonlySet<string> = new Set([
  "paypal",
  "multibanco",
  "twint",
  "ideal",
  "onlineBanking_PL",
]);

/** Whether the money is taken as soon as it is authorised, so that the shop must not capture it once more. */
export function capturesItself(method: string): boolean {
  return takenAtOnce.has(method);
}

export function isConnectedPaymentMethod(value: unknown): value is ConnectedPaymentMethod {
  return connectedPaymentMethods.some((method) => method === value);
}

/** Whether the shop can carry a method out in a country, for one type of customer at least. */
export function isOfferedPaymentMethod(value: string, country: CountryCode): boolean {
  return isConnectedPaymentMethod(value) && (countriesOfMethod[value]?.has(country) ?? true);
}

/** Whether the provider asks for the shopper's date of birth before it lends. */
export function asksBirthDate(method: PaymentMethodId): boolean {
  return method === "ratepay";
}

/** Whom a method is for; null: for everybody. */
export function customerTypeOf(method: PaymentMethodId): CustomerType | null {
  if (privateOnly.has(method)) return "private";
  return businessOnly.has(method) ? "business" : null;
}

/** Methods of a country, for whichever type of customer, by the table of the specification. */
export function listPaymentMethods(country: CountryCode): readonly PaymentMethodId[] {
  return connectedPaymentMethods.filter((method) => isOfferedPaymentMethod(method, country));
}

function codes(list: string): ReadonlySet<string> {
  return new Set(list.split(" "));
}
