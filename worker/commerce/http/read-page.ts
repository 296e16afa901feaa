import { malformedParameter } from "../errors/platform-errors.ts";
import type { QueryArguments } from "../paging/page.ts";
import type { QueryResult } from "../paging/query-result.ts";

function toInteger(name: string, text: string | null): number | undefined {
  if (text === null) return undefined;
  if (!/^-?\d{1,9}$/.test(text)) throw malformedParameter(name, `'${text}' is not a number.`);
  return Number(text);
}

/** One stands as it is, so that an error names the place in what was sent. */
function toWhere(parts: readonly string[]): string | undefined {
  return parts.length > 1 ? parts.map((part) => `(${part})`).join(" and ") : parts[0];
}

function toLiteral(text: string): string {
  const isPlain = /^(?:-?\d+(?:\.\d+)?)$/.test(text) && String(Number(text)) === text;
  return isPlain || text === "true" || text === "false" ? text : JSON.stringify(text);
}

/**
 * A predicate with its variables' values in place: `key = :key` and `var.key=saw`. One with several values stands for a
 * list. A value that reads as a number stands for one; where it is compared with a text, for its digits. Throws
 * InvalidInput for a variable without a value.
 */
function withVariables(where: string, query: URLSearchParams): string {
  const pattern = /"(?:[^"\\]|\\.)*"|`[^`]*`|:(\w+)/g;
  return where.replace(pattern, (found: string, name: string | undefined, at: number) => {
    if (name === undefined) return found;
    const values = query.getAll(`var.${name}`);
    if (values.length === 0) throw malformedParameter("where", `The variable '${name}' has no value.`);
    const list = values.map(toLiteral).join(", ");
    return /\b(?:in|any|all)\s+$/i.test(where.slice(0, at)) ? `(${list})` : list;
  });
}

/**
 * `?where=…&sort=…&limit=…&offset=…&withTotal=…&var.<name>=…` of a REST query, answered; several `where` must all hold.
 */
export async function readPage(
  { searchParams: query }: URL,
  find: (args: QueryArguments) => Promise<QueryResult<object>>,
  complete: (results: readonly object[]) => Promise<unknown> = (results) => Promise.resolve(results),
): Promise<Response> {
  const page = await find({
    where: toWhere(query.getAll("where").map((where) => withVariables(where, query))),
    sort: query.getAll("sort"),
    limit: toInteger("limit", query.get("limit")),
    offset: toInteger("offset", query.get("offset")),
  });
  const { limit, offset, count, results } = page;
  const withTotal = query.get("withTotal") === "false" ? {} : { total: await page.total() };
  return Response.json({ limit, offset, count, ...withTotal, results: await complete(results) });
}

/** The `version` that a DELETE names in its query. Throws InvalidInput when it is missing or no number. */
export function requireQueryVersion(query: URLSearchParams): number {
  const text = query.get("version");
  if (text === null) throw malformedParameter("version", "The version parameter is required.");
  if (!/^\d{1,15}$/.test(text)) throw malformedParameter("version", `'${text}' is not a version.`);
  return Number(text);
}
