import { type CustomFields, isJsonObject, type JsonObject } from "../../json/json.ts";
import type { RequestContext } from "../../requests/request-context.ts";
import { loadResource } from "../../resources/load-resource.ts";
import { chooseNames, localizedFields, type NameArguments } from "../../schema/field-resolvers.ts";
import { referencedFields } from "./referenced.ts";

interface Named extends JsonObject {
  readonly name: string;
}

function isNamed(value: unknown): value is Named {
  return isJsonObject(value) && typeof value.name === "string";
}

function resolveFields({ fieldDefinitions }: JsonObject, args: NameArguments) {
  return chooseNames(Array.isArray(fieldDefinitions) ? fieldDefinitions.filter(isNamed) : [], args);
}

/** Custom types; a field type's GraphQL name is its REST name followed by `Type`. */
export const typeDefinitionResolvers = {
  TypeDefinition: { ...localizedFields(["name", "description"]), fieldDefinitions: resolveFields },
  FieldDefinition: {
    ...localizedFields(["label"]),
    required: (source: JsonObject) => source.required ?? false,
    inputHint: (source: JsonObject) => source.inputHint ?? "SingleLine",
  },
  FieldType: { __resolveType: (source: { name: string }) => `${source.name}Type` },
  LocalizedEnumValue: localizedFields(["label"]),
};

/** `custom { typeRef type customFieldsRaw }` of every resource. */
export const customFieldsResolvers = {
  CustomFieldsType: {
    typeRef: (source: CustomFields) => source.type,
    type: (source: CustomFields, _args: object, context: RequestContext) =>
      loadResource(context, source.type.id),
    customFieldsRaw: (source: CustomFields, args: NameArguments) =>
      chooseNames(
        Object.entries(source.fields).map(([name, value]) => ({ name, value })),
        args,
      ),
  },
  RawCustomField: referencedFields,
};
