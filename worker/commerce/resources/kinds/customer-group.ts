import { optional } from "superstruct";
import { head, jsonCustom, jsonValue } from "../../where/where-fields.ts";
import { CustomStruct, draftOf, KeyStruct, NameStruct } from "../draft-structs.ts";
import { fieldActions, type ResourceKind } from "../resource-kind.ts";

export const customerGroup: ResourceKind = {
  typeId: "customer-group",
  label: "CustomerGroup",
  path: "customer-groups",
  scope: "customer_groups",
  draft: draftOf({ key: optional(KeyStruct), groupName: NameStruct, custom: optional(CustomStruct) }),
  toDraft: ({ name, ...body }) => ({ ...body, groupName: name }),
  complete: ({ groupName, ...draft }) => (groupName === undefined ? draft : { ...draft, name: groupName }),
  lookup: { field: "name" },
  actions: fieldActions("changeName", "setKey"),
  fields: {
    ...head("r"),
    name: jsonValue("text", "r.data", "$.name"),
    custom: jsonCustom("r.data", "$.custom"),
  },
  referrers: [
    { typeId: "product", exists: "SELECT 1 FROM product_price WHERE customer_group = ?1" },
    {
      typeId: "customer",
      exists: "SELECT 1 FROM customer WHERE data ->> '$.customerGroup.id' = ?1",
    },
  ],
};
