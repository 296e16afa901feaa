import { array, type Infer, optional, string, type } from "superstruct";
import { invalidField } from "../errors/platform-errors.ts";
import {
  type CustomFields,
  isJsonObject,
  type JsonObject,
  type Money,
  type Reference,
} from "../json/json.ts";
import { readFractionDigits } from "../money/money.ts";
import {
  CountryStruct,
  CurrencyStruct,
  CustomStruct,
  DateTimeStruct,
  KEY,
  KeyStruct,
  LongStruct,
  MoneyStruct,
  PriceMoneyStruct,
  ReferenceStruct,
} from "../resources/draft-structs.ts";
import { quickly, remembering } from "../resources/quick-struct.ts";
import { toMoney } from "../resources/to-money.ts";

export interface PriceTier {
  readonly minimumQuantity: number;
  readonly value: Money;
}

/** A price of a product or of a SKU. `discounted` is from an external product discount, whose validity applies. */
export interface Price {
  readonly id: string;
  readonly value: Money;
  readonly key?: string;
  readonly country?: string;
  readonly customerGroup?: Reference;
  readonly channel?: Reference;
  readonly validFrom?: string;
  readonly validUntil?: string;
  readonly discounted?: { readonly value: Money; readonly discount: Reference };
  readonly tiers?: readonly PriceTier[];
  readonly custom?: CustomFields;
}

const isName = (value: unknown) => typeof value === "string" && KEY.test(value);
const isCurrency = remembering(CurrencyStruct);
const isCountry = remembering(CountryStruct);
const isAmount = (cents: unknown) => Number.isSafeInteger(cents) && Number(cents) >= 0;

/** Money with the currency's own digits. */
function isPlainMoney({ type: kind, currencyCode, centAmount, fractionDigits, preciseAmount }: JsonObject) {
  if (!isCurrency(currencyCode) || !isAmount(centAmount) || preciseAmount !== undefined) return false;
  return (
    (kind === undefined || kind === "centPrecision") &&
    (fractionDigits === undefined || fractionDigits === readFractionDigits(String(currencyCode)))
  );
}

/** A price with an amount and at most a key and a country. */
export function isPlainPrice(price: unknown): boolean {
  if (!isJsonObject(price) || !isJsonObject(price.value)) return false;
  const isBare = Object.keys(price).every((name) => ["key", "value", "country"].includes(name));
  const isNamed = price.key === undefined || isName(price.key);
  return (
    isBare &&
    isPlainMoney(price.value) &&
    isNamed &&
    (price.country === undefined || isCountry(price.country))
  );
}

const WholePriceDraftStruct = type({
  id: optional(string()),
  key: optional(KeyStruct),
  value: PriceMoneyStruct,
  country: optional(CountryStruct),
  customerGroup: optional(ReferenceStruct),
  channel: optional(ReferenceStruct),
  validFrom: optional(DateTimeStruct),
  validUntil: optional(DateTimeStruct),
  discounted: optional(type({ value: MoneyStruct, discount: ReferenceStruct })),
  tiers: optional(array(type({ minimumQuantity: LongStruct, value: PriceMoneyStruct }))),
  custom: optional(CustomStruct),
});

export const PriceDraftStruct = quickly(WholePriceDraftStruct, isPlainPrice);

export type PriceDraft = Infer<typeof PriceDraftStruct>;

function toInstant(value: string): string {
  return new Date(value).toISOString();
}

export function toTier({ minimumQuantity, value }: NonNullable<PriceDraft["tiers"]>[number]): PriceTier {
  return { minimumQuantity, value: toMoney(value) };
}

/** A price draft with its id and completed money. */
export function toPrice(draft: PriceDraft): Price {
  const {
    value,
    discounted,
    tiers,
    custom,
    validFrom,
    validUntil,
    id,
    key,
    country,
    customerGroup,
    channel,
  } = draft;
  return {
    id: id ?? crypto.randomUUID(),
    value: toMoney(value),
    ...(key === undefined ? {} : { key }),
    ...(country === undefined ? {} : { country }),
    ...(customerGroup ? { customerGroup } : {}),
    ...(channel ? { channel } : {}),
    ...(validFrom === undefined ? {} : { validFrom: toInstant(validFrom) }),
    ...(validUntil === undefined ? {} : { validUntil: toInstant(validUntil) }),
    ...(discounted
      ? { discounted: { value: toMoney(discounted.value), discount: discounted.discount } }
      : {}),
    ...(tiers ? { tiers: tiers.map(toTier) } : {}),
    ...(custom ? { custom: { type: custom.type, fields: custom.fields ?? {} } } : {}),
  };
}

/** The price itself is that of one unit. */
const FIRST_TIER_QUANTITY = 2;

/**
 * Throws InvalidField for a tier or a reduced price in another currency than the price, whose number would be charged
 * in the price's, and for tiers below two units or of the same quantity.
 */
export function checkAmounts({ value, discounted, tiers }: Pick<Price, "value" | "discounted" | "tiers">) {
  const { currencyCode } = value;
  if (discounted && discounted.value.currencyCode !== currencyCode) {
    throw invalidField("discounted.value.currencyCode", discounted.value.currencyCode, [currencyCode]);
  }
  const quantities = new Set<number>();
  for (const tier of tiers ?? []) {
    const { minimumQuantity } = tier;
    if (tier.value.currencyCode !== currencyCode) {
      throw invalidField("tiers.value.currencyCode", tier.value.currencyCode, [currencyCode]);
    }
    if (minimumQuantity < FIRST_TIER_QUANTITY || quantities.has(minimumQuantity)) {
      throw invalidField("tiers.minimumQuantity", minimumQuantity);
    }
    quantities.add(minimumQuantity);
  }
}
