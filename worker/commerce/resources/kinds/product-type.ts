import { array, boolean, optional, string, type } from "superstruct";
import { head, jsonValue } from "../../where/where-fields.ts";
import { draftOf, KeyStruct, LocalizedStruct, NameStruct } from "../draft-structs.ts";
import { isJsonObject, type JsonObject } from "../json.ts";
import { fieldActions, type ResourceKind } from "../resource-kind.ts";

const Definition = type({
  name: NameStruct,
  label: LocalizedStruct,
  type: type({ name: string() }),
  isRequired: optional(boolean()),
  isSearchable: optional(boolean()),
  attributeConstraint: optional(string()),
  inputHint: optional(string()),
});

function completeDefinition(definition: unknown): JsonObject {
  return {
    isRequired: false,
    attributeConstraint: "None",
    level: "Variant",
    inputHint: "SingleLine",
    isSearchable: true,
    ...(isJsonObject(definition) ? definition : {}),
  };
}

export const productType: ResourceKind = {
  typeId: "product-type",
  path: "product-types",
  scope: "products",
  draft: draftOf({
    key: optional(KeyStruct),
    name: NameStruct,
    description: string(),
    attributes: optional(array(Definition)),
  }),
  complete: ({ attributes, ...draft }) => ({
    ...draft,
    attributes: Array.isArray(attributes) ? attributes.map(completeDefinition) : [],
  }),
  actions: fieldActions("changeName", "changeDescription", "setKey"),
  fields: { ...head("r"), name: jsonValue("text", "r.data", "$.name") },
};
