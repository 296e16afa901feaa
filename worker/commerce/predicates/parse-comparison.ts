import { parseOperand } from "./parse-operand.ts";
import type { Comparison, Operand, Predicate } from "./predicate.ts";
import type { TokenReader } from "./token-reader.ts";

const comparisons = new Map<string, Comparison>([
  ["=", "="],
  ["!=", "!="],
  ["<>", "!="],
  ["<", "<"],
  [">", ">"],
  ["<=", "<="],
  [">=", ">="],
]);

/** One condition: `a = b`, `a in (…)`, `a contains any (…)`, `a is not defined`, or a bare `true` or function. */
export function parseComparison(
  tokens: TokenReader,
  parseNested: (tokens: TokenReader) => Predicate,
): Predicate {
  const left = parseOperand(tokens, parseNested);
  const operator = tokens.peek().kind === "sign" ? comparisons.get(tokens.peek().text) : undefined;
  if (operator) {
    tokens.next();
    return { kind: "compare", operator, left, right: parseOperand(tokens, parseNested) };
  }
  if (tokens.takeWord("is")) return parseIs(tokens, left);
  const negated = tokens.isWord("not") && tokens.isWord("in", 1) && tokens.takeWord("not");
  if (tokens.takeWord("in")) return { kind: "in", negated, left, values: parseValues(tokens, parseNested) };
  if (tokens.takeWord("contains")) return parseContains(tokens, left, parseNested);
  if (left.kind === "literal" && typeof left.value === "boolean")
    return { kind: "constant", value: left.value };
  if (left.kind === "call" || left.kind === "field") return { kind: "holds", of: left };
  return tokens.fail("Expected a comparison");
}

function parseIs(tokens: TokenReader, of: Operand): Predicate {
  const negated = tokens.takeWord("not");
  if (tokens.takeWord("defined")) return { kind: "defined", negated, of };
  if (tokens.takeWord("empty")) return { kind: "empty", negated, of };
  return tokens.fail("Expected 'defined' or 'empty'");
}

function parseContains(
  tokens: TokenReader,
  left: Operand,
  parseNested: (tokens: TokenReader) => Predicate,
): Predicate {
  const all = tokens.takeWord("all");
  if (!all) tokens.takeWord("any");
  return {
    kind: "contains",
    quantifier: all ? "all" : "any",
    left,
    values: parseValues(tokens, parseNested),
  };
}

function parseValues(
  tokens: TokenReader,
  parseNested: (tokens: TokenReader) => Predicate,
): readonly Operand[] {
  const operand = parseOperand(tokens, parseNested);
  return operand.kind === "list" ? operand.values : [operand];
}
