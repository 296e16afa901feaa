import type { QueryResult } from "../graphql/query-result.ts";

/** The same page with each result in another form. */
export function mapResults<From, To>(page: QueryResult<From>, to: (item: From) => To): QueryResult<To> {
  return { ...page, results: page.results.map(to) };
}
