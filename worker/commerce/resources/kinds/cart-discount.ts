import { boolean, optional, string, type } from "superstruct";
import { head, jsonCustom, jsonLocalized, jsonValue } from "../../where/where-fields.ts";
import { CustomStruct, DateTimeStruct, draftOf, KeyStruct, LocalizedStruct } from "../draft-structs.ts";
import { fieldActions, type ResourceKind } from "../resource-kind.ts";

export const cartDiscount: ResourceKind = {
  typeId: "cart-discount",
  path: "cart-discounts",
  scope: "cart_discounts",
  draft: draftOf({
    key: optional(KeyStruct),
    name: LocalizedStruct,
    description: optional(LocalizedStruct),
    value: type({ type: string() }),
    cartPredicate: string(),
    sortOrder: string(),
    isActive: optional(boolean()),
    requiresDiscountCode: optional(boolean()),
    stackingMode: optional(string()),
    validFrom: optional(DateTimeStruct),
    validUntil: optional(DateTimeStruct),
    custom: optional(CustomStruct),
  }),
  complete: (draft) => ({
    isActive: true,
    requiresDiscountCode: false,
    stackingMode: "Stacking",
    references: [],
    stores: [],
    ...draft,
  }),
  actions: {
    ...fieldActions("changeName", "setDescription", "setKey", "changeCartPredicate", "changeSortOrder"),
    ...fieldActions("changeIsActive", "changeValue", "changeTarget", "changeStackingMode"),
    ...fieldActions("changeRequiresDiscountCode", "setValidFrom", "setValidUntil", "setStores"),
  },
  fields: {
    ...head("r"),
    isActive: jsonValue("boolean", "r.data", "$.isActive"),
    requiresDiscountCode: jsonValue("boolean", "r.data", "$.requiresDiscountCode"),
    sortOrder: jsonValue("text", "r.data", "$.sortOrder"),
    name: jsonLocalized("r.data", "$.name"),
    custom: jsonCustom("r.data", "$.custom"),
  },
};
