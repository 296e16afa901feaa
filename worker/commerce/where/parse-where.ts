import { malformedParameter } from "../errors/platform-errors.ts";
import type { Comparison, Literal, Predicate } from "./predicate.ts";
import { TokenStream } from "./token-stream.ts";

/** Generous for people and programs; a bound for the parser's recursion and D1's statement size. */
const MAX_LENGTH = 10_000;
const MAX_NESTING = 40;
const COMPARISONS: readonly Comparison[] = ["=", "!=", "<=", ">=", "<", ">"];

function parseLiteral(stream: TokenStream): Literal {
  const token = stream.peek();
  if (token.kind === "text" || token.kind === "number") {
    stream.next();
    return token.value;
  }
  if (stream.takeWord("true")) return true;
  if (stream.takeWord("false")) return false;
  return stream.fail("a value");
}

function parseLiterals(stream: TokenStream): readonly Literal[] {
  stream.requireSign("(");
  const values = [parseLiteral(stream)];
  while (stream.takeSign(",")) values.push(parseLiteral(stream));
  stream.requireSign(")");
  return values;
}

function parseIs(stream: TokenStream, field: string): Predicate {
  const negated = stream.takeWord("not");
  if (stream.takeWord("defined")) return { kind: "defined", field, negated };
  if (stream.takeWord("empty")) return { kind: "empty", field, negated };
  return stream.fail("'defined' or 'empty'");
}

function parseWordOperator(stream: TokenStream, field: string): Predicate {
  if (stream.takeWord("is")) return parseIs(stream, field);
  if (stream.takeWord("in")) return { kind: "in", field, negated: false, values: parseLiterals(stream) };
  if (stream.takeWord("not")) {
    stream.requireWord("in");
    return { kind: "in", field, negated: true, values: parseLiterals(stream) };
  }
  if (stream.takeWord("contains")) {
    const all = stream.takeWord("all");
    if (!all) stream.requireWord("any");
    return { kind: "contains", field, all, values: parseLiterals(stream) };
  }
  stream.requireWord("matches");
  stream.requireWord("ignore");
  stream.requireWord("case");
  return { kind: "matches", field, value: parseLiteral(stream) };
}

function parseNumber(stream: TokenStream): number {
  const token = stream.peek();
  if (token.kind !== "number") return stream.fail("a number");
  stream.next();
  return token.value;
}

function parseWithin(stream: TokenStream): Predicate {
  stream.requireSign("(");
  const longitude = parseNumber(stream);
  stream.requireSign(",");
  const latitude = parseNumber(stream);
  stream.requireSign(",");
  const radius = parseNumber(stream);
  stream.requireSign(")");
  return { kind: "within", circle: { longitude, latitude, radius } };
}

function parseField(stream: TokenStream, nesting: number): Predicate {
  const token = stream.peek();
  if (token.kind !== "word") return stream.fail("a field");
  stream.next();
  const field = token.text;
  if (!token.quoted && field.toLowerCase() === "within" && stream.takeWord("circle"))
    return parseWithin(stream);
  if (stream.takeSign("(")) {
    const inner = parseOr(stream, nesting + 1);
    stream.requireSign(")");
    return { kind: "nested", field, inner };
  }
  for (const operator of COMPARISONS) {
    if (stream.takeSign(operator)) return { kind: "compare", field, operator, value: parseLiteral(stream) };
  }
  return parseWordOperator(stream, field);
}

function parseUnary(stream: TokenStream, nesting: number): Predicate {
  if (nesting > MAX_NESTING) throw malformedParameter("where", "The predicate is nested too deeply.");
  if (stream.takeWord("not")) return { kind: "not", part: parseUnary(stream, nesting + 1) };
  if (!stream.takeSign("(")) return parseField(stream, nesting);
  const inner = parseOr(stream, nesting + 1);
  stream.requireSign(")");
  return inner;
}

function parseAnd(stream: TokenStream, nesting: number): Predicate {
  const first = parseUnary(stream, nesting);
  const parts = [first];
  while (stream.takeWord("and")) parts.push(parseUnary(stream, nesting));
  return parts.length === 1 ? first : { kind: "and", parts };
}

function parseOr(stream: TokenStream, nesting: number): Predicate {
  const first = parseAnd(stream, nesting);
  const parts = [first];
  while (stream.takeWord("or")) parts.push(parseAnd(stream, nesting));
  return parts.length === 1 ? first : { kind: "or", parts };
}

/** Parses a query predicate, e.g. `masterData(current(slug(en="x"))) and key is defined`. Throws InvalidInput. */
export function parseWhere(text: string): Predicate {
  if (text.length > MAX_LENGTH)
    throw malformedParameter("where", `The predicate is longer than ${MAX_LENGTH}.`);
  const stream = new TokenStream(text);
  const predicate = parseOr(stream, 0);
  if (stream.peek().kind !== "end") stream.fail("'and', 'or' or the end");
  return predicate;
}
