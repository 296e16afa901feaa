import { array, integer, min, optional, string, type } from "superstruct";
import { MoneyStruct } from "../draft-structs.ts";
import { isJsonObject, type JsonObject } from "../json.ts";
import { toMoney } from "../to-money.ts";

const Tier = type({
  type: string(),
  minimumCentAmount: optional(min(integer(), 0)),
  price: optional(MoneyStruct),
});

export const ShippingRateStruct = type({
  price: MoneyStruct,
  freeAbove: optional(MoneyStruct),
  tiers: optional(array(Tier)),
});

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
