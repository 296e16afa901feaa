import type { GatewayError } from "../../foundation/gateway-error";
import { err, ok, type Result } from "../../foundation/result";
import type { SupportCase } from "../../support/model/support-case";
import { withTimeLimit } from "../with-time-limit";
import { toWebToCase, type WebToCaseSettings } from "./to-web-to-case";

/** Sent in addition to the case: the shop's own name of its country, and its URL. */
export type CaseOrigin = { readonly countryLabel: string; readonly returnUrl: string };

/** Sends cases to the support system. `rejected` is final; `timeout` and `unavailable` are retryable. */
export interface CaseGateway {
  send(supportCase: SupportCase, origin: CaseOrigin, limitMs: number): Promise<Result<null, GatewayError>>;
}

/**
 * Creates the gateway for Salesforce's web-to-case.
 * It responds with 200 regardless of the result, and reports in `Is-Processed` when an exception stopped it. It has
 * no idempotency: a case sent again after a lost response has the same `Web_Reference__c`.
 */
export function createCaseGateway(
  options: WebToCaseSettings & { readonly fetch: typeof fetch },
): CaseGateway {
  return {
    async send(supportCase, origin, limitMs) {
      const request = toWebToCase(options, supportCase, origin);
      if (!request.ok) return request;
      const { url, body } = request.value;
      try {
        return await withTimeLimit(limitMs, async (signal) => {
          const answer = await options.fetch(url, { method: "POST", body, redirect: "manual", signal });
          await answer.body?.cancel();
          return readAnswer(answer);
        });
      } catch (error) {
        const isTimeout = error instanceof Error && error.name === "TimeoutError";
        return failure(isTimeout ? "timeout" : "unavailable", "The desk's system did not answer");
      }
    },
  };
}

function readAnswer({ status, headers }: Response): Result<null, GatewayError> {
  if (status >= 500 || status === 429)
    return failure("unavailable", `The desk's system answered ${status}`, String(status));
  if (status >= 400) return failure("rejected", `The desk's system answered ${status}`, String(status));
  const processed = headers.get("is-processed");
  if (processed === null) return failure("malformed", "What answered is no web-to-case");
  return /exception/i.test(processed)
    ? failure("rejected", "The desk's system could not process the case", "exception")
    : ok(null);
}

function failure(kind: GatewayError["kind"], message: string, code?: string): Result<never, GatewayError> {
  return err({ system: "support", kind, retryable: kind !== "rejected", message, ...(code && { code }) });
}
