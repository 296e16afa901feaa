import { array, boolean, optional, string, type } from "superstruct";
import { head, jsonSet } from "../../where/where-fields.ts";
import { draftOf, KeyStruct, LocalizedStruct, NameStruct } from "../draft-structs.ts";
import { fieldActions, type ResourceKind } from "../resource-kind.ts";

const Definition = type({
  name: NameStruct,
  label: LocalizedStruct,
  required: optional(boolean()),
  type: type({ name: string() }),
});

export const customType: ResourceKind = {
  typeId: "type",
  path: "types",
  scope: "types",
  draft: draftOf({
    key: KeyStruct,
    name: LocalizedStruct,
    description: optional(LocalizedStruct),
    resourceTypeIds: array(string()),
    fieldDefinitions: optional(array(Definition)),
  }),
  complete: (draft) => ({ fieldDefinitions: [], ...draft }),
  actions: fieldActions("changeName", "setDescription", "changeKey"),
  fields: { ...head("r"), resourceTypeIds: jsonSet("text", "r.data", "$.resourceTypeIds") },
};
