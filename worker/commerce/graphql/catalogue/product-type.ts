import { isJsonObject, type JsonObject } from "../../json/json.ts";
import { type PageArguments, toPage } from "../../paging/page.ts";
import {
  type AttributeDefinition,
  type AttributeType,
  toDefinitions,
} from "../../products/attribute-definition.ts";
import {
  chooseNames,
  chooseText,
  localizedFields,
  type NameArguments,
  toLocalizedStrings,
} from "../../schema/field-resolvers.ts";

const TYPE_NAMES: Readonly<Record<string, string>> = {
  boolean: "BooleanAttributeDefinitionType",
  text: "TextAttributeDefinitionType",
  ltext: "LocalizableTextAttributeDefinitionType",
  number: "NumberAttributeDefinitionType",
  money: "MoneyAttributeDefinitionType",
  date: "DateAttributeDefinitionType",
  time: "TimeAttributeDefinitionType",
  datetime: "DateTimeAttributeDefinitionType",
  enum: "EnumAttributeDefinitionType",
  lenum: "LocalizableEnumAttributeDefinitionType",
  reference: "ReferenceAttributeDefinitionType",
  set: "SetAttributeDefinitionType",
  nested: "NestedAttributeDefinitionType",
};

interface ValueArguments extends PageArguments {
  readonly includeKeys?: readonly string[] | null;
  readonly excludeKeys?: readonly string[] | null;
}

function resolveValues({ values }: AttributeType, args: ValueArguments) {
  const { limit, offset } = toPage({ ...args, limit: args.limit ?? 500 });
  const { includeKeys, excludeKeys } = args;
  const chosen = (values ?? []).filter(
    ({ key }) => (!includeKeys || includeKeys.includes(key)) && !excludeKeys?.includes(key),
  );
  return { limit, offset, total: chosen.length, results: chosen.slice(offset, offset + limit) };
}

function resolveDefinitions(source: JsonObject, args: NameArguments & PageArguments) {
  const { limit, offset } = toPage({ ...args, limit: args.limit ?? 500 });
  const chosen = chooseNames([...toDefinitions(source).values()], args);
  return { limit, offset, total: chosen.length, results: chosen.slice(offset, offset + limit) };
}

/** Product types and the thirteen kinds of attribute. */
export const productTypeResolvers = {
  ProductTypeDefinition: { attributeDefinitions: resolveDefinitions },
  AttributeDefinition: {
    ...localizedFields(["label", "inputTip"]),
    labelAllLocales: (source: AttributeDefinition) => toLocalizedStrings(source.label) ?? [],
  },
  AttributeDefinitionType: {
    __resolveType: (source: AttributeType) => TYPE_NAMES[source.name] ?? "TextAttributeDefinitionType",
  },
  EnumAttributeDefinitionType: { values: resolveValues },
  LocalizableEnumAttributeDefinitionType: { values: resolveValues },
  LocalizableEnumValueType: {
    label: ({ label }: { label: unknown }, args: { locale?: string | null }) =>
      isJsonObject(label) ? chooseText(toTexts(label), args) : String(label),
    labelAllLocales: ({ label }: { label: unknown }) =>
      isJsonObject(label) ? toLocalizedStrings(toTexts(label)) : [],
  },
  NestedAttributeDefinitionType: {
    typeRef: (source: JsonObject) => source.typeReference ?? { typeId: "product-type", id: "" },
  },
};

function toTexts(label: JsonObject): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(label).map(([locale, text]) => [locale, String(text)]));
}
