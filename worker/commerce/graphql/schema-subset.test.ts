import {
  buildSchema,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  print,
} from "graphql";
import { expect, it } from "vitest";
import { readReferenceSchema } from "../../../tests/support/read-reference-schema.ts";
import { schemaSource } from "./schema.ts";

/** Every field with its arguments, types and defaults, and every enum value, as one line each. */
function toLines(schema: GraphQLSchema): readonly string[] {
  return Object.values(schema.getTypeMap()).flatMap((type) => {
    if (type.name.startsWith("__")) return [];
    const head = `${type.constructor.name} ${type.name}`;
    if (isEnumType(type)) return [head, ...type.getValues().map(({ name }) => `${head}.${name}`)];
    if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) return [head];
    const fields = Object.values(type.getFields()).map(({ astNode }) => astNode);
    return [head, ...fields.map((node) => `${head}.${node ? print(node) : ""}`.replaceAll(/\s+/g, " "))];
  });
}

it("the served schema is a subset of the platform's published one: same names, arguments, nullability", ({
  skip,
}) => {
  const reference = readReferenceSchema();
  if (reference === null)
    return skip("the published schema is not at hand; IRONHALL_REFERENCE_SCHEMA names it");
  const published = new Set(toLines(buildSchema(reference, { assumeValid: true })));
  const foreign = toLines(buildSchema(schemaSource)).filter((line) => !published.has(line));
  expect(foreign).toEqual([]);
});
