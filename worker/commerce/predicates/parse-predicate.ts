import { parseComparison } from "./parse-comparison.ts";
import { type Predicate, PredicateSyntaxError } from "./predicate.ts";
import { TokenReader } from "./token-reader.ts";

/** Deeper nesting than this is refused, so that no text can exhaust the stack. */
const MAX_DEPTH = 50;

/** Reads the dotted cart predicate language. Throws PredicateSyntaxError. */
export function parsePredicate(source: string): Predicate {
  const tokens = new TokenReader(source);
  const predicate = parseOr(tokens, 0);
  if (tokens.peek().kind !== "end") tokens.fail("Expected the end of the predicate");
  return predicate;
}

function parseOr(tokens: TokenReader, depth: number): Predicate {
  let left = parseAnd(tokens, depth);
  while (tokens.takeWord("or")) left = { kind: "or", left, right: parseAnd(tokens, depth) };
  return left;
}

function parseAnd(tokens: TokenReader, depth: number): Predicate {
  let left = parseUnary(tokens, depth);
  while (tokens.takeWord("and")) left = { kind: "and", left, right: parseUnary(tokens, depth) };
  return left;
}

function parseUnary(tokens: TokenReader, depth: number): Predicate {
  if (depth > MAX_DEPTH)
    throw new PredicateSyntaxError("The predicate is nested too deeply", tokens.peek().position);
  if (tokens.takeWord("not")) return { kind: "not", of: parseUnary(tokens, depth + 1) };
  if (tokens.takeSign("(")) {
    const inner = parseOr(tokens, depth + 1);
    tokens.expectSign(")");
    return inner;
  }
  return parseComparison(tokens, (nested) => parseOr(nested, depth + 1));
}
