import { array, boolean, integer, optional, size, string } from "superstruct";
import { column, head, jsonList, jsonSet, jsonValue } from "../../where/where-fields.ts";
import { DateTimeStruct, draftOf, KeyStruct, LocalizedStruct, ReferenceStruct } from "../draft-structs.ts";
import { fieldActions, type ResourceKind } from "../resource-kind.ts";

export const discountCode: ResourceKind = {
  typeId: "discount-code",
  path: "discount-codes",
  scope: "discount_codes",
  lookup: { field: "code" },
  draft: draftOf({
    key: optional(KeyStruct),
    code: size(string(), 1, 64),
    name: optional(LocalizedStruct),
    description: optional(LocalizedStruct),
    cartDiscounts: size(array(ReferenceStruct), 1, 10),
    cartPredicate: optional(string()),
    isActive: optional(boolean()),
    maxApplications: optional(integer()),
    maxApplicationsPerCustomer: optional(integer()),
    validFrom: optional(DateTimeStruct),
    validUntil: optional(DateTimeStruct),
  }),
  complete: (draft) => ({ isActive: true, references: [], groups: [], ...draft }),
  actions: {
    ...fieldActions("setName", "setDescription", "setKey", "setCartPredicate", "setMaxApplications"),
    ...fieldActions("setMaxApplicationsPerCustomer", "changeIsActive", "changeCartDiscounts", "changeGroups"),
    ...fieldActions("setValidFrom", "setValidUntil"),
  },
  fields: {
    ...head("r"),
    code: column("text", "r.lookup"),
    isActive: jsonValue("boolean", "r.data", "$.isActive"),
    groups: jsonSet("text", "r.data", "$.groups"),
    cartDiscounts: jsonList("r.data", "$.cartDiscounts", { id: column("text", "e.value ->> 'id'") }),
  },
};
