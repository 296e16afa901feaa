import { malformedParameter } from "../errors/platform-errors.ts";
import type { QueryArguments } from "../paging/page.ts";
import type { QueryResult } from "../paging/query-result.ts";

function toInteger(name: string, text: string | null): number | undefined {
  if (text === null) return undefined;
  if (!/^-?\d{1,9}$/.test(text)) throw malformedParameter(name, `'${text}' is not a number.`);
  return Number(text);
}

/** A single one is unchanged, so that an error's position is that of the input. */
function toWhere(parts: readonly string[]): string | undefined {
  return parts.length > 1 ? parts.map((part) => `(${part})`).join(" and ") : parts[0];
}

function toLiteral(text: string): string {
  const isPlain = /^(?:-?\d+(?:\.\d+)?)$/.test(text) && String(Number(text)) === text;
  return isPlain || text === "true" || text === "false" ? text : JSON.stringify(text);
}

/**
 * Replaces a predicate's variables with their values: `key = :key` and `var.key=saw`. A variable with several values
 * becomes a list. A numeric value becomes a number; compared with a text, its digits. Throws InvalidInput for a
 * variable without a value.
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

/** Runs a REST query `?where=…&sort=…&limit=…&offset=…&withTotal=…&var.<name>=…`; several `where` must all match. */
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

/** The `version` in the query of a DELETE. Throws InvalidInput if it is missing or not a number. */
export function requireQueryVersion(query: URLSearchParams): number {
  const text = query.get("version");
  if (text === null) throw malformedParameter("version", "The version parameter is required.");
  if (!/^\d{1,15}$/.test(text)) throw malformedParameter("version", `'${text}' is not a version.`);
  return Number(text);
}
