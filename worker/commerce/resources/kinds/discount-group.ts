import { boolean, optional } from "superstruct";
import { head, jsonLocalized, jsonValue } from "../../where/where-fields.ts";
import { draftOf, KeyStruct, LocalizedStruct, SortOrderStruct } from "../draft-structs.ts";
import { fieldActions, type ResourceKind } from "../resource-kind.ts";

/** Cart discounts of which a cart gets the one that saves most. */
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
