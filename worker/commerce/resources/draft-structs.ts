import {
  array,
  define,
  type Infer,
  integer,
  intersection,
  literal,
  never,
  nonempty,
  optional,
  pattern,
  record,
  refine,
  type Struct,
  string,
  type,
  unknown,
} from "superstruct";
import { readFractionDigits } from "../pricing/money.ts";
import { isJsonObject, type JsonObject } from "./json.ts";

/** Parts that many drafts share. Drafts keep what they do not name: `type` checks, it does not strip. */
export const KEY = /^[A-Za-z0-9_-]{2,256}$/;
export const KeyStruct = pattern(string(), KEY);
export const CountryStruct = pattern(string(), /^[A-Z]{2}$/);
export const CurrencyStruct = pattern(string(), /^[A-Z]{3}$/);
export const DateTimeStruct = refine(
  pattern(string(), /^\d{4}-\d\d-\d\d(?:T[\d:.]+(?:Z|[+-]\d\d:\d\d))?$/),
  "date",
  (text) => !Number.isNaN(Date.parse(text)),
);
export const LocaleStruct = pattern(string(), /^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/);
export const LocalizedStruct = record(LocaleStruct, string());
export const SlugStruct = record(string(), pattern(string(), KEY));
/** Amounts in the currency's smallest unit; one of a higher precision is refused, as its further digits would be lost. */
export const MoneyStruct = refine(
  type({
    type: optional(literal("centPrecision")),
    preciseAmount: optional(never()),
    currencyCode: CurrencyStruct,
    centAmount: integer(),
    fractionDigits: optional(integer()),
  }),
  "fraction digits",
  ({ currencyCode, fractionDigits }) =>
    fractionDigits === undefined || fractionDigits === readFractionDigits(currencyCode),
);
/** After references are resolved every reference has an id. */
export const ReferenceStruct = type({ typeId: string(), id: string() });
/** Stores are referred to by their key. */
export const StoreReferenceStruct = type({ typeId: string(), key: string() });
export const CustomStruct = type({ type: ReferenceStruct, fields: optional(record(string(), unknown())) });
/** A decimal between 0 and 1; the higher one is applied first. */
export const SortOrderStruct = pattern(string(), /^0?\.\d*[1-9]$/);
export const NameStruct = nonempty(string());
export const LocationsStruct = array(type({ country: CountryStruct, state: optional(string()) }));

/** An object of which these properties are checked; any others stay as they are. */
export function draftOf(properties: Parameters<typeof type>[0]): Struct<JsonObject, unknown> {
  return intersection([define<JsonObject>("object", isJsonObject), type(properties)]);
}

export type CustomDraft = Infer<typeof CustomStruct>;
