import { optional } from "superstruct";
import { head, jsonCustom, jsonValue } from "../../where/where-fields.ts";
import { CustomStruct, draftOf, KeyStruct, NameStruct } from "../draft-structs.ts";
import { fieldActions, type ResourceKind } from "../resource-kind.ts";

export const customerGroup: ResourceKind = {
  typeId: "customer-group",
  path: "customer-groups",
  scope: "customer_groups",
  draft: draftOf({ key: optional(KeyStruct), groupName: NameStruct, custom: optional(CustomStruct) }),
  complete: ({ groupName, ...draft }) => (groupName === undefined ? draft : { ...draft, name: groupName }),
  actions: fieldActions("changeName", "setKey"),
  fields: {
    ...head("r"),
    name: jsonValue("text", "r.data", "$.name"),
    custom: jsonCustom("r.data", "$.custom"),
  },
};
