import { array, boolean, optional, string, type } from "superstruct";
import type { JsonObject } from "../../json/json.ts";
import { head, jsonCustom, jsonList, jsonReference, jsonValue } from "../../where/where-fields.ts";
import {
  CustomStruct,
  draftOf,
  KeyStruct,
  LocalizedStruct,
  NameStruct,
  ReferenceStruct,
  StoreReferenceStruct,
} from "../draft-structs.ts";
import { listOf, memberActions, setList } from "../list-actions.ts";
import { predicateIn } from "../predicate-struct.ts";
import { fieldActions, type ResourceKind } from "../resource-kind.ts";
import { completeRate, ShippingRateStruct } from "./shipping-rate.ts";
import { addShippingRate, addZone, removeShippingRate, removeZone } from "./shipping-rate-actions.ts";

const ZoneRates = array(type({ zone: ReferenceStruct, shippingRates: optional(array(ShippingRateStruct)) }));

function completeZoneRates(draft: JsonObject): readonly JsonObject[] {
  return listOf(draft, "zoneRates").map((zoneRate) => ({
    zone: zoneRate.zone,
    shippingRates: listOf(zoneRate, "shippingRates").map(completeRate),
  }));
}

export const shippingMethod: ResourceKind = {
  typeId: "shipping-method",
  label: "ShippingMethod",
  path: "shipping-methods",
  scope: "shipping_methods",
  draft: draftOf({
    key: optional(KeyStruct),
    name: NameStruct,
    description: optional(string()),
    localizedName: optional(LocalizedStruct),
    localizedDescription: optional(LocalizedStruct),
    taxCategory: ReferenceStruct,
    zoneRates: optional(ZoneRates),
    active: optional(boolean()),
    isDefault: boolean(),
    predicate: optional(predicateIn("predicate")),
    carrier: optional(string()),
    stores: optional(array(StoreReferenceStruct)),
    custom: optional(CustomStruct),
  }),
  complete: (draft) => ({
    active: true,
    stores: [],
    ...draft,
    zoneRates: completeZoneRates(draft),
  }),
  actions: {
    ...fieldActions("changeName", "setKey", "setLocalizedName", "setLocalizedDescription", "setPredicate"),
    ...fieldActions("changeIsDefault", "changeActive", "changeTaxCategory", "setDescription", "setCarrier"),
    ...memberActions("stores", "store"),
    setStores: setList("stores"),
    addZone,
    removeZone,
    addShippingRate,
    removeShippingRate,
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
  referrers: [],
};
