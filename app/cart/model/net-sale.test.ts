import { describe, expect, it } from "vitest";
import { sampleAddress, sampleCart, sampleLine } from "../../../tests/support/sample-cart";
import type { CountryCode } from "../../countries/model/country";
import { money } from "../../foundation/money";
import type { Address } from "./address";
import type { CartTaxation, VatCheck } from "./cart";
import { findGrossReason, type GrossReason, isNetSale, isTaxSettled, planNetSale, toSale } from "./net-sale";
import { type VatNameMatch, writeVatProof } from "./vat-check";

const terms = { isVatValidationEnabled: true, isTaxRateChangeEnabled: true, dispatchCountry: "DE" };
const rate = { name: "MwSt.", amount: 0.19, country: "DE" };
const rates: CartTaxation["rates"] = [
  { item: "line", id: "line-1", rate },
  { item: "shipping", id: "", rate },
];

const holder = { company: "Ironworks GmbH", city: "Wien" };
const confirm = (number: string, match: VatNameMatch = "confirmed"): VatCheck => ({
  number,
  isValid: match !== "other",
  rawResponse: writeVatProof('{"status":"evatr-0000"}', holder, match),
});
/** The company that the office confirmed, billed in a country. */
const company = (country: CountryCode): Address => ({
  ...sampleAddress,
  ...holder,
  customerType: "business",
  country,
});
const person = (country: CountryCode, city: string): Address => ({ ...sampleAddress, country, city });
const branch = (country: CountryCode, name: string): Address => ({
  ...company(country),
  company: name,
  city: "Graz",
});

type SaleCase = {
  readonly shop: CountryCode;
  readonly dispatch?: string | null;
  readonly vat: VatCheck | null;
  readonly billing: Address | null;
  /** Absent: the parcel goes to the billing address. */
  readonly shipping?: Address;
  readonly reason: GrossReason | null;
};

/** Article 138(1) of Directive 2006/112/EC, case by case; the goods leave Germany unless the case says otherwise. */
const sales: Readonly<Record<string, SaleCase>> = {
  "AT shop, number AT, parcel to the company itself": {
    ...{ shop: "AT", vat: confirm("ATU12345678"), billing: company("AT"), reason: null },
  },
  "AT shop, number SK, parcel to Graz to the company itself": {
    ...{ shop: "AT", vat: confirm("SK2020202020"), billing: company("SK"), reason: null },
    shipping: branch("AT", "IRONWORKS GmbH."),
  },
  "AT shop, number SK, parcel to Graz to a private person": {
    ...{ shop: "AT", vat: confirm("SK2020202020"), billing: company("SK"), reason: "receiver" },
    shipping: person("AT", "Graz"),
  },
  "AT shop, number SK, parcel to Graz to another company": {
    ...{ shop: "AT", vat: confirm("SK2020202020"), billing: company("SK"), reason: "receiver" },
    shipping: branch("AT", "Steelworks GmbH"),
  },
  "AT shop that dispatches from Austria, number SK, parcel to Graz": {
    ...{ shop: "AT", dispatch: "AT", vat: confirm("SK2020202020"), billing: company("SK") },
    ...{ shipping: branch("AT", "Ironworks GmbH"), reason: "not-leaving" },
  },
  "AT shop without a country of dispatch, number SK": {
    ...{ shop: "AT", dispatch: null, vat: confirm("SK2020202020"), billing: company("SK") },
    ...{ shipping: branch("AT", "Ironworks GmbH"), reason: "not-leaving" },
  },
  "AT shop, number of the country of dispatch": {
    ...{ shop: "AT", vat: confirm("DE123456789"), billing: company("DE"), reason: "not-abroad" },
    shipping: branch("AT", "Ironworks GmbH"),
  },
  "DE shop, number AT, parcel to Berlin under another name": {
    ...{ shop: "DE", vat: confirm("ATU12345678"), billing: company("AT"), reason: "not-leaving" },
    shipping: person("DE", "Berlin"),
  },
  "DE shop that dispatches from Poland, number AT, parcel to Berlin under another name": {
    ...{ shop: "DE", dispatch: "PL", vat: confirm("ATU12345678"), billing: company("AT") },
    ...{ shipping: person("DE", "Berlin"), reason: "receiver" },
  },
  "DE shop that dispatches from Poland, number AT, parcel to Berlin to the company itself": {
    ...{ shop: "DE", dispatch: "PL", vat: confirm("ATU12345678"), billing: company("AT"), reason: null },
    shipping: branch("DE", "Ironworks GmbH"),
  },
  "GB shop, number AT: the goods leave the Union": {
    ...{ shop: "GB", vat: confirm("ATU12345678"), billing: company("AT"), reason: "not-leaving" },
    shipping: branch("GB", "Ironworks GmbH"),
  },
  "AT shop that dispatches from Switzerland": {
    ...{ shop: "AT", dispatch: "CH", vat: confirm("ATU12345678"), billing: company("AT") },
    reason: "not-leaving",
  },
  "a British number": {
    ...{ shop: "AT", vat: confirm("GB123456789"), billing: company("GB"), reason: "not-abroad" },
  },
  "a Norwegian number": {
    ...{ shop: "AT", vat: confirm("NO123456789MVA"), billing: company("NO"), reason: "not-abroad" },
  },
  "a Swiss number": {
    ...{ shop: "AT", vat: confirm("CHE123456789MWST"), billing: company("CH"), reason: "not-abroad" },
  },
  "a Greek number, whose prefix is EL": {
    ...{ shop: "GR", vat: confirm("EL123456789"), billing: company("GR"), reason: null },
  },
  "a number that belongs to another name": {
    ...{ shop: "AT", vat: confirm("ATU12345678", "other"), billing: company("AT"), reason: "no-number" },
  },
  "a number whose name the office could not compare": {
    ...{ shop: "AT", vat: confirm("ATU12345678", "unknown"), billing: company("AT"), reason: "name-unknown" },
  },
  "a valid number whose query had no name": {
    ...{ shop: "AT", billing: company("AT"), reason: "unnamed" },
    vat: { number: "ATU12345678", isValid: true, rawResponse: '{"status":"evatr-0000"}' },
  },
  "a number that was confirmed for another company than the billed one": {
    ...{ shop: "AT", vat: confirm("ATU12345678"), reason: "other-holder" },
    billing: { ...company("AT"), company: "Borrowers KG" },
  },
  "a number that was confirmed in another town": {
    ...{ shop: "AT", vat: confirm("ATU12345678"), reason: "other-holder" },
    billing: { ...company("AT"), city: "Linz" },
  },
  "a private billing address": {
    ...{ shop: "AT", vat: confirm("ATU12345678"), billing: person("AT", "Wien"), reason: "billing" },
  },
  "a billing address in another country than the number's": {
    ...{ shop: "AT", vat: confirm("ATU12345678"), billing: company("HU"), reason: "billing" },
  },
  "a confirmed number before there is an address": {
    ...{ shop: "AT", vat: confirm("ATU12345678"), billing: null, reason: null },
  },
  "a number that could not be validated": {
    ...{ shop: "AT", vat: { number: "ATU12345678", isValid: null, rawResponse: "" }, billing: company("AT") },
    reason: "no-number",
  },
  "no number": { shop: "AT", vat: null, billing: company("AT"), reason: "no-number" },
};

