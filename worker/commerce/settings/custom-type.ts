import { array, boolean, enums, optional, pattern, refine, string, type } from "superstruct";
import { duplicateField, invalidOperation } from "../errors/platform-errors.ts";
import { isJsonObject, type JsonObject } from "../json/json.ts";
import { changeNamed, orderByName } from "../resources/definition-list.ts";
import { draftOf, KeyStruct, LocalizedStruct } from "../resources/draft-structs.ts";
import {
  addEnumValue,
  EnumValuesStruct,
  hasLabelsOf,
  orderEnumValues,
  relabelEnumValue,
} from "../resources/enum-actions.ts";
import { listOf } from "../resources/list-actions.ts";
import {
  type BodyAction,
  fieldActions,
  type ResourceActions,
  type ResourceKind,
} from "../resources/resource-kind.ts";
import { head, jsonSet } from "../where/where-fields.ts";

const TYPES = [
  ...["Boolean", "String", "LocalizedString", "Enum", "LocalizedEnum", "Number", "Money", "Date", "Time"],
  ...["DateTime", "Reference", "Set"],
];

const Element = type({
  name: enums(TYPES),
  values: optional(EnumValuesStruct),
  referenceTypeId: optional(string()),
});

/** An enum has its values and a reference its type; sets of sets are not allowed. */
function isWhole({ name, values, referenceTypeId }: (typeof Element)["TYPE"]): boolean {
  if (name === "Enum") return values !== undefined && hasLabelsOf("enum", values);
  if (name === "LocalizedEnum") return values !== undefined && hasLabelsOf("localized-enum", values);
  return name === "Reference" ? referenceTypeId !== undefined : name !== "Set";
}

const FieldType = refine(
  type({
    name: enums(TYPES),
    values: optional(EnumValuesStruct),
    referenceTypeId: optional(string()),
    elementType: optional(Element),
  }),
  "parts",
  ({ name, elementType, ...rest }) => {
    if (name === "Set") return elementType !== undefined && isWhole(elementType);
    return isWhole({ name, ...rest });
  },
);

const Definition = type({
  name: pattern(string(), /^[A-Za-z0-9_-]{2,36}$/),
  label: LocalizedStruct,
  required: optional(boolean()),
  inputHint: optional(enums(["SingleLine", "MultiLine"])),
  type: FieldType,
});

/** Small resources that may have custom fields. */
const CUSTOMISABLE = "cart-discount channel customer-group discount-code shipping-method store".split(" ");

function missing(name: unknown) {
  return invalidOperation(`The field definition '${String(name)}' does not exist.`);
}

/** An action on the definition of `fieldName`. Throws InvalidOperation if it is missing. */
function onField(change: (definition: JsonObject, action: JsonObject) => JsonObject): BodyAction {
  return (body, action) => {
    const { fieldName } = action;
    const changed = changeNamed(body, "fieldDefinitions", fieldName, (found) => change(found, action));
    if (!changed) throw missing(fieldName);
    return changed;
  };
}

const addFieldDefinition: BodyAction = (body, { fieldDefinition }) => {
  const definition = isJsonObject(fieldDefinition) ? fieldDefinition : {};
  const fields = listOf(body, "fieldDefinitions");
  if (fields.some(({ name }) => name === definition.name)) {
    throw duplicateField("fieldDefinitions.name", definition.name);
  }
  return { ...body, fieldDefinitions: [...fields, definition] };
};

const removeFieldDefinition: BodyAction = (body, { fieldName }) => {
  const fields = listOf(body, "fieldDefinitions");
  const left = fields.filter(({ name }) => name !== fieldName);
  if (left.length === fields.length) throw missing(fieldName);
  return { ...body, fieldDefinitions: left };
};

const changeFieldDefinitionOrder: BodyAction = (body, { fieldNames }) => {
  const ordered = orderByName(listOf(body, "fieldDefinitions"), fieldNames, ({ name }) => name);
  if (!ordered) throw invalidOperation("The field names must be exactly those of the type.");
  return { ...body, fieldDefinitions: ordered };
};

const addValue = onField((definition, { value }) => addEnumValue(definition, value));
const relabelValue = onField((definition, { value }) => relabelEnumValue(definition, value));
const orderValues = onField((definition, { keys }) => orderEnumValues(definition, keys));

/** Every update action of a type of custom fields. */
const customTypeActions: ResourceActions = {
  ...fieldActions("changeName", "setDescription", "changeKey"),
  addFieldDefinition,
  removeFieldDefinition,
  changeFieldDefinitionOrder,
  changeLabel: onField((definition, { label }) => ({ ...definition, label })),
  changeInputHint: onField((definition, { inputHint }) => ({ ...definition, inputHint })),
  addEnumValue: addValue,
  addLocalizedEnumValue: addValue,
  changeEnumValueLabel: relabelValue,
  changeLocalizedEnumValueLabel: relabelValue,
  changeEnumValueOrder: orderValues,
  changeLocalizedEnumValueOrder: orderValues,
};

export const customType: ResourceKind = {
  typeId: "type",
  label: "Type",
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
  actions: customTypeActions,
  fields: { ...head("r"), resourceTypeIds: jsonSet("text", "r.data", "$.resourceTypeIds") },
  referrers: [
    {
      typeId: "category",
      exists: `SELECT 1 FROM category WHERE data ->> '$.custom.type.id' = ?1
        OR EXISTS (SELECT 1 FROM json_each(data, '$.assets') WHERE value ->> '$.custom.type.id' = ?1)`,
    },
    { typeId: "inventory-entry", exists: "SELECT 1 FROM inventory WHERE custom ->> '$.type.id' = ?1" },
    { typeId: "review", exists: "SELECT 1 FROM review WHERE data ->> '$.custom.type.id' = ?1" },
    ...CUSTOMISABLE.map((kind) => ({
      typeId: kind,
      exists: `SELECT 1 FROM resource WHERE kind = '${kind}' AND data ->> '$.custom.type.id' = ?1`,
    })),
    { typeId: "customer", exists: "SELECT 1 FROM customer WHERE data ->> '$.custom.type.id' = ?1" },
    // A type of prices or assets is searched in the documents themselves: it is in no column, and this check is rare.
    { typeId: "product", exists: "SELECT 1 FROM product WHERE instr(current, ?1) OR instr(staged, ?1)" },
  ],
};
