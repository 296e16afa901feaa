import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValueNode,
} from "graphql";
import { queryTooComplex } from "../errors/platform-errors.ts";
import { DEFAULT_LIMIT, MAX_LIMIT } from "../paging/page.ts";

/**
 * A point is about two microseconds of one request. The most expensive query of a shop (the attributes of 500 product
 * types) has 150,000; the introspection of the whole schema 280,000.
 */
export const MAX_COST = 1_000_000;
/** A page of documents, each of its facets, and a mutation run separate statements. */
const STATEMENT = 20_000;
/** A document of a root field has a separate statement, or shares one. */
const ROOTS: ReadonlySet<string> = new Set(["Query", "InStore", "Me", "InStoreMe"]);
const ASKED_DOCUMENT = 2_000;
/** An item of a page: a document that is read and parsed. */
const PAGE_ITEM = 200;
/** A reference's target: all of a level share a statement, and a target of several references is read once. */
const REFERENCED_DOCUMENT = 20;
/** The assumed number of items of a list without a limit. */
const UNLIMITED_ITEMS = 3;
/** A list that is part of its document has the document's number of items, whatever its limit allows. */
const MAX_PART_ITEMS = 20;
/** The average number of parts of a schema type: `fields`, `args`, `enumValues` … */
const SCHEMA_PART_ITEMS = 2;

type Variables = Readonly<Record<string, unknown>>;

interface Question {
  readonly schema: GraphQLSchema;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly variables: Variables;
  readonly defaults: ReadonlyMap<string, ValueNode>;
  readonly known: Map<string, number>;
}

function isList(type: GraphQLOutputType): boolean {
  return isListType(isNonNullType(type) ? type.ofType : type);
}

function fieldOf(schema: GraphQLSchema, typeName: string, name: string) {
  const type = schema.getType(typeName);
  return type && (isObjectType(type) || isInterfaceType(type)) ? schema.getField(type, name) : undefined;
}

/** Whether a field returns a separately stored document: all of these have a version. */
function isDocument(field: GraphQLField<unknown, unknown>): boolean {
  const type = getNamedType(field.type);
  return isObjectType(type) && type.getFields().version !== undefined;
}

/** The value of an argument, given directly or by a variable; undefined if missing. */
function readArgument(question: Question, node: FieldNode, name: string): unknown {
  const value = node.arguments?.find((argument) => argument.name.value === name)?.value;
  if (value?.kind !== Kind.VARIABLE) return value && readLiteral(value);
  const given = question.variables[value.name.value];
  const fallback = question.defaults.get(value.name.value);
  return given === undefined ? fallback && readLiteral(fallback) : given;
}

/** A number, or a list of which only the length matters. */
function readLiteral(value: ValueNode): unknown {
  if (value.kind === Kind.INT) return Number(value.value);
  return value.kind === Kind.LIST ? value.values : undefined;
}

function countFacets(question: Question, node: FieldNode): number {
  const facets = readArgument(question, node, "facets");
  return Array.isArray(facets) ? facets.length : 0;
}

/** How often the selection below a field is resolved; a negative limit is refused later and reduces nothing. */
function itemsOf(question: Question, node: FieldNode, field: GraphQLField<unknown, unknown>): number {
  if (field.name === "types" && getNamedType(field.type).name === "__Type")
    return Object.keys(question.schema.getTypeMap()).length;
  const isPaged = field.args.some(({ name }) => name === "limit");
  if (!isPaged) {
    // The list inside a page has the items of the page.
    if (!isList(field.type) || field.name === "results") return 1;
    return getNamedType(field.type).name.startsWith("__") ? SCHEMA_PART_ITEMS : UNLIMITED_ITEMS;
  }
  const limit = Number(readArgument(question, node, "limit") ?? DEFAULT_LIMIT);
  return Math.max(0, Math.min(limit, isPageOfDocuments(field) ? MAX_LIMIT : MAX_PART_ITEMS));
}

function isPageOfDocuments({ args }: GraphQLField<unknown, unknown>): boolean {
  return (
    args.some(({ name }) => name === "limit") && args.some(({ name }) => name === "where" || name === "query")
  );
}

function ownCost(
  question: Question,
  node: FieldNode,
  parent: string,
  field: GraphQLField<unknown, unknown>,
): number {
  if (parent === "Mutation") return STATEMENT;
  if (isPageOfDocuments(field)) return STATEMENT * (1 + countFacets(question, node));
  if (!isDocument(field)) return 1;
  if (ROOTS.has(parent)) return ASKED_DOCUMENT;
  const isItem = field.name === "results" || parent === "ProductSearchResult";
  return isItem ? PAGE_ITEM : REFERENCED_DOCUMENT;
}

function costOfField(question: Question, node: FieldNode, parent: string): number {
  const field = fieldOf(question.schema, parent, node.name.value);
  if (!field) return 1;
  const items = itemsOf(question, node, field);
  const own = ownCost(question, node, parent, field);
  const times = isList(field.type) && isDocument(field) ? items : 1;
  const inner = node.selectionSet ? costOfSet(question, node.selectionSet, getNamedType(field.type).name) : 0;
  return own * times + items * inner;
}

function costOfFragment(question: Question, name: string): number {
  const found = question.known.get(name);
  if (found !== undefined) return found;
  const fragment = question.fragments.get(name);
  const cost = fragment ? costOfSet(question, fragment.selectionSet, fragment.typeCondition.name.value) : 0;
  question.known.set(name, cost);
  return cost;
}

function costOfSet(question: Question, set: SelectionSetNode, parent: string): number {
  return set.selections.reduce((sum, node) => {
    if (node.kind === Kind.FRAGMENT_SPREAD) return sum + costOfFragment(question, node.name.value);
    if (node.kind === Kind.FIELD) return sum + costOfField(question, node, parent);
    return sum + costOfSet(question, node.selectionSet, node.typeCondition?.name.value ?? parent);
  }, 0);
}

function readDefaults({ variableDefinitions = [] }: OperationDefinitionNode): Map<string, ValueNode> {
  return new Map(
    variableDefinitions.flatMap(({ variable, defaultValue }) =>
      defaultValue ? [[variable.name.value, defaultValue] as const] : [],
    ),
  );
}

/**
 * The cost of an operation of a valid document with these variables, in points; that of the most expensive operation
 * if none is named.
 */
export function measureCost(
  schema: GraphQLSchema,
  document: DocumentNode,
  variables: Variables,
  operationName: string | null,
): number {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const node of document.definitions) {
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);
  }
  const costs = document.definitions.map((node) => {
    if (node.kind !== Kind.OPERATION_DEFINITION) return 0;
    if (operationName !== null && node.name?.value !== operationName) return 0;
    const root = schema.getRootType(node.operation)?.name ?? "";
    const question = { schema, fragments, variables, defaults: readDefaults(node), known: new Map() };
    return costOfSet(question, node.selectionSet, root);
  });
  return Math.max(0, ...costs);
}

/** Refuses, before it runs, an operation that exceeds the platform's cost limit per request. */
export function requireAffordable(...question: Parameters<typeof measureCost>): void {
  const cost = measureCost(...question);
  if (cost > MAX_COST) {
    throw queryTooComplex(`The query has a complexity of ${cost}. The maximum is ${MAX_COST}.`);
  }
}