function cartOf({ shop, vat, billing, shipping = billing ?? undefined }: SaleCase) {
  return sampleCart({
    country: shop,
    billingAddress: billing,
    shippingAddress: shipping ?? null,
    taxation: { mode: "Platform", rates, vat },
  });
}

describe("a net sale", () => {
  it.each(Object.entries(sales))("%s", (_name, sale) => {
    const { shop, dispatch: dispatchCountry = "DE", reason } = sale;
    const cart = cartOf(sale);
    const settings = { ...terms, dispatchCountry };
    expect(findGrossReason(toSale(cart), settings, shop)).toBe(reason);
    expect(isNetSale(cart, settings)).toBe(reason === null);
    expect(isNetSale({ ...cart, lines: [] }, settings)).toBe(false);
  });

  it("needs both switches of the store", () => {
    const cart = cartOf({ shop: "AT", vat: confirm("ATU12345678"), billing: company("AT"), reason: null });
    expect(isNetSale(cart, terms)).toBe(true);
    expect(isNetSale(cart, { ...terms, isTaxRateChangeEnabled: false })).toBe(false);
    expect(isNetSale(cart, { ...terms, isVatValidationEnabled: false })).toBe(false);
  });

  it("is settled once every item has its external rate, and reverted when the number is gone", () => {
    const vat = confirm("ATU12345678");
    const cart = cartOf({ shop: "AT", vat, billing: company("AT"), reason: null });
    const net = { ...cart, totalNet: money(8403, "EUR") };
    expect(isTaxSettled(net, terms)).toBe(false);
    expect(isTaxSettled({ ...net, taxation: { mode: "External", rates, vat } }, terms)).toBe(true);
    const grown = [...rates, { item: "line", id: "line-2", rate: null } as const];
    expect(isTaxSettled({ ...net, taxation: { mode: "External", rates: grown, vat } }, terms)).toBe(false);
    expect(isTaxSettled({ ...net, taxation: { mode: "External", rates, vat: null } }, terms)).toBe(false);
    expect(isTaxSettled(sampleCart({ lines: [sampleLine()] }), terms)).toBe(true);
  });

  it("is made by the tax mode and the platform's former rates", () => {
    expect(planNetSale(rates)).toEqual([
      { type: "set-tax-mode", mode: "External" },
      { type: "set-tax-rate", rate: rates[0] },
      { type: "set-tax-rate", rate: rates[1] },
    ]);
  });
});
