import { PlatformError } from "../errors/platform-error.ts";
import { invalidField, referencedResourceNotFound, requiredField } from "../errors/platform-errors.ts";
import { isJsonObject, type JsonObject } from "../json/json.ts";
import type { RequestContext } from "../requests/request-context.ts";
import { isOfFieldType } from "./custom-fields.ts";
import type { CustomFieldDefinition } from "./custom-types.ts";
import { loadResource } from "./load-resource.ts";

const known = new WeakMap<JsonObject, ReadonlyMap<string, CustomFieldDefinition>>();

/** The definitions of a stored type by name. Its draft was checked on creation. */
function definitionsOf(type: JsonObject): ReadonlyMap<string, CustomFieldDefinition> {
  const found = known.get(type);
  if (found) return found;
  const list = Array.isArray(type.fieldDefinitions) ? type.fieldDefinitions.filter(isJsonObject) : [];
  const definitions = new Map(
    list.map((definition) => [String(definition.name), definition as unknown as CustomFieldDefinition]),
  );
  known.set(type, definitions);
  return definitions;
}

function checkField(type: JsonObject, field: string, value: unknown): void {
  const definition = definitionsOf(type).get(field);
  if (!definition) {
    const message = `The field '${field}' is not defined on the type '${String(type.key ?? type.id)}'.`;
    throw new PlatformError("InvalidField", message, { field, invalidValue: value });
  }
  if (isOfFieldType(value, definition.type)) return;
  const allowed = "values" in definition.type ? definition.type.values.map(({ key }) => key) : undefined;
  throw invalidField(field, value, allowed);
}

/**
 * Checks custom fields (`{type: {id}, fields}`, or missing) against their types; reads the types of one call with one
 * statement. Throws InvalidField for an undefined field or a value of the wrong type, RequiredField,
 * ReferencedResourceNotFound.
 */
export async function checkCustomFields(context: RequestContext, customs: readonly unknown[]): Promise<void> {
  await Promise.all(
    customs.filter(isJsonObject).map(async ({ type: reference, fields }) => {
      const id = isJsonObject(reference) ? String(reference.id) : "";
      const type = await loadResource(context, id);
      if (!type) throw referencedResourceNotFound("type", id);
      const values = isJsonObject(fields) ? fields : {};
      for (const [name, value] of Object.entries(values)) checkField(type, name, value);
      for (const { name, required } of definitionsOf(type).values()) {
        if (required && values[name] === undefined) throw requiredField(name);
      }
    }),
  );
}
