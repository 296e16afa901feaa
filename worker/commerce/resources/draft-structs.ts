import {
  array,
  dynamic,
  integer,
  literal,
  min,
  never,
  nonempty,
  optional,
  pattern,
  record,
  refine,
  Struct,
  string,
  type,
  unknown,
} from "superstruct";
import { invalidField } from "../errors/platform-errors.ts";
import { isJsonObject, type JsonObject } from "../json/json.ts";
import { readFractionDigits, readPrecision } from "../money/money.ts";
import { ADDRESS_TEXTS } from "./address.ts";
import { COUNTRIES, CURRENCIES } from "./iso-codes.ts";
import type { MoneyDraft } from "./to-money.ts";

/** Parts that many drafts share. Drafts keep what they do not name: `type` checks, it does not strip. */
export const KEY = /^[A-Za-z0-9_-]{2,256}$/;
export const KeyStruct = pattern(string(), KEY);
export const CountryStruct = refine(string(), "country", (code) => COUNTRIES.has(code));
export const CurrencyStruct = refine(string(), "currency", (code) => CURRENCIES.has(code));
/** A whole number that JSON carries as it is; the platform's own go a little further. */
export const LongStruct = refine(integer(), "long", Number.isSafeInteger);
export const DateTimeStruct = refine(
  pattern(string(), /^\d{4}-\d\d-\d\d(?:T[\d:.]+(?:Z|[+-]\d\d:\d\d))?$/),
  "date",
  (text) => !Number.isNaN(Date.parse(text)),
);
export const LocaleStruct = pattern(string(), /^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/);
export const LocalizedStruct = record(LocaleStruct, string());
/** Texts by locale for addresses. Throws InvalidField for one that cannot be part of one. */
export const SlugStruct = refine(record(string(), string()), "slugs", (slugs) => {
  for (const [locale, slug] of Object.entries(slugs)) {
    if (!KEY.test(slug)) throw invalidField(`slug.${locale}`, slug);
  }
  return true;
});
function moneyOf(cents: Struct<number, null>) {
  return refine(
    type({
      type: optional(literal("centPrecision")),
      preciseAmount: optional(never()),
      currencyCode: CurrencyStruct,
      centAmount: cents,
      fractionDigits: optional(integer()),
    }),
    "fraction digits",
    ({ currencyCode, fractionDigits }) =>
      fractionDigits === undefined || fractionDigits === readFractionDigits(currencyCode),
  );
}

/** The finest that prices may be. */
const MAX_FRACTION_DIGITS = 20;

/** Whether the digits are more than the currency's, and a `centAmount` is the amount rounded up or down. */
export function isHighPrecision(money: Omit<HighPrecisionMoneyDraft, "type">): boolean {
  const { currencyCode, preciseAmount, fractionDigits, centAmount } = money;
  if (fractionDigits <= readFractionDigits(currencyCode) || fractionDigits > MAX_FRACTION_DIGITS)
    return false;
  if (centAmount === undefined || centAmount === null) return true;
  const precision = readPrecision(currencyCode, fractionDigits);
  const rest = BigInt(preciseAmount) - BigInt(centAmount) * precision;
  return -precision < rest && rest < precision;
}

export type HighPrecisionMoneyDraft = Extract<MoneyDraft, { type: "highPrecision" }>;

const HighPrecisionStruct = refine(
  type({
    type: literal("highPrecision"),
    currencyCode: CurrencyStruct,
    preciseAmount: min(LongStruct, 0),
    fractionDigits: integer(),
    centAmount: optional(min(LongStruct, 0)),
  }),
  "precision",
  isHighPrecision,
);

/**
 * Of a fee or a reduction, none of them below nothing: in the currency's smallest unit. One of a higher precision is
 * refused, as its further digits would be lost.
 */
export const MoneyStruct = moneyOf(min(LongStruct, 0));
/** Of a price, which may be of a higher precision than its currency. */
export const PriceMoneyStruct = dynamic((value) => {
  const isPrecise = isJsonObject(value) && value.type === "highPrecision";
  return (isPrecise ? HighPrecisionStruct : MoneyStruct) as Struct<MoneyDraft, unknown>;
});
/** As `MoneyStruct`, for what may be below nothing: amounts that were reckoned elsewhere. */
export const SignedMoneyStruct = moneyOf(LongStruct);
/** After references are resolved every reference has an id. */
export const ReferenceStruct = type({ typeId: string(), id: string() });
/** Stores are referred to by their key. */
export const StoreReferenceStruct = type({ typeId: string(), key: string() });
export const CustomStruct = type({ type: ReferenceStruct, fields: optional(record(string(), unknown())) });
export const AddressStruct = type({
  ...Object.fromEntries(ADDRESS_TEXTS.map((name) => [name, optional(string())] as const)),
  country: CountryStruct,
  custom: optional(CustomStruct),
});
/** A decimal between 0 and 1; the higher one is applied first. */
export const SortOrderStruct = pattern(string(), /^0?\.\d*[1-9]$/);
export const NameStruct = nonempty(string());
export const LocationsStruct = array(type({ country: CountryStruct, state: optional(string()) }));

/** An object of which these properties are checked; any others stay as they are, until `keepKnown` leaves them out. */
export function draftOf(properties: Parameters<typeof type>[0]): Struct<JsonObject, unknown> {
  const { entries, validator } = type(properties);
  return new Struct<JsonObject, unknown>({ type: "type", schema: properties, entries, validator });
}
