import { array, boolean, integer, min, optional, size, string } from "superstruct";
import { setValidFromAndUntil, withIsoDates } from "../resources/dates.ts";
import {
  CustomStruct,
  DateTimeStruct,
  draftOf,
  KeyStruct,
  LocalizedStruct,
  ReferenceStruct,
  SortOrderStruct,
} from "../resources/draft-structs.ts";
import { predicateIn } from "../resources/predicate-struct.ts";
import { fieldActions, type ResourceKind } from "../resources/resource-kind.ts";
import { column, head, jsonList, jsonLocalized, jsonSet, jsonValue } from "../where/where-fields.ts";

/** Codes that enable cart discounts. */
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

/** Groups of cart discounts of which a cart gets the one that saves most. */
export const discountGroup: ResourceKind = {
  typeId: "discount-group",
  label: "DiscountGroup",
  path: "discount-groups",
  scope: "cart_discounts",
  draft: draftOf({
    key: optional(KeyStruct),
    name: optional(LocalizedStruct),
    description: optional(LocalizedStruct),
    sortOrder: SortOrderStruct,
    isActive: optional(boolean()),
  }),
  complete: (draft) => ({ isActive: true, ...draft }),
  actions: {
    ...fieldActions("setName", "setDescription", "setKey", "changeIsActive"),
    setSortOrder: { field: "sortOrder", from: "sortOrder", required: true },
    setIsActive: { field: "isActive", from: "isActive", required: true },
  },
  fields: {
    ...head("r"),
    name: jsonLocalized("r.data", "$.name"),
    sortOrder: jsonValue("text", "r.data", "$.sortOrder"),
    isActive: jsonValue("boolean", "r.data", "$.isActive"),
  },
  referrers: [
    {
      typeId: "cart-discount",
      exists: `SELECT 1 FROM resource r WHERE r.kind = 'cart-discount' AND r.data ->> '$.discountGroup.id' = ?1`,
    },
  ],
};
