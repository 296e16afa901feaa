import { SearchError } from "../requests/search-error.ts";
import { type Comparison, everything, type Filter } from "./filter.ts";

const pattern = /\s*(?:([()]|<=|>=|!=|[<>=:,])|"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|([^\s()<>=:!,"']+))/y;

/** No hand-written filter has more tokens. */
const mostTokens = 5_000;
const deepest = 20;
const operators = new Set(["AND", "OR", "NOT"]);

/**
 * The grammar of `filters`: `brand:Makita AND (price < 1000 OR price:10 TO 20) AND NOT tags:new`; OR has higher
 * precedence than AND there, like the hosted service without parentheses.
 */
export function parseFilters(text: string): Filter {
  const tokens = readFilterTokens(text);
  if (tokens.length === 0) return everything;
  if (tokens.length > mostTokens) throw new SearchError(400, "filters: Too many conditions");
  const reader = new FilterReader(tokens);
  const filter = reader.readAll(0);
  reader.requireEnd();
  return filter;
}

class FilterReader {
  readonly #tokens: readonly FilterToken[];
  #at = 0;

  constructor(tokens: readonly FilterToken[]) {
    this.#tokens = tokens;
  }

  readAll(depth: number): Filter {
    const filters = [this.#readAny(depth)];
    while (this.#takeWord("AND") || this.#takeMark(",")) filters.push(this.#readAny(depth));
    return filters.length === 1 && filters[0] ? filters[0] : { kind: "all", filters };
  }

  requireEnd(): void {
    const token = this.#tokens[this.#at];
    if (token) throw unexpected(token);
  }

  #readAny(depth: number): Filter {
    const filters = [this.#readOne(depth)];
    while (this.#takeWord("OR")) filters.push(this.#readOne(depth));
    return filters.length === 1 && filters[0] ? filters[0] : { kind: "any", filters };
  }

  #readOne(depth: number): Filter {
    if (depth > deepest) throw new SearchError(400, "filters: Nested too deeply");
    if (this.#takeWord("NOT")) return { kind: "not", filter: this.#readOne(depth + 1) };
    if (this.#takeMark("(")) {
      const filter = this.readAll(depth + 1);
      if (!this.#takeMark(")")) throw this.#fail("expected )");
      return filter;
    }
    return this.#readCondition();
  }

  #readCondition(): Filter {
    const first = this.#tokens[this.#at];
    if (first?.kind === "word" && !first.isQuoted && operators.has(first.text)) throw unexpected(first);
    const path = this.#requireWord();
    const mark = this.#tokens[this.#at];
    // A single word is a tag.
    if (mark?.kind !== "mark" || mark.text === ")" || mark.text === ",")
      return { kind: "value", path: "_tags", value: path };
    this.#at += 1;
    if (mark.text !== ":")
      return { kind: "number", path, comparison: toComparison(mark), value: this.#requireNumber() };
    return this.#readValue(path);
  }

  #readValue(path: string): Filter {
    const next = this.#tokens[this.#at];
    if (next?.kind === "mark" && next.text !== ":" && next.text !== "(" && next.text !== ")") {
      this.#at += 1;
      return { kind: "number", path, comparison: toComparison(next), value: this.#requireNumber() };
    }
    const value = this.#requireWord();
    if (!this.#takeWord("TO")) return toValueFilter(path, value);
    return { kind: "range", path, from: toNumber(value), to: this.#requireNumber() };
  }

  #requireNumber(): number {
    return toNumber(this.#requireWord());
  }

  #requireWord(): string {
    const token = this.#tokens[this.#at];
    if (token?.kind !== "word") throw token ? unexpected(token) : this.#fail("unexpected end");
    this.#at += 1;
    return token.text;
  }

  #takeWord(word: string): boolean {
    const token = this.#tokens[this.#at];
    const isThere = token?.kind === "word" && !token.isQuoted && token.text === word;
    if (isThere) this.#at += 1;
    return isThere;
  }

  #takeMark(mark: string): boolean {
    const token = this.#tokens[this.#at];
    const isThere = token?.kind === "mark" && token.text === mark;
    if (isThere) this.#at += 1;
    return isThere;
  }

  #fail(reason: string): SearchError {
    const last = this.#tokens[this.#tokens.length - 1];
    return new SearchError(400, `filters: Unexpected end of filter, ${reason} at col ${(last?.at ?? 0) + 1}`);
  }
}

/** A value with the prefix `-` is one that a record must not have. */
export function toValueFilter(path: string, value: string): Filter {
  if (value.startsWith("-") && value.length > 1 && !Number.isFinite(Number(value)))
    return { kind: "not", filter: { kind: "value", path, value: value.slice(1) } };
  return { kind: "value", path, value: value.replace(/^\\-/, "-") };
}

function toComparison(token: FilterToken): Comparison {
  const { text } = token;
  if (text === "<" || text === "<=" || text === "=" || text === "!=" || text === ">=" || text === ">")
    return text;
  throw unexpected(token);
}

function toNumber(text: string): number {
  const number = Number(text);
  if (text.trim() === "" || !Number.isFinite(number))
    throw new SearchError(400, `filters: Invalid number format: '${text}'`);
  return number;
}

function unexpected({ text, at }: FilterToken): SearchError {
  return new SearchError(400, `filters: Unexpected token(${text}) at col ${at}`);
}

type FilterToken =
  | { readonly kind: "word"; readonly text: string; readonly isQuoted: boolean; readonly at: number }
  | { readonly kind: "mark"; readonly text: string; readonly at: number };

function readFilterTokens(text: string): readonly FilterToken[] {
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
