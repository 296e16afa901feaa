import { array, boolean, min, optional, type } from "superstruct";
import { invalidOperation } from "../errors/platform-errors.ts";
import type { JsonObject } from "../json/json.ts";
import type { PriceTier } from "../products/product.ts";
import { applyKnownAction } from "../resources/apply-known-action.ts";
import { changeCustom } from "../resources/change-custom.ts";
import {
  DateTimeStruct,
  KeyStruct,
  LongStruct,
  MoneyStruct,
  ReferenceStruct,
} from "../resources/draft-structs.ts";
import { parseDraft } from "../resources/parse-draft.ts";
import { toMoney } from "../resources/to-money.ts";
import type { StandalonePrice } from "./standalone-price.ts";

type Apply = (price: StandalonePrice, action: JsonObject) => StandalonePrice;

const Tier = type({ minimumQuantity: min(LongStruct, 2), value: MoneyStruct });
const Value = type({ value: MoneyStruct, staged: optional(boolean()) });
const Dates = type({ validFrom: optional(DateTimeStruct), validUntil: optional(DateTimeStruct) });
const Discounted = type({
  discounted: optional(type({ value: MoneyStruct, discount: ReferenceStruct })),
});

function toTier({ minimumQuantity, value }: (typeof Tier)["TYPE"]): PriceTier {
  return { minimumQuantity, value: toMoney(value) };
}

const changeValue: Apply = (price, action) => {
  const { value: draft, staged } = parseDraft(action, Value);
  const value = toMoney(draft);
  if (value.currencyCode !== price.value.currencyCode) {
    throw invalidOperation("The currency of a standalone price cannot be changed.");
  }
  return staged ? { ...price, staged: { value } } : { ...price, value };
};

const applyStagedChanges: Apply = ({ staged, ...price }) => (staged ? { ...price, ...staged } : price);

const removeStagedChanges: Apply = ({ staged: _staged, ...price }) => price;

function toDate(field: "validFrom" | "validUntil", text: string | undefined) {
  return text === undefined ? {} : { [field]: new Date(text).toISOString() };
}

function setDates(...fields: readonly ("validFrom" | "validUntil")[]): Apply {
  return (price, action) => {
    const given = parseDraft(action, Dates);
    return fields.reduce((changed, field): StandalonePrice => {
      const { [field]: _old, ...rest } = changed;
      return { ...rest, ...toDate(field, given[field]) };
    }, price);
  };
}

const setDiscountedPrice: Apply = ({ discounted: _old, ...price }, action) => {
  const { discounted } = parseDraft(action, Discounted);
  if (!discounted) return price;
  return { ...price, discounted: { ...discounted, value: toMoney(discounted.value) } };
};

const setPriceTiers: Apply = ({ tiers: _old, ...price }, action) => {
  const { tiers } = parseDraft(action, type({ tiers: array(Tier) }));
  return tiers.length > 0 ? { ...price, tiers: tiers.map(toTier) } : price;
};

const addPriceTier: Apply = (price, action) => {
  const { tier } = parseDraft(action, type({ tier: Tier }));
  const tiers = price.tiers ?? [];
  if (tiers.some(({ minimumQuantity }) => minimumQuantity === tier.minimumQuantity)) {
    throw invalidOperation(`The price has a tier for the quantity ${tier.minimumQuantity} already.`);
  }
  return { ...price, tiers: [...tiers, toTier(tier)] };
};

const removePriceTier: Apply = (price, action) => {
  const { tierMinimumQuantity } = parseDraft(action, type({ tierMinimumQuantity: LongStruct }));
  const tiers = price.tiers ?? [];
  const left = tiers.filter(({ minimumQuantity }) => minimumQuantity !== tierMinimumQuantity);
  if (left.length === tiers.length) {
    throw invalidOperation(`The price has no tier for the quantity ${tierMinimumQuantity}.`);
  }
  return { ...price, tiers: left };
};

const setCustom: Apply = ({ custom: old, ...price }, action) => {
  const custom = changeCustom(old, action);
  return custom ? { ...price, custom } : price;
};

const actions: Readonly<Record<string, Apply>> = {
  changeValue,
  applyStagedChanges,
  removeStagedChanges,
  setDiscountedPrice,
  setPriceTiers,
  addPriceTier,
  removePriceTier,
  setValidFrom: setDates("validFrom"),
  setValidUntil: setDates("validUntil"),
  setValidFromAndUntil: setDates("validFrom", "validUntil"),
  changeActive: (price, action) => ({
    ...price,
    active: parseDraft(action, type({ active: boolean() })).active,
  }),
  setKey: (price, action) => ({
    ...price,
    key: parseDraft(action, type({ key: optional(KeyStruct) })).key ?? null,
  }),
  setCustomType: setCustom,
  setCustomField: setCustom,
};

/** One update action of a standalone price. Throws InvalidJsonInput for an action that is not known. */
export function applyPriceAction(price: StandalonePrice, action: JsonObject): StandalonePrice {
  return applyKnownAction(actions, price, action);
}
