import { array, boolean, optional, string, type } from "superstruct";
import { head, jsonCustom, jsonList, jsonReference, jsonValue } from "../../where/where-fields.ts";
import {
  CustomStruct,
  draftOf,
  KeyStruct,
  LocalizedStruct,
  MoneyStruct,
  NameStruct,
  ReferenceStruct,
} from "../draft-structs.ts";
import type { JsonObject } from "../json.ts";
import { fieldActions, type ResourceKind } from "../resource-kind.ts";
import { toMoney } from "../to-money.ts";

const Rate = type({ price: MoneyStruct, freeAbove: optional(MoneyStruct), tiers: optional(array()) });

const ZoneRates = array(type({ zone: ReferenceStruct, shippingRates: array(Rate) }));

function completeRate({ price, freeAbove, tiers }: (typeof Rate)["TYPE"]): JsonObject {
  const free = freeAbove ? { freeAbove: toMoney(freeAbove) } : {};
  return { price: toMoney(price), ...free, tiers: tiers ?? [] };
}

function completeZoneRates(value: unknown): readonly JsonObject[] {
  if (!ZoneRates.is(value)) return [];
  return value.map(({ zone, shippingRates }) => ({ zone, shippingRates: shippingRates.map(completeRate) }));
}

export const shippingMethod: ResourceKind = {
  typeId: "shipping-method",
  path: "shipping-methods",
  scope: "shipping_methods",
  draft: draftOf({
    key: optional(KeyStruct),
    name: NameStruct,
    localizedName: optional(LocalizedStruct),
    localizedDescription: optional(LocalizedStruct),
    taxCategory: ReferenceStruct,
    zoneRates: ZoneRates,
    active: optional(boolean()),
    isDefault: boolean(),
    predicate: optional(string()),
    custom: optional(CustomStruct),
  }),
  complete: (draft) => ({
    active: true,
    stores: [],
    ...draft,
    zoneRates: completeZoneRates(draft.zoneRates),
  }),
  actions: {
    ...fieldActions("changeName", "setKey", "setLocalizedName", "setLocalizedDescription", "setPredicate"),
    ...fieldActions("changeIsDefault", "changeActive", "changeTaxCategory"),
  },
  fields: {
    ...head("r"),
    name: jsonValue("text", "r.data", "$.name"),
    isDefault: jsonValue("boolean", "r.data", "$.isDefault"),
    active: jsonValue("boolean", "r.data", "$.active"),
    taxCategory: jsonReference("r.data", "$.taxCategory"),
    zoneRates: jsonList("r.data", "$.zoneRates", { zone: jsonReference("e.value", "$.zone") }),
    custom: jsonCustom("r.data", "$.custom"),
  },
};
