import {
  array,
  define,
  enums,
  integer,
  nonempty,
  optional,
  pattern,
  record,
  refine,
  size,
  string,
  type,
  union,
  unknown,
} from "superstruct";

/** The platform's key format. */
export const KeyShape = pattern(size(string(), 2, 256), /^[A-Za-z0-9_-]+$/);

const LanguageShape = pattern(string(), /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/);
export const LocalizedShape = record(LanguageShape, string());
export const SlugsShape = refine(
  record(LanguageShape, pattern(size(string(), 2, 256), /^[A-Za-z0-9_-]+$/)),
  "slugs",
  (slugs) => Object.keys(slugs).length > 0 || "Expected a slug in at least one language",
);
export const CountryShape = pattern(string(), /^[A-Z]{2}$/);

const currencies: ReadonlySet<string> = new Set(Intl.supportedValuesOf("currency"));

/** Reports whether the currency exists or existed (ISO 4217). */
export function isCurrency(code: string): boolean {
  return currencies.has(code);
}

/** A price in minor units, never negative; `highPrecision` counts in units of its own `fractionDigits`. */
export const MoneyShape = refine(
  type({
    type: optional(enums(["centPrecision", "highPrecision"])),
    currencyCode: pattern(string(), /^[A-Z]{3}$/),
    centAmount: optional(integer()),
    preciseAmount: optional(integer()),
    fractionDigits: optional(integer()),
  }),
  "money",
  ({ type: kind, currencyCode, centAmount, preciseAmount }) => {
    if (!isCurrency(currencyCode)) return `Expected a currency but received: "${currencyCode}"`;
    const [amount = 0] = [kind === "highPrecision" ? preciseAmount : centAmount];
    if (amount < 0) return `Expected an amount of 0 or more but received: ${amount}`;
    const isComplete = kind === "highPrecision" ? preciseAmount !== undefined : centAmount !== undefined;
    return isComplete || "Expected an amount in minor units";
  },
);

/** A reference by key; also by id, if the files come from the same platform. */
export const ReferenceShape = union([
  type({ typeId: string(), key: string() }),
  type({ typeId: string(), id: string() }),
]);
export const CustomShape = type({ type: ReferenceShape, fields: optional(record(string(), unknown())) });
/** Assets of a category or a variant. */
export const AssetsShape = array(
  type({
    key: optional(KeyShape),
    name: LocalizedShape,
    description: optional(LocalizedShape),
    tags: optional(array(string())),
    sources: nonempty(array(type({ uri: nonempty(string()) }))),
    custom: optional(CustomShape),
  }),
);
export const DateTimeShape = define<string>(
  "date and time",
  (value) => typeof value === "string" && !Number.isNaN(Date.parse(value)),
);
