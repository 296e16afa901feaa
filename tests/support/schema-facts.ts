import { createHash } from "node:crypto";
import {
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isRequiredInputField,
  isUnionType,
  print,
} from "graphql";

/**
 * Lists a schema's facts, one per line.
 * Types, enum values, fields with their arguments, types and defaults, interfaces, union members, and the required
 * fields of each input object. A document that is valid in a schema is valid in every schema with the same facts or
 * more.
 */
export function listSchemaFacts(schema: GraphQLSchema): readonly string[] {
  return Object.values(schema.getTypeMap()).flatMap((type) => {
    if (type.name.startsWith("__")) return [];
    const head = `${type.constructor.name} ${type.name}`;
    if (isEnumType(type)) return [head, ...type.getValues().map(({ name }) => `${head}.${name}`)];
    if (isUnionType(type)) return [head, ...type.getTypes().map(({ name }) => `${head} = ${name}`)];
    if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) return [head];
    const fields = Object.values(type.getFields()).map(({ astNode }) => astNode);
    const facts = [
      head,
      ...fields.map((node) => `${head}.${node ? print(node) : ""}`.replaceAll(/\s+/g, " ")),
    ];
    if (!isInputObjectType(type))
      return [...facts, ...type.getInterfaces().map(({ name }) => `${head} implements ${name}`)];
    const required = Object.values(type.getFields()).filter(isRequiredInputField);
    return [...facts, `${head} requires ${required.map(({ name }) => name).sort()}`];
  });
}

/** Short enough for thousands in a file; the chance of a collision is one in a million. */
export function toFactMark(fact: string): string {
  return createHash("sha256").update(fact).digest("hex").slice(0, 8);
}
