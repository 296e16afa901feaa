import { malformedParameter } from "../errors/platform-errors.ts";
import type { QueryResult } from "../graphql/query-result.ts";
import type { QueryArguments } from "../resources/find-resources.ts";

function toInteger(name: string, text: string | null): number | undefined {
  if (text === null) return undefined;
  if (!/^-?\d{1,9}$/.test(text)) throw malformedParameter(name, `'${text}' is not a number.`);
  return Number(text);
}

/** One stands as it is, so that an error names the place in what was sent. */
function toWhere(parts: readonly string[]): string | undefined {
  return parts.length > 1 ? parts.map((part) => `(${part})`).join(" and ") : parts[0];
}

/** `?where=…&sort=…&limit=…&offset=…&withTotal=…` of a REST query, answered; several `where` must all hold. */
export async function readPage(
  { searchParams: query }: URL,
  find: (args: QueryArguments) => Promise<QueryResult<object>>,
): Promise<Response> {
  const page = await find({
    where: toWhere(query.getAll("where")),
    sort: query.getAll("sort"),
    limit: toInteger("limit", query.get("limit")),
    offset: toInteger("offset", query.get("offset")),
  });
  const { limit, offset, count, results } = page;
  const withTotal = query.get("withTotal") === "false" ? {} : { total: await page.total() };
  return Response.json({ limit, offset, count, ...withTotal, results });
}
