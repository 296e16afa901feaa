import type { Reads } from "../database/database.ts";
import type { SqlValue } from "../database/fragment.ts";
import type { Page } from "./page.ts";

/** `{offset, count, total, exists, results}`; `total` is a function, so that it costs a statement only if selected. */
export interface QueryResult<Item> {
  readonly offset: number;
  readonly limit: number;
  readonly count: number;
  readonly exists: boolean;
  readonly results: readonly Item[];
  total(): Promise<number>;
}

/** Completes a page of results; a page that is not full determines the total itself. */
export function toQueryResult<Item>(
  results: readonly Item[],
  { limit, offset }: Page,
  countAll: () => Promise<number>,
): QueryResult<Item> {
  const count = results.length;
  const isLastPage = count < limit && (count > 0 || offset === 0);
  const total = () => (isLastPage ? Promise.resolve(offset + count) : countAll());
  return { offset, limit, count, exists: count > 0, results, total };
}

/** Counts the rows of a `FROM … WHERE …`. */
export async function countRows(
  database: Reads,
  from: string,
  parameters: readonly SqlValue[],
): Promise<number> {
  const count = await database
    .prepare(`SELECT count(*) AS count ${from}`)
    .bind(...parameters)
    .first<number>("count");
  return count ?? 0;
}

/** The same page with each result in another form. */
export function mapResults<From, To>(page: QueryResult<From>, to: (item: From) => To): QueryResult<To> {
  return { ...page, results: page.results.map(to) };
}
