import { SearchError } from "../requests/search-error.ts";

export type FilterToken =
  | { readonly kind: "word"; readonly text: string; readonly isQuoted: boolean; readonly at: number }
  | { readonly kind: "mark"; readonly text: string; readonly at: number };

const pattern = /\s*(?:([()]|<=|>=|!=|[<>=:,])|"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|([^\s()<>=:!,"']+))/y;

/** Words, quoted texts and marks of a filter; throws at what is none. */
export function readFilterTokens(text: string): readonly FilterToken[] {
  const tokens: FilterToken[] = [];
  const end = text.trimEnd().length;
  pattern.lastIndex = 0;
  while (pattern.lastIndex < end) {
    const start = pattern.lastIndex;
    const found = pattern.exec(text);
    if (!found)
      throw new SearchError(400, `filters: Unexpected token(${text.slice(start).trim()[0]}) at col ${start}`);
    const [, mark, double, single, plain] = found;
    if (mark !== undefined) tokens.push({ kind: "mark", text: mark, at: start });
    else if (plain !== undefined) tokens.push({ kind: "word", text: plain, isQuoted: false, at: start });
    else tokens.push({ kind: "word", text: unquote(double ?? single ?? ""), isQuoted: true, at: start });
  }
  return tokens;
}

function unquote(text: string): string {
  return text.replace(/\\(.)/g, "$1");
}
