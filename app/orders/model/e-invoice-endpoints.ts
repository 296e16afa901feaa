import type { CountryCode } from "../../countries/model/country";
import { findVatCountry } from "../../countries/model/vat-number";
import type { EInvoice, EInvoiceEndpoint } from "./e-invoice";

/** The scheme of an e-mail address. */
const mailScheme = "EM";

/**
 * Schemes whose ids are the country's VAT numbers; the Nordic countries and Belgium use their registers' numbers, which
 * are part of the VAT number. Source: CEF Electronic Address Scheme code list (EAS), version 14
 */
const vatSchemes: Readonly<Record<CountryCode, string>> = {
  AT: "9914",
  BE: "0208",
  BG: "9926",
  CH: "9927",
  CZ: "9929",
  DE: "9930",
  DK: "0184",
  ES: "9920",
  FI: "0213",
  FR: "9957",
  GB: "9932",
  GR: "9933",
  HR: "9934",
  HU: "9910",
  IE: "9935",
  IT: "0211",
  LT: "9937",
  NL: "9944",
  NO: "0192",
  PL: "9945",
  PT: "9946",
  RO: "9947",
  SE: "0007",
  SI: "9949",
  SK: "9950",
};

/** The digits of a register's number within the VAT number. */
const registerDigits: Readonly<Partial<Record<CountryCode, number>>> = { BE: 10, DK: 8, NO: 9, SE: 10 };

/** Returns an e-mail address as an electronic address. */
export function toMailEndpoint(email: string): EInvoiceEndpoint {
  return { scheme: mailScheme, id: email };
}

/** Returns the address of a VAT number's owner in an invoice network; null: a number of no country of the shop. */
function toNetworkEndpoint(vatNumber: string): EInvoiceEndpoint | null {
  const country = findVatCountry(vatNumber);
  if (country === null) return null;
  const digits = registerDigits[country];
  const id = digits ? vatNumber.replaceAll(/\D/g, "").slice(0, digits) : vatNumber;
  return { scheme: vatSchemes[country], id };
}

/** Addresses an invoice to its buyer in a network; null: seller or buyer has no address there. */
export function addressToNetwork(invoice: EInvoice): EInvoice | null {
  const [seller, buyer] = [invoice.seller, invoice.buyer].map(({ vatNumber }) =>
    vatNumber === null ? null : toNetworkEndpoint(vatNumber),
  );
  if (!seller || !buyer) return null;
  return {
    ...invoice,
    seller: { ...invoice.seller, endpoint: seller },
    buyer: { ...invoice.buyer, endpoint: buyer },
  };
}
