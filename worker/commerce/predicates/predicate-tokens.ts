import { PredicateSyntaxError } from "./predicate.ts";

export interface PredicateToken {
  readonly kind: "word" | "quoted-name" | "text" | "number" | "sign" | "end";
  readonly text: string;
  readonly position: number;
}

const patterns: readonly (readonly [PredicateToken["kind"], RegExp])[] = [
  ["number", /-?\d+(?:\.\d+)?/y],
  ["word", /[A-Za-z_][\w-]*/y],
  ["text", /"(?:[^"\\]|\\.)*"/y],
  ["quoted-name", /`[^`]*`/y],
  ["sign", /<=|>=|<>|!=|[=<>().,]/y],
];

/** Splits a predicate into words, quoted names, strings, numbers and signs; the last token is `end`. */
export function readPredicateTokens(source: string): PredicateToken[] {
  const tokens: PredicateToken[] = [];
  let position = 0;
  while (position < source.length) {
    if (/\s/.test(source.charAt(position))) {
      position += 1;
      continue;
    }
    const token = readToken(source, position);
    tokens.push({ ...token, text: unquote(token) });
    position += token.text.length;
  }
  tokens.push({ kind: "end", text: "", position });
  return tokens;
}

function readToken(source: string, position: number): PredicateToken {
  for (const [kind, pattern] of patterns) {
    pattern.lastIndex = position;
    const text = pattern.exec(source)?.[0];
    if (text) return { kind, text, position };
  }
  throw new PredicateSyntaxError(`Unexpected character '${source.charAt(position)}'`, position);
}

function unquote({ kind, text }: PredicateToken): string {
  if (kind === "quoted-name") return text.slice(1, -1);
  if (kind === "text") return text.slice(1, -1).replace(/\\(.)/g, "$1");
  return text;
}
