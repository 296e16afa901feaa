import { isJsonObject, type JsonObject } from "../../json/json.ts";
import { localizedFields } from "../../schema/field-resolvers.ts";

const VALUE_TYPES: Readonly<Record<string, string>> = {
  relative: "RelativeDiscountValue",
  absolute: "AbsoluteDiscountValue",
  external: "ExternalDiscountValue",
};

export const productDiscountResolvers = {
  ProductDiscount: {
    ...localizedFields(["name", "description"]),
    isValid: () => true,
    referenceRefs: (source: JsonObject) => (Array.isArray(source.references) ? source.references : []),
  },
  ProductDiscountValue: {
    __resolveType: (source: unknown) =>
      VALUE_TYPES[isJsonObject(source) ? String(source.type) : ""] ?? "ExternalDiscountValue",
  },
};
