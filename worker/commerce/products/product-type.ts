import { array, boolean, enums, optional, pattern, refine, string, type } from "superstruct";
import { isJsonObject, type JsonObject } from "../json/json.ts";
import { duplicateKeys } from "../resources/definition-list.ts";
import {
  draftOf,
  KeyStruct,
  LocalizedStruct,
  NameStruct,
  ReferenceStruct,
} from "../resources/draft-structs.ts";
import { EnumValuesStruct, hasLabelsOf } from "../resources/enum-actions.ts";
import type { ResourceKind } from "../resources/resource-kind.ts";
import { head, jsonValue } from "../where/where-fields.ts";
import { productTypeActions } from "./product-type-actions.ts";
import { finishRevisions, noteRevision } from "./type-revisions.ts";

const TYPES = [
  ...["boolean", "text", "ltext", "enum", "lenum", "number", "money", "date", "time", "datetime"],
  ...["reference", "set", "nested"],
];

const TypeParts = {
  values: optional(EnumValuesStruct),
  referenceTypeId: optional(string()),
  typeReference: optional(ReferenceStruct),
};

const NestedStruct = refine(type({ name: enums(TYPES), ...TypeParts }), "labels", ({ name, values = [] }) =>
  hasFittingLabels(name, values),
);

/** `{name: "set", elementType: {name: "enum", values: […]}}`. */
const AttributeTypeStruct = refine(
  type({
    name: enums(TYPES),
    ...TypeParts,
    elementType: optional(NestedStruct),
  }),
  "labels",
  ({ name, values = [] }) => hasFittingLabels(name, values),
);

function hasFittingLabels(name: string, values: (typeof EnumValuesStruct)["TYPE"]): boolean {
  if (name === "enum") return hasLabelsOf("enum", values);
  return name !== "lenum" || hasLabelsOf("localized-enum", values);
}

const Definition = type({
  name: pattern(string(), /^[A-Za-z0-9_-]{2,256}$/),
  label: LocalizedStruct,
  type: AttributeTypeStruct,
  isRequired: optional(boolean()),
  isSearchable: optional(boolean()),
  attributeConstraint: optional(enums(["None", "Unique", "CombinationUnique", "SameForAll"])),
  level: optional(enums(["Variant", "Product"])),
  inputTip: optional(LocalizedStruct),
  inputHint: optional(enums(["SingleLine", "MultiLine"])),
});

const Definitions = refine(array(Definition), "names", (definitions) => {
  const names = definitions.map(({ name }) => ({ key: name }));
  const [twice] = duplicateKeys(names);
  return twice === undefined || `The attribute '${twice}' is defined twice`;
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
  label: "ProductType",
  path: "product-types",
  scope: "products",
  draft: draftOf({
    key: optional(KeyStruct),
    name: NameStruct,
    description: string(),
    attributes: optional(Definitions),
  }),
  complete: ({ attributes, ...draft }) => ({
    ...draft,
    attributes: Array.isArray(attributes) ? attributes.map(completeDefinition) : [],
  }),
  actions: productTypeActions,
  fields: { ...head("r"), name: jsonValue("text", "r.data", "$.name") },
  referrers: [{ typeId: "product", exists: "SELECT 1 FROM product WHERE product_type_id = ?1" }],
  noteFollowUp: noteRevision,
  finishFollowUps: finishRevisions,
  async followUp(context, before, after) {
    if (before && after) await finishRevisions(context, String(after.id));
  },
};
