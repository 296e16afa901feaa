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

/** The methods that the shop can carry out today, in the order in which they are shown; the first is the default. */
export const connectedPaymentMethods = ["scheme", "bank_transfer", "cash_on_delivery"] as const;

export type ConnectedPaymentMethod = (typeof connectedPaymentMethods)[number];

export function isConnectedPaymentMethod(value: unknown): value is ConnectedPaymentMethod {
  return connectedPaymentMethods.some((method) => method === value);
}

/** Whether the shop can carry a method out in a country, for one type of customer at least. */
export function isOfferedPaymentMethod(value: string, country: CountryCode): boolean {
  return isConnectedPaymentMethod(value) && (countriesOfMethod[value]?.has(country) ?? true);
}

/** Methods of a country for a type of customer, by the table of the specification. */
export function listPaymentMethods(
  country: CountryCode,
  customerType: CustomerType,
): readonly PaymentMethodId[] {
  return paymentMethodIds.filter((method) => {
    if (!(countriesOfMethod[method]?.has(country) ?? true)) return false;
    return customerType === "business" ? !privateOnly.has(method) : !businessOnly.has(method);
  });
}

function codes(list: string): ReadonlySet<string> {
  return new Set(list.split(" "));
}
