import {
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLNamedInputType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isScalarType,
} from "graphql";

const head = `// biome-ignore-all format: written by a program, one type a line
/**
 * The input types of the served schema, as its operations receive them. Written from worker/commerce/schema:
 * after a change there run \`npx vitest run --project unit scripts/schema --update\`; a test says when this is stale.
 * Left out is what only administration takes, which goes on in its REST form.
 *
 * Use them instead of an interface of one's own: \`apply: (cart, { key }: SetCartKey) => …\`. A table of actions that
 * is typed by the action input needs no annotations and misses none:
 * \`{ [Name in keyof CartUpdateAction]-?: CartAction<NonNullable<CartUpdateAction[Name]>> }\`.
 */
`;

/** Types of coerced scalar values; all others are texts. */
const scalars: Readonly<Record<string, string>> = {
  Boolean: "boolean",
  Float: "number",
  Int: "number",
  Json: "unknown",
  Long: "number",
  SearchValueType: "string | number | boolean",
};

/** Writes TypeScript with one type per line for each input type that the given root fields reach. */
export function writeInputTypes(schema: GraphQLSchema, rootFields: ReadonlySet<string>): string {
  const reached = new Set<GraphQLNamedInputType>();
  const visit = (type: GraphQLInputType) => {
    const named = getNamedType(type);
    if (isScalarType(named) || reached.has(named)) return;
    reached.add(named);
    if (isInputObjectType(named)) for (const field of Object.values(named.getFields())) visit(field.type);
  };
  for (const root of [schema.getQueryType(), schema.getMutationType()]) {
    for (const field of Object.values(root?.getFields() ?? {})) {
      if (rootFields.has(field.name)) for (const argument of field.args) visit(argument.type);
    }
  }
  return `${head}${[...reached].map(toDeclaration).sort().join("\n")}\n`;
}

function toDeclaration(type: GraphQLNamedInputType): string {
  if (isEnumType(type)) {
    return `export type ${type.name} = ${type
      .getValues()
      .map(({ name }) => JSON.stringify(name))
      .join(" | ")};`;
  }
  if (!isInputObjectType(type)) return "";
  const fields = Object.values(type.getFields()).map(toField);
  return `export interface ${type.name} { ${fields.join("; ")} }`;
}

function toField({ name, type, default: preset }: GraphQLInputField): string {
  const isLeftOut = !isNonNullType(type) || preset !== undefined;
  return `readonly ${name}${isLeftOut ? "?" : ""}: ${toTypeText(type)}`;
}

function toTypeText(type: GraphQLInputType): string {
  return isNonNullType(type) ? toPresentText(type.ofType) : `${toPresentText(type)} | null`;
}

function toPresentText(type: GraphQLInputType): string {
  if (isNonNullType(type)) return toTypeText(type);
  if (!isListType(type)) return isScalarType(type) ? (scalars[type.name] ?? "string") : type.name;
  const item = toTypeText(type.ofType);
  return `readonly ${item.includes(" ") ? `(${item})` : item}[]`;
}
