import { type GraphQLInputType, isInputObjectType, isListType, isNonNullType } from "graphql";
import { invalidField } from "../errors/platform-errors.ts";
import { isJsonObject, type JsonObject } from "../json/json.ts";

/**
 * Input types with one field per kind: the field for the `type` of a REST object. In REST, relative, absolute and
 * fixed cart discount values are the same with and without `applicationMode`; the schema has an input for each.
 */
const KINDS: ReadonlyMap<string, (kind: string, value: JsonObject) => string> = new Map([
  ["ShippingRatePriceTierDraft", (kind) => kind.replace(/^(?=Value|Score|Classification)/, "Cart")],
  ["ShippingRateInputDraft", (kind) => kind],
  [
    "CartDiscountValueInput",
    (kind, { applicationMode }) =>
      kind === "giftLineItem" || applicationMode === undefined || applicationMode === null
        ? kind
        : `${kind}Cart`,
  ],
  ["CartDiscountTargetInput", (kind) => kind],
  ["PatternComponentInput", (kind) => kind],
]);

const MONEY: ReadonlySet<string> = new Set(["BaseMoneyInput", "MoneyInput"]);

function isNamed(type: GraphQLInputType, name: string): boolean {
  if (isNonNullType(type)) return isNamed(type.ofType, name);
  return isInputObjectType(type) && type.name === name;
}

/**
 * Values that REST writes as objects: GraphQL's own lists are not valid in REST, and are refused as items of another
 * type.
 */
const BY_NAMES = ["LocalizedStringItemInputType", "CustomFieldInput"];

function toList(value: unknown, item: GraphQLInputType): unknown {
  if (Array.isArray(value) && BY_NAMES.some((name) => isNamed(item, name))) return [value];
  if (isNamed(item, "LocalizedStringItemInputType") && isJsonObject(value)) {
    return Object.entries(value).map(([locale, text]) => ({ locale, value: text }));
  }
  if (isNamed(item, "CustomFieldInput") && isJsonObject(value)) {
    return Object.entries(value).map(([name, field]) => ({ name, value: JSON.stringify(field) }));
  }
  return Array.isArray(value) ? value.map((entry) => toGraphqlInput(entry, item)) : value;
}

function toObject(
  value: JsonObject,
  typeName: string,
  fields: Readonly<Record<string, GraphQLInputType>>,
): unknown {
  if (typeName === "BaseMoneyInput" && value.type === "highPrecision") {
    const { type: _type, ...highPrecision } = value;
    return { highPrecision };
  }
  if (MONEY.has(typeName) && ("preciseAmount" in value || value.type === "highPrecision")) {
    throw invalidField("type", "highPrecision", ["centPrecision"]);
  }
  if (typeName === "BaseMoneyInput" && value.centPrecision === undefined) {
    const { currencyCode, centAmount } = value;
    return { centPrecision: { currencyCode, centAmount } };
  }
  const { type: kind, ...rest } = value;
  const toFieldName = KINDS.get(typeName);
  if (toFieldName && typeof kind === "string") {
    const name = toFieldName(kind, rest);
    const inner = fields[name];
    return { [name]: inner ? toGraphqlInput(rest, inner) : rest };
  }
  const known = Object.entries(fields).filter(([name]) => Object.hasOwn(value, name));
  return Object.fromEntries(known.map(([name, field]) => [name, toGraphqlInput(value[name], field)]));
}

/**
 * Converts a value of a REST body to its GraphQL input type: texts by locale and custom fields become lists, money and
 * price tiers get their kind as a field's name, and unknown fields are dropped, as in REST. Throws InvalidField for
 * money of a higher precision than the currency's, whose further digits would be lost.
 */
export function toGraphqlInput(value: unknown, type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return toGraphqlInput(value, type.ofType);
  if (isListType(type)) return toList(value, type.ofType);
  if (!isInputObjectType(type) || !isJsonObject(value)) return value;
  const fields = Object.values(type.getFields()).map((field) => [field.name, field.type] as const);
  return toObject(value, type.name, Object.fromEntries(fields));
}
