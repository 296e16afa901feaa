import type { CountryCode, CustomerType } from "../../countries/model/country";

/**
 * How the shopper pays with a method.
 * On the provider's hosted page, on a page that the provider redirects to, with a voucher to pay later, in a wallet's
 * sheet, or without the provider.
 */
export type PaymentFlow = "hosted-session" | "redirect" | "voucher" | "wallet" | "offline";

type PaymentMethodFacts = {
  readonly flow: PaymentFlow;
  /** Where it is available. */
  readonly countries: ReadonlySet<string> | "all";
  /** Its only type of customer. */
  readonly customers?: CustomerType;
  /** The authorisation also captures the money; the shop must then not capture it. */
  readonly isCapturedAtOnce?: true;
  /** The provider requires the shopper's date of birth for its credit. */
  readonly asksBirthDate?: true;
  /** Who lends: a third party, in whose name the shopper pays later or in instalments. */
  readonly lender?: string;
  /** Its logo is that of another method, by id; a row of logos shows one of them. */
  readonly sharesMark?: string;
};

const klarna = "Klarna Bank AB (publ)";
const klarnaCountries = codes("AT BE CH DE DK ES FI FR GB IE IT NL NO PL PT SE");

/** All methods in display order; the first is the default. Source: the specification's table of payment methods. */
const paymentMethods = {
  scheme: { flow: "hosted-session", countries: "all" },
  paypal: { flow: "redirect", countries: "all", isCapturedAtOnce: true },
  klarna: { flow: "redirect", countries: klarnaCountries, customers: "private", lender: klarna },
  klarna_account: {
    flow: "redirect",
    countries: new Set([...klarnaCountries, "CZ", "GR", "RO"]),
    customers: "private",
    lender: klarna,
    sharesMark: "klarna",
  },
  ratepay: {
    flow: "redirect",
    countries: codes("DE AT CH"),
    customers: "private",
    lender: "Ratepay GmbH",
    asksBirthDate: true,
  },
  // Its page asks for the bank or the BLIK code, which a direct payment would need at once.
  onlineBanking_PL: { flow: "hosted-session", countries: codes("PL"), isCapturedAtOnce: true },
  ideal: { flow: "redirect", countries: codes("NL"), isCapturedAtOnce: true },
  klarna_b2b: {
    flow: "redirect",
    countries: codes("AT DE FI FR GB NL NO SE"),
    customers: "business",
    sharesMark: "klarna",
  },
  applepay: { flow: "wallet", countries: "all" },
  googlepay: { flow: "wallet", countries: "all" },
  multibanco: { flow: "voucher", countries: codes("PT"), isCapturedAtOnce: true },
  twint: { flow: "redirect", countries: codes("CH"), isCapturedAtOnce: true },
  mobilepay: { flow: "redirect", countries: codes("DK FI") },
  cash_on_delivery: { flow: "offline", countries: "all" },
  bank_transfer: { flow: "offline", countries: "all" },
} as const satisfies Readonly<Record<string, PaymentMethodFacts>>;

export type PaymentMethodId = keyof typeof paymentMethods;

const factsById: Readonly<Record<PaymentMethodId, PaymentMethodFacts>> = paymentMethods;

export const paymentMethodIds = Object.keys(paymentMethods).filter(isPaymentMethod);

export function isPaymentMethod(value: unknown): value is PaymentMethodId {
  return typeof value === "string" && Object.hasOwn(paymentMethods, value);
}

export function paymentFlow(method: PaymentMethodId): PaymentFlow {
  return factsById[method].flow;
}

/** Returns whether the authorisation also captures the money; the shop must then not capture it. */
export function capturesItself(method: string): boolean {
  return isPaymentMethod(method) && factsById[method].isCapturedAtOnce === true;
}

/** Whether a method is available in a country, for at least one type of customer. */
export function isOfferedPaymentMethod(value: string, country: CountryCode): boolean {
  if (!isPaymentMethod(value)) return false;
  const { countries } = factsById[value];
  return countries === "all" || countries.has(country);
}

/** Whether the provider requires the shopper's date of birth for its credit. */
export function asksBirthDate(method: PaymentMethodId): boolean {
  return factsById[method].asksBirthDate === true;
}

/** Returns who lends when a consumer pays by the method; null: it is no credit. */
export function findLender(method: PaymentMethodId): string | null {
  return factsById[method].lender ?? null;
}

/** Lists the lenders of a country's methods, each once. */
export function listLenders(country: CountryCode): readonly string[] {
  const lenders = listPaymentMethods(country).flatMap((method) => findLender(method) ?? []);
  return [...new Set(lenders)];
}

/** Returns the only type of customer of a method; null: all. */
export function customerTypeOf(method: PaymentMethodId): CustomerType | null {
  return factsById[method].customers ?? null;
}

/** Lists the methods of a country for all types of customer, by the specification's table. */
export function listPaymentMethods(country: CountryCode): readonly PaymentMethodId[] {
  return paymentMethodIds.filter((method) => isOfferedPaymentMethod(method, country));
}

/** Lists the methods of a country whose logos differ: of those with the same logo, the first. */
export function listPaymentMarks(country: CountryCode): readonly PaymentMethodId[] {
  const toMark = (method: PaymentMethodId) => factsById[method].sharesMark ?? method;
  const methods = listPaymentMethods(country);
  const marks = methods.map(toMark);
  return methods.filter((_, at) => marks.indexOf(marks[at] ?? "") === at);
}

function codes(list: string): ReadonlySet<string> {
  return new Set(list.split(" "));
}
