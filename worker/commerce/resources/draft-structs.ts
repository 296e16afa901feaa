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

/** Parts shared by many drafts. Drafts keep unknown fields: `type` checks, it does not strip. */
export const KEY = /^[A-Za-z0-9_-]{2,256}$/;
export const KeyStruct = pattern(string(), KEY);
export const CountryStruct = refine(string(), "country", (code) => COUNTRIES.has(code));
export const CurrencyStruct = refine(string(), "currency", (code) => CURRENCIES.has(code));
/** A whole number that JSON represents exactly; the platform's own range is a little larger. */
export const LongStruct = refine(integer(), "long", Number.isSafeInteger);
export const DateTimeStruct = refine(
  pattern(string(), /^\d{4}-\d\d-\d\d(?:T[\d:.]+(?:Z|[+-]\d\d:\d\d))?$/),
  "date",
  (text) => !Number.isNaN(Date.parse(text)),
);
export const LocaleStruct = pattern(string(), /^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/);
export const LocalizedStruct = record(LocaleStruct, string());
/** Slugs by locale. Throws InvalidField for one that cannot be in a URL. */
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

/** The highest precision of prices. */
const MAX_FRACTION_DIGITS = 20;

/** Whether it has more digits than the currency, and a `centAmount` that is the amount rounded up or down. */
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
 * For a fee or a reduction, never negative: in the currency's smallest unit. A higher precision is refused, because
 * its further digits would be lost.
 */
export const MoneyStruct = moneyOf(min(LongStruct, 0));
/** For a price, which may have a higher precision than its currency. */
export const PriceMoneyStruct = dynamic((value) => {
  const isPrecise = isJsonObject(value) && value.type === "highPrecision";
  return (isPrecise ? HighPrecisionStruct : MoneyStruct) as Struct<MoneyDraft, unknown>;
});
/** Like `MoneyStruct`, for amounts that may be negative: they were calculated elsewhere. */
export const SignedMoneyStruct = moneyOf(LongStruct);
/** Resolved references have an id. */
export const ReferenceStruct = type({ typeId: string(), id: string() });
/** Stores are referenced by their key. */
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

/** An object of which these properties are checked; any others stay as they are, until `keepKnown` removes them. */
export function draftOf(properties: Parameters<typeof type>[0]): Struct<JsonObject, unknown> {
  const { entries, validator } = type(properties);
  return new Struct<JsonObject, unknown>({ type: "type", schema: properties, entries, validator });
}
