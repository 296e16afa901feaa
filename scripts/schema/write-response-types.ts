import {
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInterfaceType,
  isObjectType,
} from "graphql";

const head = `// biome-ignore-all format: written by a program, one type a line
/**
 * The types of responses of the served schema, with the shop's refinements: responses are checked against them.
 * Written from worker/commerce/schema: after a change there run \`npx vitest run --project unit scripts/schema
 * --update\`; a test says when this is stale. Left out is what only administration asks for.
 */
`;

/** Writes the fields of all types, and the values of all enums, that responses to the given root fields reach. */
export function writeResponseTypes(schema: GraphQLSchema, rootFields: ReadonlySet<string>): string {
  const reached = new Map<GraphQLNamedType, string>();
  const roots: readonly unknown[] = [schema.getQueryType(), schema.getMutationType()];
  const visit = (type: GraphQLNamedType): void => {
    if (reached.has(type)) return;
    reached.set(type, "");
    if (isEnumType(type)) {
      const values = type.getValues().map(({ name }) => `"${name}"`);
      reached.set(type, `  ${type.name}: [${values.join(", ")}],`);
    }
    if (!isObjectType(type) && !isInterfaceType(type)) return;
    const fields = Object.values(type.getFields()).filter(
      ({ name }) => !roots.includes(type) || rootFields.has(name),
    );
    const members = fields.map((field) => `${field.name}: "${field.type}"`);
    reached.set(type, `  ${type.name}: { ${members.join(", ")} },`);
    for (const field of fields) visit(getNamedType(field.type));
    if (isInterfaceType(type)) schema.getPossibleTypes(type).forEach(visit);
  };
  for (const root of [schema.getQueryType(), schema.getMutationType()]) if (root) visit(root);
  const list = (isListed: (type: GraphQLNamedType) => boolean) =>
    [...reached]
      .flatMap(([type, line]) => (isListed(type) ? [line] : []))
      .sort()
      .join("\n");
  return `${head}
export const responseFields: Readonly<Record<string, Readonly<Record<string, string>>>> = {
${list((type) => isObjectType(type) || isInterfaceType(type))}
};

export const responseEnums: Readonly<Record<string, readonly string[]>> = {
${list(isEnumType)}
};
`;
}
