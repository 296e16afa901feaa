import { duplicateField, invalidOperation } from "../../errors/platform-errors.ts";
import { isJsonObject, type JsonObject } from "../../json/json.ts";
import { listOf } from "../list-actions.ts";
import { type BodyAction, fieldActions, type ResourceActions } from "../resource-kind.ts";
import { changeNamed, orderByName } from "./definition-list.ts";
import { addEnumValue, orderEnumValues, relabelEnumValue } from "./enum-actions.ts";

function missing(name: unknown) {
  return invalidOperation(`The field definition '${String(name)}' does not exist.`);
}

/** An action on the definition that `fieldName` names. Throws InvalidOperation when there is none. */
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
export const customTypeActions: ResourceActions = {
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
