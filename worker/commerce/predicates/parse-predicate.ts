import { parseComparison } from "./parse-comparison.ts";
import type { Predicate } from "./predicate.ts";
import { TokenReader } from "./token-reader.ts";

/** Reads the dotted cart predicate language. Throws PredicateSyntaxError. */
export function parsePredicate(source: string): Predicate {
  const tokens = new TokenReader(source);
  const predicate = parseOr(tokens);
  if (tokens.peek().kind !== "end") tokens.fail("Expected the end of the predicate");
  return predicate;
}

function parseOr(tokens: TokenReader): Predicate {
  let left = parseAnd(tokens);
  while (tokens.takeWord("or")) left = { kind: "or", left, right: parseAnd(tokens) };
  return left;
}

function parseAnd(tokens: TokenReader): Predicate {
  let left = parseUnary(tokens);
  while (tokens.takeWord("and")) left = { kind: "and", left, right: parseUnary(tokens) };
  return left;
}

function parseUnary(tokens: TokenReader): Predicate {
  if (tokens.takeWord("not")) return { kind: "not", of: tokens.nest(() => parseUnary(tokens)) };
  if (tokens.takeSign("(")) {
    const inner = tokens.nest(() => parseOr(tokens));
    tokens.expectSign(")");
    return inner;
  }
  return parseComparison(tokens, parseOr);
}
