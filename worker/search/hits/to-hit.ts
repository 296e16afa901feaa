import type { SearchRecord } from "../records/read-path.ts";
import { isRecord } from "../requests/read-body.ts";
import { cutSnippet, type Marks, markText } from "./mark-text.ts";
import type { WordMatcher } from "./word-matcher.ts";

/** The parts of a record that a hit shows. */
export type HitOptions = {
  readonly retrieved: readonly string[];
  readonly unretrievable: readonly string[];
  readonly highlighted: readonly string[];
  /** Attribute and number of words. */
  readonly snippets: readonly (readonly [string, number])[];
  readonly ellipsis: string;
  readonly marks: Marks;
};

export function toHit(
  record: SearchRecord,
  options: HitOptions,
  matcher: WordMatcher,
): Readonly<Record<string, unknown>> {
  const marked = markPaths(record, options.highlighted, (text) => markText(text, matcher, options.marks));
  const snippets = options.snippets.flatMap(([path, words]) =>
    Object.entries(
      markPaths(record, [path], (text) => {
        const { value, matchLevel } = markText(
          cutSnippet(text, matcher, words, options.ellipsis),
          matcher,
          options.marks,
        );
        return { value, matchLevel };
      }),
    ),
  );
  return {
    ...retrieve(record, options.retrieved, options.unretrievable),
    ...(snippets.length > 0 && { _snippetResult: Object.fromEntries(snippets) }),
    ...(options.highlighted.length > 0 && { _highlightResult: marked }),
  };
}

/** The requested attributes, `*` all, `-name` all but that one; the id is always included. */
export function retrieve(
  record: SearchRecord,
  asked: readonly string[],
  unretrievable: readonly string[] = [],
): Readonly<Record<string, unknown>> {
  const without = [
    ...unretrievable,
    ...asked.filter((name) => name.startsWith("-")).map((name) => name.slice(1)),
  ];
  const isAll = asked.includes("*");
  if (isAll && without.length === 0) return record;
  const names = asked.filter((name) => !without.includes(name));
  const chosen: Record<string, unknown> = isAll ? { ...record } : pick(record, names);
  for (const name of without) delete chosen[name];
  chosen.objectID = record.objectID;
  return chosen;
}

function pick(record: SearchRecord, names: readonly string[]): Record<string, unknown> {
  const chosen: Record<string, unknown> = {};
  for (const name of names) {
    const [top = "", ...rest] = name in record ? [name] : name.split(".");
    const value = narrow(record[top], rest);
    if (value === undefined) continue;
    const known = chosen[top];
    chosen[top] = isRecord(known) && isRecord(value) ? { ...known, ...value } : value;
  }
  return chosen;
}

function markPaths(
  record: SearchRecord,
  paths: readonly string[],
  mark: (text: string) => unknown,
): Readonly<Record<string, unknown>> {
  const names = paths.includes("*") ? Object.keys(record).filter((name) => name !== "objectID") : paths;
  const marked: Record<string, unknown> = {};
  for (const name of names) {
    const [top = "", ...rest] = name in record ? [name] : name.split(".");
    const value = markValue(rest.length === 0 ? record[top] : narrow(record[top], rest), mark);
    if (value === undefined) continue;
    const known = marked[top];
    marked[top] = isRecord(known) && isRecord(value) ? { ...known, ...value } : value;
  }
  return marked;
}

function narrow(value: unknown, [next, ...rest]: readonly string[]): unknown {
  if (next === undefined) return value;
  if (!isRecord(value) || value[next] === undefined) return undefined;
  return { [next]: narrow(value[next], rest) };
}

/** Marks texts and numbers of a value, in its own structure. */
function markValue(value: unknown, mark: (text: string) => unknown): unknown {
  if (typeof value === "string" || typeof value === "number") return mark(String(value));
  if (Array.isArray(value))
    return value.map((entry) => markValue(entry, mark)).filter((entry) => entry !== undefined);
  if (!isRecord(value)) return undefined;
  const entries = Object.entries(value).map(([name, entry]) => [name, markValue(entry, mark)] as const);
  return Object.fromEntries(entries.filter(([, entry]) => entry !== undefined));
}
