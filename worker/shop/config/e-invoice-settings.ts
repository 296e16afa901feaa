import { enums, is, pattern, record, refine, size, string } from "superstruct";
import { type CountryCode, countryCodes } from "../../../app/countries/model/country";
import { parseJson } from "../../../app/foundation/parse-json";
import { type EInvoiceNetwork, eInvoiceNetworks } from "../../../app/orders/model/e-invoice-delivery";
import { Filled, HttpUrl, leftOut, serviceKey } from "./setting";

const group = "Electronic invoices";
const without = "companies get electronic invoices as files only";
const names = [
  "E_INVOICE_API_URL",
  "E_INVOICE_API_KEY",
  "E_INVOICE_SENDER_ID",
  "E_INVOICE_NETWORKS",
] as const;
const needs = (own: (typeof names)[number]) => names.filter((name) => name !== own);

const VatNumbers = record(enums(countryCodes), pattern(string(), /^[A-Z]{2}[A-Z\d]{4,15}$/));
const isVatNumbers = (text: string) => is(parseJson(text), VatNumbers);
const isNetworks = (text: string) => parseNetworks(text) !== null;

/** The access point of invoice networks, and the seller's numbers (docs/e-invoices.md). */
export const eInvoiceVariables = {
  SELLER_VAT_NUMBERS: leftOut(refine(string(), "VatNumbers", isVatNumbers), {
    group,
    what: 'the seller\'s VAT numbers by the shop\'s country, `{"GB": "GB123456789", "CH": "CHE123456789MWST"}`, for invoices',
    without: "invoices have `VAT_OWN_NUMBER`, or the number of the imprint",
  }),
  E_INVOICE_API_URL: leftOut(HttpUrl, {
    group,
    what: "the access point, `https://api.storecove.com/api/v2`",
    without,
    needs: needs("E_INVOICE_API_URL"),
  }),
  E_INVOICE_API_KEY: leftOut(Filled, {
    group,
    what: "its key",
    without,
    needs: needs("E_INVOICE_API_KEY"),
    rotation: serviceKey,
  }),
  E_INVOICE_SENDER_ID: leftOut(pattern(string(), /^\d{1,15}$/), {
    group,
    what: "the seller's legal entity there",
    without,
    needs: needs("E_INVOICE_SENDER_ID"),
  }),
  E_INVOICE_NETWORKS: leftOut(refine(size(string(), 1, 500), "Networks", isNetworks), {
    group,
    what: "the network of each country, `BE=Peppol PL=KSeF`",
    without,
    needs: needs("E_INVOICE_NETWORKS"),
  }),
};

type Variables = Readonly<Partial<Record<keyof typeof eInvoiceVariables, string | undefined>>>;
type Networks = Readonly<Partial<Record<CountryCode, EInvoiceNetwork>>>;

export type EInvoiceSettings = {
  readonly sellerNumbers: Readonly<Partial<Record<CountryCode, string>>>;
  readonly networks: Networks;
  /** null: none is connected. */
  readonly accessPoint: {
    readonly apiUrl: string;
    readonly apiKey: string;
    readonly senderId: number;
  } | null;
};

export function toEInvoiceSettings(variables: Variables): EInvoiceSettings {
  const { E_INVOICE_API_URL: apiUrl, E_INVOICE_API_KEY: apiKey, E_INVOICE_SENDER_ID: senderId } = variables;
  const numbers = parseJson(variables.SELLER_VAT_NUMBERS ?? "{}");
  return {
    sellerNumbers: is(numbers, VatNumbers) ? numbers : {},
    networks: parseNetworks(variables.E_INVOICE_NETWORKS ?? "") ?? {},
    accessPoint: apiUrl && apiKey && senderId ? { apiUrl, apiKey, senderId: Number(senderId) } : null,
  };
}

/** Parses `BE=Peppol PL=KSeF`; null: an unknown country or network. */
function parseNetworks(text: string): Networks | null {
  const rows = text
    .split(" ")
    .filter(Boolean)
    .map((row) => row.split("="));
  const networks: unknown = Object.fromEntries(rows.map(([country, network]) => [country, network]));
  return is(networks, record(enums(countryCodes), enums(eInvoiceNetworks))) ? networks : null;
}
