import { syntaxError } from "./where-error.ts";

export type Token =
  | { readonly kind: "word"; readonly text: string; readonly quoted: boolean; readonly at: number }
  | { readonly kind: "text"; readonly value: string; readonly at: number }
  | { readonly kind: "number"; readonly value: number; readonly at: number }
  | { readonly kind: "sign"; readonly text: string; readonly at: number }
  | { readonly kind: "end"; readonly at: number };

const PATTERN =
  /\s*(?:(?<number>-?\d+(?:\.\d+)?(?![\w-]))|(?<word>[A-Za-z0-9_][\w-]*)|`(?<name>[^`]+)`|"(?<text>(?:[^"\\]|\\.)*)"|(?<sign><>|!=|<=|>=|[=<>(),]))/y;

const ESCAPES: Readonly<Record<string, string>> = { n: "\n", t: "\t", r: "\r" };

function toPlainText(text: string): string {
  return text.replace(/\\(.)/gs, (_, character: string) => ESCAPES[character] ?? character);
}

function toToken(groups: Record<string, string | undefined>, at: number): Token {
  const { number, word, name, text, sign } = groups;
  if (number !== undefined) return { kind: "number", value: Number(number), at };
  if (word !== undefined) return { kind: "word", text: word, quoted: false, at };
  if (name !== undefined) return { kind: "word", text: name, quoted: true, at };
  if (text !== undefined) return { kind: "text", value: toPlainText(text), at };
  return { kind: "sign", text: sign === "<>" ? "!=" : (sign ?? ""), at };
}

/** Cuts a `where` predicate into tokens; throws InvalidInput at the first character that fits none. */
export function tokenize(text: string): readonly Token[] {
  const tokens: Token[] = [];
  const pattern = new RegExp(PATTERN);
  const end = text.trimEnd().length;
  while (pattern.lastIndex < end) {
    const at = pattern.lastIndex + text.slice(pattern.lastIndex).search(/\S/);
    const match = pattern.exec(text);
    if (!match?.groups) throw syntaxError(text, at, "a field, value or operator");
    tokens.push(toToken(match.groups, at));
  }
  tokens.push({ kind: "end", at: text.length });
  return tokens;
}
