import {
  readComparison,
  readConditions,
  readList,
  readLiteral,
  readPresence,
} from "../lexer/read-conditions.ts";
import { TokenReader } from "../lexer/token-reader.ts";
import type { Language, SyntaxProblem } from "../lexer/tokenize.ts";
import { type Condition, type Operand, type Predicate, PredicateSyntaxError } from "./predicate.ts";

const language: Language = {
  wordsBeginWithDigits: false,
  dottedPaths: true,
  emptyNames: true,
  escapes: {},
  maxLength: 10_000,
  maxDepth: 50,
  toError: (problem, text) => new PredicateSyntaxError(describe(problem, text), problem.at),
};

function describe(problem: SyntaxProblem, text: string): string {
  switch (problem.kind) {
    case "unexpected":
      return `Unexpected character '${text.charAt(problem.at)}'`;
    case "expected":
      return `Expected ${problem.what}`;
    case "too deep":
      return "The predicate is nested too deeply";
    case "too long":
      return `The predicate is longer than ${problem.at} characters`;
  }
}

/** Parses the dotted cart predicate language. Throws PredicateSyntaxError. */
export function parsePredicate(source: string): Predicate {
  const reader = new TokenReader(source, language);
  const predicate = readConditions(reader, readCondition);
  if (reader.peek().kind !== "end") reader.fail("the end of the predicate");
  return predicate;
}

/** Parsed predicates are immutable and few; a full cache evicts the oldest. */
const CACHE_SIZE = 500;
const parsed = new Map<string, Predicate>();

/** Like parsePredicate, with a cache. */
export function readPredicate(source: string): Predicate {
  const known = parsed.get(source);
  if (known) return known;
  const predicate = parsePredicate(source);
  const oldest = parsed.keys().next().value;
  if (parsed.size >= CACHE_SIZE && oldest !== undefined) parsed.delete(oldest);
  parsed.set(source, predicate);
  return predicate;
}

/** One condition: `a = b`, `a in (…)`, `a contains any (…)`, `a is not defined`, or a bare `true` or function. */
function readCondition(reader: TokenReader): Condition {
  const left = readOperand(reader);
  const operator = readComparison(reader);
  if (operator) return { kind: "compare", operator, left, right: readOperand(reader) };
  if (reader.acceptWord("is")) return { ...readPresence(reader), of: left };
  const negated = reader.isWord("in", 1) && reader.acceptWord("not");
  if (reader.acceptWord("in")) return { kind: "in", negated, left, values: readValues(reader) };
  if (reader.acceptWord("contains")) {
    const quantifier = reader.acceptWord("all") ? "all" : "any";
    if (quantifier === "any") reader.acceptWord("any");
    return { kind: "contains", quantifier, left, values: readValues(reader) };
  }
  if (left.kind === "literal" && typeof left.value === "boolean") {
    return { kind: "constant", value: left.value };
  }
  if (left.kind === "call" || left.kind === "field") return { kind: "holds", of: left };
  return reader.fail("a comparison");
}

function readValues(reader: TokenReader): readonly Operand[] {
  const operand = readOperand(reader);
  return operand.kind === "list" ? operand.values : [operand];
}

/** A literal, a list in parentheses, a function call or a dotted field; backticks allow odd names in it. */
function readOperand(reader: TokenReader): Operand {
  const value = readLiteral(reader);
  if (value !== undefined) return { kind: "literal", value };
  if (reader.acceptSign("(")) {
    return { kind: "list", values: reader.nest(() => readList(reader, readOperand)) };
  }
  const token = reader.peek();
  return token.kind === "word" && reader.isSign("(", 1) ? readCall(reader, token.text) : readField(reader);
}

function readCall(reader: TokenReader, name: string): Operand {
  reader.next();
  reader.expectSign("(");
  if (reader.acceptSign(")")) return { kind: "call", name, argument: { kind: "constant", value: true } };
  const argument = reader.nest(() => readConditions(reader, readCondition));
  reader.expectSign(")");
  return { kind: "call", name, argument };
}

function readField(reader: TokenReader): Operand {
  const path: string[] = [];
  do {
    const token = reader.peek();
    if (token.kind !== "word" && token.kind !== "name") return reader.fail("a field");
    reader.next();
    path.push(token.text);
  } while (reader.acceptSign("."));
  return { kind: "field", path };
}
