import { isObject, type Json, type JsonFields } from "../import/draft-line.ts";

/** Without these what they stand in means nothing: custom fields without a type, a reduction without its discount. */
const essential: ReadonlySet<string> = new Set(["type", "discount"]);

/** The fields without references that no key was found for: what they lead to is gone, or is not moved. */
export function dropLostReferences(fields: JsonFields): JsonFields {
  return dropFields(fields) ?? {};
}

function dropFields(fields: JsonFields): JsonFields | undefined {
  const kept: Record<string, Json> = {};
  for (const [name, value] of Object.entries(fields)) {
    const found = dropValue(value);
    if (found !== undefined) kept[name] = found;
    else if (essential.has(name)) return undefined;
  }
  return kept;
}

function dropValue(value: Json): Json | undefined {
  if (Array.isArray(value)) {
    return value.flatMap((each: Json) => {
      const kept = dropValue(each);
      return kept === undefined ? [] : [kept];
    });
  }
  if (!isObject(value)) return value;
  return typeof value.typeId === "string" && typeof value.id === "string" ? undefined : dropFields(value);
}
