import type { GatewayError } from "../../foundation/gateway-error";
import { ok, type Result } from "../../foundation/result";
import type { SuggestionClick } from "../../tracking/model/moments";
import { toClickedObject } from "../../tracking/model/suggestion-click";
import { withTimeLimit } from "../with-time-limit";
import { toRefusal, toThrownFailure } from "./search-failure";

/** No one waits for it. */
const requestTimeoutMs = 5_000;

export type SearchEventsOptions = {
  /** Base URL of the events API: the hosted service's `https://insights.algolia.io`, or the embedded search. */
  readonly eventsUrl: string;
  readonly appId: string;
  /** The key that may search; it may send events as well. */
  readonly apiKey: string;
  readonly fetch: typeof fetch;
};

export type ReportedClick = Omit<SuggestionClick, "kind"> & {
  /** Of the page, `de-AT`: it names the index. */
  readonly locale: string;
  /** Random, of one document: it tells clicks of one visit from others and names no one. */
  readonly visit: string;
};

export interface SearchEvents {
  /** Reports a click on a suggested product to the search's click analytics; a failed try is not repeated. */
  reportClick(click: ReportedClick): Promise<Result<null, GatewayError>>;
}

/** Speaks Algolia's Insights protocol: `POST /1/events`. */
export function createSearchEvents({
  eventsUrl,
  appId,
  apiKey,
  fetch: ask,
}: SearchEventsOptions): SearchEvents {
  return {
    async reportClick({ locale, visit, ...click }) {
      const event = {
        eventType: "click",
        userToken: `anonymous-${visit}`,
        ...toClickedObject(click, locale),
      };
      try {
        return await withTimeLimit(requestTimeoutMs, async (signal) => {
          const response = await ask(`${eventsUrl}/1/events`, {
            method: "POST",
            headers: {
              "content-type": "application/json",
              "x-algolia-application-id": appId,
              "x-algolia-api-key": apiKey,
            },
            body: JSON.stringify({ events: [event] }),
            signal,
          });
          await response.body?.cancel();
          return response.ok ? ok(null) : toRefusal(response.status);
        });
      } catch (error) {
        return toThrownFailure(error);
      }
    },
  };
}
