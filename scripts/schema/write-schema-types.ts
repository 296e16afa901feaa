import {
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  type GraphQLType,
  getNamedType,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
} from "graphql";

const head = `// biome-ignore-all format: written by a program, one type a line
/**
 * The served schema, with the shop's refinements (scripts/schema/refine-schema.ts), in the form that gql.tada infers
 * answers and variables from; for the compiler alone. Written from worker/commerce/schema: after a change there run
 * \`npx vitest run --project unit scripts/schema --update\`; a test says when this is stale. Left out is what only
 * administration asks for.
 */
type N<Of> = { kind: "NON_NULL"; name: never; ofType: Of };
type L<Of> = { kind: "LIST"; name: never; ofType: Of };
type S<Name> = { kind: "SCALAR"; name: Name; ofType: null };
type E<Name> = { kind: "ENUM"; name: Name; ofType: null };
type O<Name> = { kind: "OBJECT"; name: Name; ofType: null };
type I<Name> = { kind: "INTERFACE"; name: Name; ofType: null };
type D<Name> = { kind: "INPUT_OBJECT"; name: Name; ofType: null };
type F<Types> = { [Name in keyof Types]: { name: Name; type: Types[Name] } };
type A<Name, Type, Default = null> = { name: Name; type: Type; defaultValue: Default };
`;

/** Writes the types that the given root fields reach, as a TypeScript type. */
export function writeSchemaTypes(schema: GraphQLSchema, rootFields: ReadonlySet<string>): string {
  const reached = new Map<string, string>();
  const roots = [schema.getQueryType(), schema.getMutationType()].filter((root) => root != null);
  const visit = (type: GraphQLType): void => {
    const named = getNamedType(type);
    if (reached.has(named.name)) return;
    reached.set(named.name, "");
    const isRoot = roots.some((root) => root === named);
    const fields = listFields(named).filter(({ name }) => !isRoot || rootFields.has(name));
    reached.set(named.name, `  ${named.name}: ${toDefinition(named, fields, schema)};`);
    for (const field of fields) {
      visit(field.type);
      for (const argument of "args" in field ? field.args : []) visit(argument.type);
    }
    if (isAbstractType(named)) schema.getPossibleTypes(named).forEach(visit);
  };
  roots.forEach(visit);
  const types = [...reached.values()].sort().join("\n");
  return `${head}
export type ServedSchema = {
  name: never;
  query: "Query";
  mutation: "Mutation";
  subscription: never;
  types: Types;
};

type Types = {
${types}
};
`;
}

type Field = GraphQLInputField | ReturnType<GraphQLObjectType["getFields"]>[string];

function listFields(type: GraphQLNamedType): readonly Field[] {
  return isObjectType(type) || isInterfaceType(type) || isInputObjectType(type)
    ? Object.values<Field>(type.getFields())
    : [];
}

function toDefinition(type: GraphQLNamedType, fields: readonly Field[], schema: GraphQLSchema): string {
  if (isScalarType(type)) return "unknown";
  const name = `name: "${type.name}"`;
  if (isEnumType(type)) return `{ ${name}; enumValues: ${toUnion(type.getValues())} }`;
  if (isInputObjectType(type)) {
    const inputs = type.getFields();
    const items = Object.values(inputs).map(
      (field) => `A<"${field.name}", ${toReference(field.type)}${field.default ? `, "set"` : ""}>`,
    );
    return `{ kind: "INPUT_OBJECT"; ${name}; isOneOf: false; inputFields: [${items.join(", ")}] }`;
  }
  const possible = isAbstractType(type) ? `possibleTypes: ${toUnion(schema.getPossibleTypes(type))}` : "";
  const members = fields.map((field) => `${field.name}: ${toReference(field.type)}`).join("; ");
  const kind = isInterfaceType(type) ? "INTERFACE" : "OBJECT";
  return `{ kind: "${kind}"; ${name}; fields: F<{ ${members} }>${possible && `; ${possible}`} }`;
}

function toUnion(named: readonly { readonly name: string }[]): string {
  return named.map(({ name }) => `"${name}"`).join(" | ");
}

function toReference(type: GraphQLType): string {
  if (isNonNullType(type)) return `N<${toReference(type.ofType)}>`;
  if (isListType(type)) return `L<${toReference(type.ofType)}>`;
  const kind = [
    isScalarType(type) && "S",
    isEnumType(type) && "E",
    isObjectType(type) && "O",
    isInterfaceType(type) && "I",
  ].find(Boolean);
  return `${kind || "D"}<"${getNamedType(type).name}">`;
}
