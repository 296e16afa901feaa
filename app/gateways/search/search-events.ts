import type { GatewayError } from "../../foundation/gateway-error";
import { ok, type Result } from "../../foundation/result";
import { toClickedObject } from "../../tracking/model/suggestion-click";
import type { SuggestionClick } from "../../tracking/model/tracking-events";
import { withTimeLimit } from "../with-time-limit";
import { toRefusal, toThrownFailure } from "./search-failure";

/** Runs in the background. */
const requestTimeoutMs = 5_000;

export type SearchEventsOptions = {
  /** Base URL of the events API: the hosted service's `https://insights.algolia.io`, or the embedded search. */
  readonly eventsUrl: string;
  readonly appId: string;
  /** The search key, which may also send events. */
  readonly apiKey: string;
  readonly fetch: typeof fetch;
};

export type ReportedClick = Omit<SuggestionClick, "kind"> & {
  /** The page's locale, `de-AT`: it names the index. */
  readonly locale: string;
  /** Random, per document: separates the clicks of visits and identifies no one. */
  readonly visit: string;
};

export interface SearchEvents {
  /** Reports a click on a suggested product to the search's click analytics; does not retry. */
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
