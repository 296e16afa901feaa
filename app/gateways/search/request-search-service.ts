import type { GatewayError } from "../../foundation/gateway-error";
import { err, ok, type Result } from "../../foundation/result";
import { withTimeLimit } from "../with-time-limit";
import { toRefusal, toThrownFailure } from "./search-failure";

export type Answer<Value> = Promise<Result<Value, GatewayError>>;

export type SearchServiceOptions = {
  /** Base URL of the search, the hosted service's or the embedded one's. */
  readonly apiUrl: string;
  readonly appId: string;
  /** May write records, settings and synonyms: never sent to a browser. */
  readonly writeKey: string;
  readonly fetch: typeof fetch;
};

/** The error code of a missing index or record. */
export const notFound = "not-found";

/** Sends a JSON request to the service; without a body if `body` is undefined. */
export type Send = (
  method: "GET" | "POST" | "PUT" | "DELETE",
  path: string,
  body?: unknown,
) => Answer<unknown>;

/** A batch of 1,000 records is slow. */
const requestTimeoutMs = 30_000;

export function createSend({ apiUrl, appId, writeKey, fetch: ask }: SearchServiceOptions): Send {
  const headers = {
    "content-type": "application/json",
    "x-algolia-application-id": appId,
    "x-algolia-api-key": writeKey,
  };
  return async (method, path, body) => {
    const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
    try {
      return await withTimeLimit(requestTimeoutMs, async (signal) => {
        const response = await ask(`${apiUrl}${path}`, { ...init, signal });
        return response.ok ? ok(await response.json()) : await toFailure(response);
      });
    } catch (error) {
      return toThrownFailure(error);
    }
  };
}

async function toFailure(response: Response): Answer<never> {
  const refused = toRefusal(response.status, (await response.text()).slice(0, 300));
  return response.status === 404 ? err({ ...refused.error, code: notFound }) : refused;
}

export function toPath(index: string): string {
  return `/1/indexes/${encodeURIComponent(index)}`;
}
