import { malformedParameter } from "../errors/platform-errors.ts";
import {
  type Combined,
  type Comparison,
  type Literal,
  readComparison,
  readConditions,
  readList,
  readLiteral,
  readPresence,
} from "../lexer/read-conditions.ts";
import { TokenReader } from "../lexer/token-reader.ts";
import type { Language, SyntaxProblem } from "../lexer/tokenize.ts";

/** A parsed `where`, not yet bound to a resource. */
export type Predicate = Condition | Combined<Condition>;

type Condition =
  | { readonly kind: "nested"; readonly field: string; readonly inner: Predicate }
  | {
      readonly kind: "compare";
      readonly field: string;
      readonly operator: Comparison;
      readonly value: Literal;
    }
  | {
      readonly kind: "in";
      readonly field: string;
      readonly negated: boolean;
      readonly values: readonly Literal[];
    }
  | {
      readonly kind: "contains";
      readonly field: string;
      readonly all: boolean;
      readonly values: readonly Literal[];
    }
  | { readonly kind: "defined" | "empty"; readonly field: string; readonly negated: boolean }
  | { readonly kind: "matches"; readonly field: string; readonly value: Literal }
  | { readonly kind: "within"; readonly circle: Circle };

/** `within circle(longitude, latitude, radius)`: degrees and metres. */
export interface Circle {
  readonly longitude: number;
  readonly latitude: number;
  readonly radius: number;
}

const language: Language = {
  wordsBeginWithDigits: true,
  dottedPaths: false,
  emptyNames: false,
  escapes: { n: "\n", t: "\t", r: "\r" },
  // Enough for people and programs; also bounds D1's statement size.
  maxLength: 10_000,
  maxDepth: 40,
  toError: (problem, text) => malformedParameter("where", describe(problem, text)),
};

function describe(problem: SyntaxProblem, text: string): string {
  if (problem.kind === "too long") return `The predicate is longer than ${problem.at}.`;
  if (problem.kind === "too deep") return "The predicate is nested too deeply.";
  const { at } = problem;
  const found = at < text.length ? `'${text.slice(at, at + 12)}'` : "end of the input";
  const expected = problem.kind === "expected" ? problem.what : "a field, value or operator";
  return `Syntax error while parsing 'where'. Unexpected ${found} at position ${at + 1}, expected ${expected}.`;
}

/** Parses a query predicate, e.g. `masterData(current(slug(en="x"))) and key is defined`. Throws InvalidInput. */
export function parseWhere(text: string): Predicate {
  const reader = new TokenReader(text, language);
  const predicate = readConditions(reader, readCondition);
  if (reader.peek().kind !== "end") reader.fail("'and', 'or' or the end");
  return predicate;
}

function readCondition(reader: TokenReader): Condition {
  if (reader.isWord("within") && reader.isWord("circle", 1)) return readWithin(reader);
  const token = reader.peek();
  if (token.kind !== "word" && token.kind !== "name") return reader.fail("a field");
  reader.next();
  const field = token.text;
  if (reader.acceptSign("(")) {
    const inner = reader.nest(() => readConditions(reader, readCondition));
    reader.expectSign(")");
    return { kind: "nested", field, inner };
  }
  const operator = readComparison(reader);
  return operator
    ? { kind: "compare", field, operator, value: readValue(reader) }
    : readWordOperator(reader, field);
}

function readWordOperator(reader: TokenReader, field: string): Condition {
  if (reader.acceptWord("is")) return { ...readPresence(reader), field };
  if (reader.acceptWord("in")) return { kind: "in", field, negated: false, values: readValues(reader) };
  if (reader.acceptWord("not")) {
    reader.expectWord("in");
    return { kind: "in", field, negated: true, values: readValues(reader) };
  }
  if (reader.acceptWord("contains")) {
    const all = reader.acceptWord("all");
    if (!all) reader.expectWord("any");
    return { kind: "contains", field, all, values: readValues(reader) };
  }
  reader.expectWord("matches");
  reader.expectWord("ignore");
  reader.expectWord("case");
  return { kind: "matches", field, value: readValue(reader) };
}

function readValue(reader: TokenReader): Literal {
  return readLiteral(reader) ?? reader.fail("a value");
}

function readValues(reader: TokenReader): readonly Literal[] {
  reader.expectSign("(");
  return readList(reader, readValue);
}

function readWithin(reader: TokenReader): Condition {
  reader.expectWord("within");
  reader.expectWord("circle");
  reader.expectSign("(");
  const longitude = readNumber(reader);
  reader.expectSign(",");
  const latitude = readNumber(reader);
  reader.expectSign(",");
  const radius = readNumber(reader);
  reader.expectSign(")");
  return { kind: "within", circle: { longitude, latitude, radius } };
}

function readNumber(reader: TokenReader): number {
  const token = reader.peek();
  if (token.kind !== "number") return reader.fail("a number");
  reader.next();
  return token.value;
}
