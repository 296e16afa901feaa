import { array, boolean, integer, min, optional, size, string } from "superstruct";
import { column, head, jsonList, jsonSet, jsonValue } from "../../where/where-fields.ts";
import { setValidFromAndUntil, withIsoDates } from "../dates.ts";
import {
  CustomStruct,
  DateTimeStruct,
  draftOf,
  KeyStruct,
  LocalizedStruct,
  ReferenceStruct,
} from "../draft-structs.ts";
import { predicateIn } from "../predicate-struct.ts";
import { fieldActions, type ResourceKind } from "../resource-kind.ts";

export const discountCode: ResourceKind = {
  typeId: "discount-code",
  label: "DiscountCode",
  path: "discount-codes",
  scope: "discount_codes",
  lookup: { field: "code" },
  draft: draftOf({
    key: optional(KeyStruct),
    code: size(string(), 1, 64),
    name: optional(LocalizedStruct),
    description: optional(LocalizedStruct),
    cartDiscounts: size(array(ReferenceStruct), 1, 10),
    cartPredicate: optional(predicateIn("cartPredicate")),
    isActive: optional(boolean()),
    maxApplications: optional(min(integer(), 0)),
    maxApplicationsPerCustomer: optional(min(integer(), 0)),
    validFrom: optional(DateTimeStruct),
    validUntil: optional(DateTimeStruct),
    groups: optional(array(string())),
    custom: optional(CustomStruct),
  }),
  complete: (draft) => ({
    isActive: true,
    references: [],
    groups: [],
    ...withIsoDates(draft, "validFrom", "validUntil"),
  }),
  actions: {
    ...fieldActions("setName", "setDescription", "setKey", "setCartPredicate", "setMaxApplications"),
    ...fieldActions("setMaxApplicationsPerCustomer", "changeIsActive", "changeCartDiscounts", "changeGroups"),
    ...fieldActions("setValidFrom", "setValidUntil"),
    setValidFromAndUntil,
  },
  fields: {
    ...head("r"),
    code: column("text", "r.lookup"),
    isActive: jsonValue("boolean", "r.data", "$.isActive"),
    groups: jsonSet("text", "r.data", "$.groups"),
    cartDiscounts: jsonList("r.data", "$.cartDiscounts", { id: column("text", "e.value ->> 'id'") }),
  },
  referrers: [],
};
