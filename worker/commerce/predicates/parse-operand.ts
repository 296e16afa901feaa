import type { Operand, Predicate } from "./predicate.ts";
import type { TokenReader } from "./token-reader.ts";

/** A literal, a list in parentheses, a function call or a dotted field; backticks allow odd names in it. */
export function parseOperand(tokens: TokenReader, parseNested: (tokens: TokenReader) => Predicate): Operand {
  const token = tokens.peek();
  if (token.kind === "text") return { kind: "literal", value: tokens.next().text };
  if (token.kind === "number") return { kind: "literal", value: Number(tokens.next().text) };
  if (tokens.takeWord("true")) return { kind: "literal", value: true };
  if (tokens.takeWord("false")) return { kind: "literal", value: false };
  if (tokens.takeSign("(")) return tokens.nest(() => parseList(tokens, parseNested));
  if (token.kind === "word" && tokens.isSign("(", 1)) return parseCall(tokens, parseNested);
  return parseField(tokens);
}

function parseList(tokens: TokenReader, parseNested: (tokens: TokenReader) => Predicate): Operand {
  const values: Operand[] = [];
  do {
    values.push(parseOperand(tokens, parseNested));
  } while (tokens.takeSign(","));
  tokens.expectSign(")");
  return { kind: "list", values };
}

function parseCall(tokens: TokenReader, parseNested: (tokens: TokenReader) => Predicate): Operand {
  const name = tokens.next().text;
  tokens.expectSign("(");
  if (tokens.takeSign(")")) return { kind: "call", name, argument: { kind: "constant", value: true } };
  const argument = tokens.nest(() => parseNested(tokens));
  tokens.expectSign(")");
  return { kind: "call", name, argument };
}

function parseField(tokens: TokenReader): Operand {
  const path: string[] = [];
  do {
    const { kind, text } = tokens.peek();
    if (kind !== "word" && kind !== "quoted-name") return tokens.fail("Expected a field");
    tokens.next();
    path.push(text);
  } while (tokens.takeSign("."));
  return { kind: "field", path };
}
