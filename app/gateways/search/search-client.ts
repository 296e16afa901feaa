import type { GatewayError } from "../../foundation/gateway-error";
import { err, ok, type Result } from "../../foundation/result";
import { withTimeLimit } from "../with-time-limit";
import { failure, toRefusal, toThrownFailure } from "./search-failure";

/**
 * After that a page shows the platform's plain listing, as it sells without the search too.
 * The specification allows at most 15 s.
 */
const usualTimeoutMs = 2_000;

export type SearchClientOptions = {
  /** Base URL of the search, the hosted service's or the embedded one's. */
  readonly apiUrl: string;
  readonly appId: string;
  /** A key with the search permission only. */
  readonly apiKey: string;
  readonly fetch: typeof fetch;
  readonly requestTimeoutMs?: number | undefined;
};

/** One query of several: `indexName` and the protocol's search parameters. */
export type SearchRequest = { readonly indexName: string } & Readonly<Record<string, unknown>>;

export interface SearchClient {
  /** Sends all queries in one request; returns the results in their order, unvalidated. */
  query(requests: readonly SearchRequest[]): Promise<Result<readonly unknown[], GatewayError>>;
}

/** Creates a client for the query part of Algolia's REST protocol, several queries in one request. */
export function createSearchClient(options: SearchClientOptions): SearchClient {
  return {
    async query(requests) {
      const limitMs = options.requestTimeoutMs ?? usualTimeoutMs;
      try {
        return await withTimeLimit(limitMs, (signal) => send(options, requests, signal));
      } catch (error) {
        return toThrownFailure(error);
      }
    },
  };
}

/** The error code of an index that is not built yet: an expected state, in which the platform responds instead. */
export const indexMissing = "index-missing";

async function send(
  { apiUrl, appId, apiKey, fetch: ask }: SearchClientOptions,
  requests: readonly SearchRequest[],
  signal: AbortSignal,
): Promise<Result<readonly unknown[], GatewayError>> {
  const response = await ask(`${apiUrl}/1/indexes/*/queries`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-algolia-application-id": appId,
      "x-algolia-api-key": apiKey,
    },
    body: JSON.stringify({ requests }),
    signal,
  });
  if (!response.ok) {
    await response.body?.cancel();
    const refused = toRefusal(response.status);
    return response.status === 404 ? err({ ...refused.error, code: indexMissing }) : refused;
  }
  const answer: unknown = await response.json();
  if (typeof answer === "object" && answer !== null && "results" in answer && Array.isArray(answer.results))
    return ok(answer.results);
  return failure("malformed", false, "The answer has no results");
}
