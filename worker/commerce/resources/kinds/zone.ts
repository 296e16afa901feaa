import { optional, string } from "superstruct";
import { column, head, jsonList, jsonValue } from "../../where/where-fields.ts";
import { draftOf, KeyStruct, LocationsStruct, NameStruct } from "../draft-structs.ts";
import { fieldActions, type ResourceKind } from "../resource-kind.ts";

export const zone: ResourceKind = {
  typeId: "zone",
  path: "zones",
  scope: "shipping_methods",
  draft: draftOf({
    key: optional(KeyStruct),
    name: NameStruct,
    description: optional(string()),
    locations: optional(LocationsStruct),
  }),
  complete: (draft) => ({ locations: [], ...draft }),
  actions: fieldActions("changeName", "setDescription", "setKey"),
  fields: {
    ...head("r"),
    name: jsonValue("text", "r.data", "$.name"),
    locations: jsonList("r.data", "$.locations", {
      country: column("text", "e.value ->> 'country'"),
      state: column("text", "e.value ->> 'state'"),
    }),
  },
};
