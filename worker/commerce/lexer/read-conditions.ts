import type { TokenReader } from "./token-reader.ts";

export type Literal = string | number | boolean;

const COMPARISONS = ["=", "!=", "<=", ">=", "<", ">"] as const;

export type Comparison = (typeof COMPARISONS)[number];

/** Conditions of a language combined into one. */
export type Combined<Condition> =
  | { readonly kind: "and" | "or"; readonly parts: readonly (Condition | Combined<Condition>)[] }
  | { readonly kind: "not"; readonly part: Condition | Combined<Condition> };

/** Conditions joined by `or`, `and`, `not` and parentheses; `readCondition` reads a single one. */
export function readConditions<Condition>(
  reader: TokenReader,
  readCondition: (reader: TokenReader) => Condition,
): Condition | Combined<Condition> {
  const readUnary = (): Condition | Combined<Condition> => {
    if (reader.acceptWord("not")) return { kind: "not", part: reader.nest(readUnary) };
    if (!reader.acceptSign("(")) return readCondition(reader);
    const inner = reader.nest(readOr);
    reader.expectSign(")");
    return inner;
  };
  const readJoined = (kind: "and" | "or", readPart: typeof readUnary) => {
    const first = readPart();
    const parts = [first];
    while (reader.acceptWord(kind)) parts.push(readPart());
    return parts.length === 1 ? first : { kind, parts };
  };
  const readAnd = () => readJoined("and", readUnary);
  const readOr = () => readJoined("or", readAnd);
  return readOr();
}

/** A text, a number, `true` or `false`, if one of them comes next. */
export function readLiteral(reader: TokenReader): Literal | undefined {
  const token = reader.peek();
  if (token.kind === "text" || token.kind === "number") {
    reader.next();
    return token.kind === "number" ? token.value : token.text;
  }
  if (reader.acceptWord("true")) return true;
  return reader.acceptWord("false") ? false : undefined;
}

/** The comma-separated parts up to `)`; at least one. */
export function readList<Part>(
  reader: TokenReader,
  readPart: (reader: TokenReader) => Part,
): readonly Part[] {
  const parts = [readPart(reader)];
  while (reader.acceptSign(",")) parts.push(readPart(reader));
  reader.expectSign(")");
  return parts;
}

export function readComparison(reader: TokenReader): Comparison | undefined {
  return COMPARISONS.find((sign) => reader.acceptSign(sign));
}

/** The words after `is`: `defined`, `not empty`. */
export function readPresence(reader: TokenReader): { kind: "defined" | "empty"; negated: boolean } {
  const negated = reader.acceptWord("not");
  if (reader.acceptWord("defined")) return { kind: "defined", negated };
  if (reader.acceptWord("empty")) return { kind: "empty", negated };
  return reader.fail("'defined' or 'empty'");
}
