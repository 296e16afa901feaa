import { array, boolean, enums, nullable, optional, string, type } from "superstruct";
import { requireRoomForDiscount } from "../../discounts/require-room-for-discount.ts";
import { requiredField } from "../../errors/platform-errors.ts";
import { isJsonObject } from "../../json/json.ts";
import {
  column,
  head,
  jsonCustom,
  jsonList,
  jsonLocalized,
  jsonObject,
  jsonReference,
  jsonValue,
} from "../../where/where-fields.ts";
import { setValidFromAndUntil, withIsoDates } from "../dates.ts";
import {
  CustomStruct,
  DateTimeStruct,
  draftOf,
  KeyStruct,
  LocalizedStruct,
  SortOrderStruct,
  StoreReferenceStruct,
} from "../draft-structs.ts";
import { memberActions, setList } from "../list-actions.ts";
import { predicateIn } from "../predicate-struct.ts";
import { type BodyAction, fieldActions, type ResourceKind } from "../resource-kind.ts";
import {
  CartDiscountTargetStruct,
  CartDiscountValueStruct,
  completeTarget,
  requireGroupable,
} from "./cart-discount-structs.ts";

const changeTarget: BodyAction = (body, { target }) => {
  if (!isJsonObject(target)) throw requiredField("target");
  const changed = { ...body, target: completeTarget(target) };
  requireGroupable(changed);
  return changed;
};

export const cartDiscount: ResourceKind = {
  typeId: "cart-discount",
  label: "CartDiscount",
  path: "cart-discounts",
  scope: "cart_discounts",
  draft: draftOf({
    key: optional(KeyStruct),
    name: LocalizedStruct,
    description: optional(LocalizedStruct),
    value: CartDiscountValueStruct,
    cartPredicate: predicateIn("cartPredicate"),
    target: optional(nullable(CartDiscountTargetStruct)),
    discountGroup: optional(nullable(type({ typeId: string(), id: string() }))),
    sortOrder: SortOrderStruct,
    isActive: optional(boolean()),
    requiresDiscountCode: optional(boolean()),
    stackingMode: optional(enums(["Stacking", "StopAfterThisDiscount"])),
    validFrom: optional(DateTimeStruct),
    validUntil: optional(DateTimeStruct),
    stores: optional(array(StoreReferenceStruct)),
    custom: optional(CustomStruct),
  }),
  complete: (draft) => {
    requireGroupable(draft);
    return {
      isActive: true,
      requiresDiscountCode: false,
      stackingMode: "Stacking",
      references: [],
      stores: [],
      ...withIsoDates(draft, "validFrom", "validUntil"),
      ...(draft.target ? { target: completeTarget(draft.target) } : {}),
    };
  },
  actions: {
    ...fieldActions("changeName", "setDescription", "setKey", "changeCartPredicate", "changeSortOrder"),
    ...fieldActions("changeIsActive", "changeValue", "changeStackingMode"),
    changeTarget,
    ...fieldActions("changeRequiresDiscountCode", "setValidFrom", "setValidUntil"),
    ...memberActions("stores", "store"),
    setStores: setList("stores"),
    setValidFromAndUntil,
  },
  fields: {
    ...head("r"),
    isActive: jsonValue("boolean", "r.data", "$.isActive"),
    requiresDiscountCode: jsonValue("boolean", "r.data", "$.requiresDiscountCode"),
    sortOrder: jsonValue("text", "r.data", "$.sortOrder"),
    stackingMode: jsonValue("text", "r.data", "$.stackingMode"),
    cartPredicate: jsonValue("text", "r.data", "$.cartPredicate"),
    validFrom: jsonValue("datetime", "r.data", "$.validFrom"),
    validUntil: jsonValue("datetime", "r.data", "$.validUntil"),
    stores: jsonList("r.data", "$.stores", {
      key: column("text", "e.value ->> 'key'"),
      typeId: column("text", "'store'"),
    }),
    target: jsonObject("r.data", "$.target", {
      type: jsonValue("text", "r.data", "$.target.type"),
      predicate: jsonValue("text", "r.data", "$.target.predicate"),
    }),
    value: jsonObject("r.data", "$.value", { type: jsonValue("text", "r.data", "$.value.type") }),
    discountGroup: jsonReference("r.data", "$.discountGroup"),
    name: jsonLocalized("r.data", "$.name"),
    custom: jsonCustom("r.data", "$.custom"),
  },
  requireRoom: requireRoomForDiscount,
  referrers: [
    {
      typeId: "discount-code",
      exists: `SELECT 1 FROM resource r, json_each(r.data, '$.cartDiscounts') d
        WHERE r.kind = 'discount-code' AND d.value ->> 'id' = ?1`,
    },
  ],
};
