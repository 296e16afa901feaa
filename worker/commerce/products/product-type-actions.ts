import { attributeDefinitionAlreadyExists, attributeNameDoesNotExist } from "../errors/catalogue-errors.ts";
import { invalidOperation } from "../errors/platform-errors.ts";
import { isJsonObject, type JsonObject } from "../json/json.ts";
import { changeNamed, orderByName } from "../resources/definition-list.ts";
import {
  addEnumValue,
  orderEnumValues,
  relabelEnumValue,
  removeEnumValues,
  renameEnumKey,
} from "../resources/enum-actions.ts";
import { listOf } from "../resources/list-actions.ts";
import { type BodyAction, fieldActions, type ResourceActions } from "../resources/resource-kind.ts";

/** An action on the definition of `attributeName`. Throws AttributeNameDoesNotExist. */
function onAttribute(change: (definition: JsonObject, action: JsonObject) => JsonObject): BodyAction {
  return (body, action) => {
    const { attributeName } = action;
    const changed = changeNamed(body, "attributes", attributeName, (found) => change(found, action));
    if (!changed) throw attributeNameDoesNotExist(String(attributeName));
    return changed;
  };
}

function requireUnused(body: JsonObject, name: unknown): void {
  if (!listOf(body, "attributes").some((known) => known.name === name)) return;
  throw attributeDefinitionAlreadyExists({ id: String(body.id), name: String(body.name) }, String(name));
}

const addAttributeDefinition: BodyAction = (body, { attribute }) => {
  const definition = isJsonObject(attribute) ? attribute : {};
  requireUnused(body, definition.name);
  return { ...body, attributes: [...listOf(body, "attributes"), definition] };
};

const removeAttributeDefinition: BodyAction = (body, { name }) => {
  const attributes = listOf(body, "attributes");
  const left = attributes.filter((definition) => definition.name !== name);
  if (left.length === attributes.length) throw attributeNameDoesNotExist(String(name));
  return { ...body, attributes: left };
};

const changeAttributeName: BodyAction = (body, { attributeName, newAttributeName }) => {
  if (attributeName === newAttributeName) return body;
  requireUnused(body, newAttributeName);
  const changed = changeNamed(body, "attributes", attributeName, (found) => ({
    ...found,
    name: newAttributeName,
  }));
  if (!changed) throw attributeNameDoesNotExist(String(attributeName));
  return changed;
};

const changeAttributeOrderByName: BodyAction = (body, { attributeNames }) => {
  const attributes = orderByName(listOf(body, "attributes"), attributeNames, ({ name }) => name);
  if (!attributes) throw invalidOperation("The attribute names must be exactly those of the product type.");
  return { ...body, attributes };
};

/** Constraints may only be loosened: existing products were not checked against a stricter one. */
const changeAttributeConstraint = onAttribute((definition, { newValue }) => {
  if (newValue !== "None" && newValue !== definition.attributeConstraint) {
    throw invalidOperation(`The constraint cannot be changed to '${String(newValue)}'.`);
  }
  return { ...definition, attributeConstraint: newValue };
});

const changeLabel = onAttribute((definition, { label }) => ({ ...definition, label }));
const changeEnumKey = onAttribute((definition, { key, newKey }) => renameEnumKey(definition, key, newKey));
const addValue = onAttribute((definition, { value }) => addEnumValue(definition, value));
const relabelValue = onAttribute((definition, { newValue }) => relabelEnumValue(definition, newValue));

function keysOf(values: unknown): unknown {
  return Array.isArray(values) ? values.map((value) => (isJsonObject(value) ? value.key : value)) : values;
}

const orderValues = onAttribute((definition, { values }) => orderEnumValues(definition, keysOf(values)));

/** Every update action of a product type. */
export const productTypeActions: ResourceActions = {
  ...fieldActions("changeName", "changeDescription", "setKey"),
  addAttributeDefinition,
  removeAttributeDefinition,
  changeAttributeName,
  changeAttributeOrderByName,
  changeAttributeConstraint,
  changeLabel,
  setInputTip: onAttribute(({ inputTip: _old, ...definition }, { inputTip }) =>
    inputTip ? { ...definition, inputTip } : definition,
  ),
  changeInputHint: onAttribute((definition, { newValue }) => ({ ...definition, inputHint: newValue })),
  changeIsSearchable: onAttribute((definition, { isSearchable }) => ({ ...definition, isSearchable })),
  addPlainEnumValue: addValue,
  addLocalizedEnumValue: addValue,
  changePlainEnumValueLabel: relabelValue,
  changeLocalizedEnumValueLabel: relabelValue,
  changePlainEnumValueOrder: orderValues,
  changeLocalizedEnumValueOrder: orderValues,
  removeEnumValues: onAttribute((definition, { keys }) => removeEnumValues(definition, keys)),
  changeEnumKey,
};
