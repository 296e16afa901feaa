import type { initGraphQLTada, ResultOf, VariablesOf } from "gql.tada";
import type { ServedSchema } from "./served-schema";

/**
 * What a JSON field holds; told apart from `unknown`, which is what the compiler infers of a field that is not in the
 * schema.
 */
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
  Time: string;
};

declare module "gql.tada" {
  /** So that the type below takes every text: the cache of types has no other use here. */
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

/** A document is its text; only the compiler knows with what it asks and what it is answered. */
export type CommerceDocument<Answer, Variables> = string & {
  readonly [typing]?: (variables: Variables) => Answer;
};

export type AnswerOf<Document> = Document extends CommerceDocument<infer Answer, never> ? Answer : never;

/** An input of the schema by its name, as variables have it. */
export type PlatformInput<Name extends string> = ReadonlyDeep<ReturnType<typeof tada.scalar<Name>>>;

type ReadonlyDeep<Value> = Value extends readonly (infer Item)[]
  ? readonly ReadonlyDeep<Item>[]
  : Value extends object
    ? { readonly [Name in keyof Value]: ReadonlyDeep<Value[Name]> }
    : Value;

/**
 * A document of the commerce platform, or a fragment of one; `fragments`: those that the text itself names. What it is
 * answered is inferred from the text and the served schema, so the text must be one that the compiler knows whole.
 */
export function graphql<const Text extends string, const Fragments extends readonly string[] = []>(
  text: Text,
  ...fragments: Fragments
): Typed<Node<Text, Fragments>> &
  CommerceDocument<ResultOf<Node<Text, Fragments>>, ReadonlyDeep<VariablesOf<Node<Text, Fragments>>>> {
  return [text, ...fragments].join("\n");
}

/**
 * Refuses a shape that reads what the document does not ask for, or leaves unread what it does, or expects another kind
 * of value; the message names the field. A shape may be stricter than the schema: such an answer is malformed.
 */
export type Fitting<Read, Answer> = [Misfit<Read, Answer>] extends [never]
  ? unknown
  : { readonly [Problem in Misfit<Read, Answer>]: "the shape and the document differ" };

type Misfit<Read, Given> = unknown extends Given
  ? " is not in the schema"
  : unknown extends Read
    ? never
    : [Given] extends [Scalar]
      ? MisfitScalar<NonNullable<Read>, Given>
      : MisfitPresent<NonNullable<Read>, NonNullable<Given>>;

type Scalar = string | number | boolean | null | undefined;

type MisfitScalar<Read, Given> = [Read] extends [Given]
  ? never
  : [NonNullable<Given>] extends [Read]
    ? never
    : " is of another type";

type MisfitPresent<Read, Given> = [Given] extends [readonly (infer GivenItem)[]]
  ? [Read] extends [readonly (infer ReadItem)[]]
    ? Misfit<ReadItem, GivenItem>
    : " is a list"
  : [Read] extends [object]
    ? MisfitField<Read, Given> | Unread<Read, Given>
    : " is an object";

type MisfitField<Read, Given> = {
  [Name in keyof Read & string]: Name extends keyof Given
    ? `.${Name}${Misfit<Read[Name], Given[Name]>}`
    : Name extends NamesOf<Given>
      ? `.${Name}${Misfit<Read[Name], FieldOf<Given, Name>>}`
      : `.${Name} is not asked for`;
}[keyof Read & string];

/** Fields that only some of the possible types have, or that are asked for on condition, may be left unread. */
type Unread<Read, Given> = {
  [Name in Exclude<keyof Given & string, keyof Read | "__typename">]-?: undefined extends Given[Name]
    ? never
    : `.${Name} is not read`;
}[Exclude<keyof Given & string, keyof Read | "__typename">];

type NamesOf<Given> = Given extends object ? keyof Given : never;
type FieldOf<Given, Name> = Given extends object ? (Name extends keyof Given ? Given[Name] : never) : never;
