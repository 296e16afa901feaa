import { type GraphQLInputType, isInputObjectType, isListType, isNonNullType } from "graphql";
import { invalidField } from "../errors/platform-errors.ts";
import { isJsonObject, type JsonObject } from "../json/json.ts";

/** Input types whose one field names the kind that REST says in `type`. */
const KINDS: ReadonlySet<string> = new Set(["ShippingRatePriceTierDraft", "ShippingRateInputDraft"]);

const MONEY: ReadonlySet<string> = new Set(["BaseMoneyInput", "MoneyInput"]);

function isNamed(type: GraphQLInputType, name: string): boolean {
  if (isNonNullType(type)) return isNamed(type.ofType, name);
  return isInputObjectType(type) && type.name === name;
}

/** What REST says by names: GraphQL's own lists are none of its values, and are refused as items of another type. */
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
  if (MONEY.has(typeName) && ("preciseAmount" in value || value.type === "highPrecision")) {
    throw invalidField("type", "highPrecision", ["centPrecision"]);
  }
  if (typeName === "BaseMoneyInput" && value.centPrecision === undefined) {
    const { currencyCode, centAmount } = value;
    return { centPrecision: { currencyCode, centAmount } };
  }
  const { type: kind, ...rest } = value;
  if (KINDS.has(typeName) && typeof kind === "string") {
    const name = kind.replace(/^(?=Value|Score|Classification)/, typeName.includes("Tier") ? "Cart" : "");
    const inner = fields[name];
    return { [name]: inner ? toGraphqlInput(rest, inner) : rest };
  }
  const known = Object.entries(fields).filter(([name]) => Object.hasOwn(value, name));
  return Object.fromEntries(known.map(([name, field]) => [name, toGraphqlInput(value[name], field)]));
}

/**
 * A value of a REST body as the input type of GraphQL takes it: texts by locale and custom fields become lists, money
 * and price tiers say their kind by a field's name, and what the type does not know is left out, as REST does. Throws
 * InvalidField for money of a higher precision than the currency's, whose further digits would be left out too.
 */
export function toGraphqlInput(value: unknown, type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return toGraphqlInput(value, type.ofType);
  if (isListType(type)) return toList(value, type.ofType);
  if (!isInputObjectType(type) || !isJsonObject(value)) return value;
  const fields = Object.values(type.getFields()).map((field) => [field.name, field.type] as const);
  return toObject(value, type.name, Object.fromEntries(fields));
}
