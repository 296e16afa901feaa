import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLObjectType,
  getNamedType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
} from "graphql";
import { servedSchema } from "../../../worker/commerce/graphql/served-schema.ts";

/** Depth of a generated query: the customer of a payment of a cart of a list. */
const DEPTH = 4;

/** Types without personal data, which would only make the documents long. */
const OF_THE_SHOP =
  /^(?:Product|Category|Store|Channel|Type|Tax|Shipping|CartDiscount|DiscountCode|CustomerGroup|State)/;

function takesNothing({ args }: GraphQLField<unknown, unknown>): boolean {
  return args.every((argument) => !isRequiredArgument(argument));
}

/** Selects every field of a type without arguments, down to a depth. */
function select(type: GraphQLObjectType, depth: number): string {
  const parts = Object.values(type.getFields())
    .filter(takesNothing)
    .flatMap((field) => {
      const inner = getNamedType(field.type);
      if (isLeafType(inner)) return [field.name];
      const isDull = !isObjectType(inner) || depth === 0 || OF_THE_SHOP.test(inner.name);
      return isDull ? [] : [`${field.name} ${select(inner, depth - 1)}`];
    });
  return `{ ${["__typename", ...parts].join(" ")} }`;
}

/** One root of the platform's data; `by` is the argument that identifies the target. */
export interface GeneratedQuery {
  readonly document: string;
  readonly by: "id" | "key" | "orderNumber" | "customerId" | null;
  /** The type that it returns, such as `Order` or `OrderQueryResult`. */
  readonly finds: string;
}

function readName({ name }: GraphQLArgument): GeneratedQuery["by"] {
  return name === "id" || name === "key" || name === "orderNumber" || name === "customerId" ? name : null;
}

interface Place {
  readonly type: string;
  readonly open: string;
  readonly close: string;
}

function toQueries(field: GraphQLField<unknown, unknown>, { open, close }: Place): readonly GeneratedQuery[] {
  const type = getNamedType(field.type);
  if (!isObjectType(type)) return [];
  const finds = type.name;
  const selection = select(type, DEPTH);
  const write = (call: string, head = "") =>
    `query${head} { ${open} ${field.name}${call} ${selection} ${close} }`;
  const named = field.args.flatMap((argument): GeneratedQuery[] => {
    const by = readName(argument);
    const scalar = String(argument.type).replace(/!?$/, "!");
    return by ? [{ document: write(`(${argument.name}: $name)`, `($name: ${scalar})`), by, finds }] : [];
  });
  const isList = field.args.some(({ name }) => name === "where");
  if (isList) {
    const everything = '(where: "id is defined or id is not defined", limit: 100)';
    return [
      ...named,
      { document: write("(limit: 100)"), by: null, finds },
      { document: write(everything), by: null, finds },
    ];
  }
  return field.args.length === 0 ? [{ document: write(""), by: null, finds }] : named;
}

/** Below these, the fields are roots themselves. */
const PLACES: readonly Place[] = [
  { type: "Query", open: "", close: "" },
  { type: "Me", open: "me {", close: "}" },
  { type: "InStore", open: 'inStore(key: "shop_sk") {', close: "}" },
  { type: "InStoreMe", open: 'inStore(key: "shop_sk") { me {', close: "} }" },
];

/**
 * Generates a query for each root of the schema that leads to personal data, so that new ones are tested automatically.
 */
export function generateQueries(): readonly GeneratedQuery[] {
  return PLACES.flatMap((place) => {
    const type = servedSchema().getType(place.type);
    const fields = isObjectType(type) ? Object.values(type.getFields()) : [];
    return fields
      .filter((field) => field.name !== "inStore" && field.name !== "me")
      .filter((field) => !OF_THE_SHOP.test(getNamedType(field.type).name))
      .flatMap((field) => toQueries(field, place));
  });
}
