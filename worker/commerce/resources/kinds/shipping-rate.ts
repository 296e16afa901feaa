import { array, enums, min, optional, refine, string, type } from "superstruct";
import { isJsonObject, type JsonObject } from "../../json/json.ts";
import { CurrencyStruct, LongStruct, MoneyStruct } from "../draft-structs.ts";
import { toMoney } from "../to-money.ts";

const Tier = type({
  type: enums(["CartValue", "CartScore", "CartClassification"]),
  minimumCentAmount: optional(min(LongStruct, 0)),
  score: optional(LongStruct),
  value: optional(string()),
  price: optional(MoneyStruct),
  priceFunction: optional(type({ currencyCode: CurrencyStruct, function: string() })),
});

/** A rate speaks one currency: the cart's amounts are compared with its numbers. */
export const ShippingRateStruct = refine(
  type({
    price: MoneyStruct,
    freeAbove: optional(MoneyStruct),
    tiers: optional(array(Tier)),
  }),
  "currency",
  ({ price, freeAbove, tiers }) => {
    const others = [freeAbove, ...(tiers ?? []).map((tier) => tier.price)];
    return others.every((money) => !money || money.currencyCode === price.currencyCode);
  },
);

/** A rate with completed amounts, tiers included. */
export function completeRate(rate: JsonObject): JsonObject {
  const { price, freeAbove, tiers } = rate;
  return {
    ...(MoneyStruct.is(price) ? { price: toMoney(price) } : {}),
    ...(MoneyStruct.is(freeAbove) ? { freeAbove: toMoney(freeAbove) } : {}),
    tiers: Array.isArray(tiers) ? tiers.filter(isJsonObject).map(completeTier) : [],
  };
}

function completeTier(tier: JsonObject): JsonObject {
  return MoneyStruct.is(tier.price) ? { ...tier, price: toMoney(tier.price) } : tier;
}
