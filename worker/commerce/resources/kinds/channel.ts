import { array, optional, string } from "superstruct";
import { head, jsonCustom, jsonLocalized, jsonSet } from "../../where/where-fields.ts";
import { CustomStruct, draftOf, KeyStruct, LocalizedStruct } from "../draft-structs.ts";
import { fieldActions, type ResourceKind } from "../resource-kind.ts";

export const channel: ResourceKind = {
  typeId: "channel",
  path: "channels",
  scope: "products",
  draft: draftOf({
    key: KeyStruct,
    name: optional(LocalizedStruct),
    description: optional(LocalizedStruct),
    roles: optional(array(string())),
    custom: optional(CustomStruct),
  }),
  complete: (draft) => ({ roles: ["InventorySupply"], ...draft }),
  actions: fieldActions("changeName", "changeDescription", "changeKey", "setRoles"),
  fields: {
    ...head("r"),
    name: jsonLocalized("r.data", "$.name"),
    roles: jsonSet("text", "r.data", "$.roles"),
    custom: jsonCustom("r.data", "$.custom"),
  },
};
