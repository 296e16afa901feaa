import { array, is, number, optional, record, string, type, union, unknown } from "superstruct";
import { chooseSpelling } from "../../catalogue/model/choose-spelling";
import type { Locale } from "../../countries/model/locale";
import type { GatewayError } from "../../foundation/gateway-error";
import { ok, type Result } from "../../foundation/result";
import type { TimedMemo } from "../commerce/timed-memo";
import { findNumberOwner, isNumberLike, toNumberRequest } from "./find-number";
import { readCount, readVocabulary, toCountRequest, toVocabularyRequests } from "./find-spelling";
import type { SearchClient, SearchRequest } from "./search-client";
import { failure } from "./search-failure";
import type { AttributeValue, SearchGateway } from "./search-gateway";
import { toSuggestions, toSuggestRequests } from "./suggest";
import { toAttributeCounts, toCategoryCounts, toFoundProducts } from "./to-found-products";
import {
  toAttributeCountsRequest,
  toCategoriesRequest,
  toListingRequests,
  toValuesRequest,
} from "./to-search-request";

export type SearchScope = {
  readonly client: SearchClient;
  /** Caches responses for 120 s. */
  readonly memo: TimedMemo;
  readonly locale: Locale;
};

/** Creates the search over the hosted service's query protocol, bound to one request's locale. */
export function createSearchGateway({ client, memo, locale }: SearchScope): SearchGateway {
  const variant = locale.toLowerCase();

  async function ask<Value>(
    requests: readonly SearchRequest[],
    read: (results: readonly unknown[]) => Result<Value, GatewayError>,
  ): Promise<Result<Value, GatewayError>> {
    return memo.remember(`search:${JSON.stringify(requests)}`, async () => {
      const answer = await client.query(requests);
      return answer.ok ? read(answer.value) : answer;
    });
  }

  return {
    findProducts: (query, attributes) =>
      ask(toListingRequests(query, attributes, variant), (results) =>
        toFoundProducts(results, query, attributes),
      ),
    listValues: (query, attribute) =>
      ask([toValuesRequest(query, attribute, variant)], ([result]) => toAttributeValues(result, attribute)),
    countAttributes: (query) =>
      ask([toAttributeCountsRequest(query, variant)], ([result]) => toAttributeCounts(result)),
    countCategories: () => ask([toCategoriesRequest(variant)], ([result]) => toCategoryCounts(result)),
    findByNumber: async (text) =>
      isNumberLike(text)
        ? ask([toNumberRequest(text, variant)], ([result]) => ok(findNumberOwner(result, text)))
        : ok(null),
    async findSpelling(text, found) {
      const names = await ask(toVocabularyRequests(variant), (results) => ok(readVocabulary(results)));
      const spelling = names.ok ? chooseSpelling(text, names.value) : null;
      if (!names.ok || spelling === null) return names.ok ? ok(null) : names;
      const count = await ask([toCountRequest(spelling, variant)], ([result]) => ok(readCount(result)));
      return count.ok ? ok(count.value > found ? spelling : null) : count;
    },
    suggest: (text) => ask(toSuggestRequests(text, variant), (results) => toSuggestions(results, text)),
  };
}

const Valued = type({
  hits: array(type({ objectID: string(), attributes: optional(record(string(), unknown())) })),
});
const Value = union([number(), string()]);

function toAttributeValues(
  result: unknown,
  attribute: string,
): Result<readonly AttributeValue[], GatewayError> {
  const [problem, page] = Valued.validate(result);
  if (problem) return failure("malformed", false, problem.message);
  return ok(
    page.hits.map(({ objectID, attributes }) => {
      const value = attributes?.[attribute];
      return { id: objectID, value: is(value, Value) ? value : null };
    }),
  );
}
