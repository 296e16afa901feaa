import type { initGraphQLTada, ResultOf, VariablesOf } from "gql.tada";
import type { CountryCode } from "../../countries/model/country";
import type { CurrencyCode } from "../../foundation/currency";
import type { ServedSchema } from "./served-schema";

/** The value of a JSON field; not `unknown`, which the compiler infers for a field missing in the schema. */
export type Json = string | number | boolean | object | null;

type Scalars = {
  Country: string;
  Currency: string;
  Date: string;
  DateTime: string;
  Json: Json;
  KeyReferenceInput: string;
  Locale: string;
  Long: number;
  SearchValueType: string | number | boolean;
  ShopCountry: CountryCode;
  ShopCurrency: CurrencyCode;
  Time: string;
};

declare module "gql.tada" {
  /** Declares that the cache of types takes every text; it has no other use here. */
  interface setupCache {
    readonly [text: string]: unknown;
  }
}

declare const tada: initGraphQLTada<{ introspection: ServedSchema; disableMasking: true; scalars: Scalars }>;
declare const node: unique symbol;
declare const typing: unique symbol;

type Node<Text extends string, Fragments extends readonly unknown[]> = ReturnType<
  typeof tada<Text, NodesOf<Fragments>>
>;
type NodesOf<Fragments> = { [At in keyof Fragments]: Fragments[At] extends Typed<infer Node> ? Node : never };
interface Typed<Node> {
  readonly [node]?: Node;
}

/** A document is its text; the types of its variables and its response exist only for the compiler. */
export type CommerceDocument<Answer, Variables> = string & {
  readonly [typing]?: (variables: Variables) => Answer;
};

export type AnswerOf<Document> = Document extends CommerceDocument<infer Answer, never> ? Answer : never;

/** An input of the schema by its name, in the form of variables. */
export type PlatformInput<Name extends string> = ReadonlyDeep<ReturnType<typeof tada.scalar<Name>>>;

type ReadonlyDeep<Value> = Value extends readonly (infer Item)[]
  ? readonly ReadonlyDeep<Item>[]
  : Value extends object
    ? { readonly [Name in keyof Value]: ReadonlyDeep<Value[Name]> }
    : Value;

/**
 * Declares a document of the commerce platform, or a fragment.
 * The response's type is inferred from the text and the served schema, so the text must be a literal type.
 * `fragments`: those that the text itself names.
 */
export function graphql<const Text extends string, const Fragments extends readonly string[] = []>(
  text: Text,
  ...fragments: Fragments
): Typed<Node<Text, Fragments>> &
  CommerceDocument<ResultOf<Node<Text, Fragments>>, ReadonlyDeep<VariablesOf<Node<Text, Fragments>>>> {
  return [text, ...fragments].join("\n");
}
