import type { Address } from "../../app/cart/model/address.ts";
import type { Cart, ItemTaxRate } from "../../app/cart/model/cart.ts";
import type { CountryCode } from "../../app/countries/model/country.ts";
import type { CurrencyCode } from "../../app/foundation/currency.ts";
import { money } from "../../app/foundation/money.ts";
import type { CustomerOrder } from "../../app/orders/model/customer-order.ts";
import { sampleAddress, sampleLine } from "./sample-cart.ts";
import { sampleCustomerOrder } from "./sample-order.ts";

/** A company's address in a country, with a VAT number. */
export function sampleCompany(
  country: CountryCode,
  vatNumber: string,
  change: Partial<Address> = {},
): Address {
  return {
    ...sampleAddress,
    customerType: "business",
    company: "Smith & Söhne",
    country,
    vatNumber,
    ...change,
  };
}

type Priced = {
  readonly cents: number;
  readonly quantity?: number;
  readonly unitCents?: number;
  readonly rate?: number;
};

export type InvoiceCase = {
  readonly country: CountryCode;
  readonly currency: CurrencyCode;
  readonly vatNumber: string;
  /** Permyriad, of everything that has no other rate. */
  readonly rate: number;
  /** Totals of lines, after their own discounts. */
  readonly lines: readonly Priced[];
  readonly deliveryCents?: number;
  readonly codFeeCents?: number;
  readonly discountCents?: number;
  readonly isNet?: boolean;
  readonly change?: Partial<CustomerOrder>;
};

/** An invoiced order with the VAT that the platform calculates: of each rate's gross, less its share of the discount. */
export function sampleInvoicedOrder(given: InvoiceCase): CustomerOrder {
  const {
    currency,
    country,
    rate,
    deliveryCents = 0,
    codFeeCents = 0,
    discountCents = 0,
    isNet = false,
  } = given;
  const of = (cents: number) => money(cents, currency);
  const lines = given.lines.map(({ cents, quantity = 1, unitCents = cents / quantity }, at) =>
    sampleLine({ id: `line-${at}`, quantity, unitPrice: of(unitCents), total: of(cents) }),
  );
  const taxRates: readonly ItemTaxRate[] = [
    ...given.lines.map((line, at) => toRate("line", `line-${at}`, line.rate ?? rate)),
    toRate("shipping", "", rate),
    toRate("fee", "cod", rate),
  ];
  const gross = new Map<number, number>();
  const add = (own: number, cents: number) => gross.set(own, (gross.get(own) ?? 0) + cents);
  for (const line of given.lines) add(line.rate ?? rate, line.cents);
  add(rate, deliveryCents + codFeeCents);
  const whole = [...gross.values()].reduce((total, cents) => total + cents, 0);
  let left = discountCents;
  for (const [at, [own, cents]] of [...gross].entries()) {
    const share = at === gross.size - 1 ? left : Math.round((discountCents * cents) / whole);
    gross.set(own, cents - share);
    left -= share;
  }
  const taxPortions = [...gross].map(([own, cents]) => ({
    ...{ name: "VAT", ratePermyriad: own },
    amount: of(cents - Math.round((cents * 10_000) / (10_000 + own))),
  }));
  const sum = [...gross.values()].reduce((total, cents) => total + cents, 0);
  const tax = taxPortions.reduce((total, { amount }) => total + amount.centAmount, 0);
  const shipping = { ...{ methodId: "m", methodKey: "parcel", methodName: "Parcel" }, freeAbove: null };
  const content: Partial<Cart> = {
    ...{ country, currency, lines, taxPortions, ...(isNet && { isNet }) },
    codFee: codFeeCents > 0 ? of(codFeeCents) : null,
    shipping: { ...shipping, price: of(deliveryCents), state: "MatchesCart" },
    total: of(isNet ? sum - tax : sum),
    totalNet: of(sum - tax),
  };
  const address = sampleCompany(country, given.vatNumber);
  return sampleCustomerOrder(content, {
    ...{ taxRates, billingAddress: address, shippingAddress: address, email: "books@example.com" },
    invoice: { number: "2026-000777", date: "2026-11-23" },
    ...given.change,
  });
}

function toRate(item: ItemTaxRate["item"], id: string, permyriad: number): ItemTaxRate {
  return { item, id, rate: { name: "VAT", amount: permyriad / 10_000, country: "SK" } };
}

/** The kinds of invoices that the shop issues. */
export const invoiceCases = {
  domestic: {
    ...{ country: "DE", currency: "EUR", vatNumber: "DE123456789", rate: 1900 },
    lines: [{ cents: 29_900, quantity: 3, unitCents: 9_967 }, { cents: 4_999 }],
    ...{ deliveryCents: 699, codFeeCents: 500 },
    change: { orderReference: "PO <4711>", paymentState: "Pending", paymentMethod: "bank_transfer" },
  },
  "intra-Community": {
    ...{ country: "AT", currency: "EUR", vatNumber: "ATU12345678", rate: 2000, isNet: true },
    lines: [{ cents: 119_999, quantity: 7, unitCents: 17_143 }, { cents: 1 }],
    deliveryCents: 1_295,
  },
  "Great Britain": {
    ...{ country: "GB", currency: "GBP", vatNumber: "GB123456789", rate: 2000 },
    lines: [{ cents: 8_333 }, { cents: 3_335, quantity: 5, unitCents: 667 }],
  },
  Switzerland: {
    ...{ country: "CH", currency: "CHF", vatNumber: "CHE123456789MWST", rate: 810 },
    lines: [{ cents: 10_005 }, { cents: 2_000, rate: 260 }],
    ...{ deliveryCents: 990, discountCents: 1_337 },
  },
  Norway: {
    ...{ country: "NO", currency: "NOK", vatNumber: "NO123456789MVA", rate: 2500 },
    lines: [{ cents: 123_457, quantity: 3, unitCents: 45_000 }],
    deliveryCents: 14_900,
  },
  discount: {
    ...{ country: "BE", currency: "EUR", vatNumber: "BE0123456789", rate: 2100 },
    lines: [{ cents: 10_000, quantity: 3, unitCents: 3_700 }, { cents: 777 }, { cents: 0, unitCents: 2_899 }],
    ...{ deliveryCents: 590, discountCents: 1_111 },
  },
} as const satisfies Readonly<Record<string, InvoiceCase>>;
