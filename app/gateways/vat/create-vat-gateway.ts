import { is, optional, pattern, string, type } from "superstruct";
import type { GatewayError } from "../../foundation/gateway-error";
import { err, ok, type Result } from "../../foundation/result";
import { withTimeLimit } from "../with-time-limit";
import { toVatCode } from "./to-vat-code";
import type { VatAnswer, VatGateway } from "./vat-gateway";

/** The specification's limit of a validation. */
const requestTimeoutMs = 15_000;
/** More than any answer of the office; the platform's text field takes it. */
const longestAnswer = 4_000;

type VatServiceOptions = {
  /** Base address with the API's version, without a slash at the end. */
  readonly apiUrl: string;
  /** A German number: the office confirms foreign numbers to those who have one. */
  readonly ownNumber: string;
  readonly fetch: typeof fetch;
};

/** Every answer of the office has a status, also those that HTTP calls an error. */
const OfficeAnswer = type({
  status: pattern(string(), /^evatr-\d{4}$/),
  anfrageZeitpunkt: optional(string()),
  gueltigAb: optional(string()),
  gueltigBis: optional(string()),
});

/** eVatR over HTTP; the sandbox speaks the same. */
export function createVatGateway({ apiUrl, ownNumber, fetch }: VatServiceOptions): VatGateway {
  return {
    ownNumber,
    async check(number) {
      try {
        return await withTimeLimit(requestTimeoutMs, async (signal) => {
          const response = await fetch(`${apiUrl}/abfrage`, {
            method: "POST",
            headers: { "content-type": "application/json", accept: "application/json" },
            body: JSON.stringify({ anfragendeUstid: ownNumber, angefragteUstid: number }),
            signal,
          });
          return toAnswer(response.status, await response.text());
        });
      } catch (error) {
        const isTimeout = error instanceof Error && error.name === "TimeoutError";
        return err(failure(isTimeout ? "timeout" : "unavailable", "The tax office did not answer"));
      }
    },
  };
}

/** Where the deployment has no number of its own, nobody is asked. */
export function createSilentVatGateway(): VatGateway {
  const error = failure("unavailable", "VAT_OWN_NUMBER is not set");
  return { ownNumber: null, check: async () => err(error) };
}

function toAnswer(status: number, text: string): Result<VatAnswer, GatewayError> {
  const body = readJson(text);
  if (!is(body, OfficeAnswer)) {
    const isDown = status >= 500 || status === 429;
    return err(failure(isDown ? "unavailable" : "malformed", `The tax office answered ${status}`));
  }
  return ok({
    code: toVatCode(body.status),
    askedAt: body.anfrageZeitpunkt ?? "",
    validFrom: body.gueltigAb ?? "",
    validUntil: body.gueltigBis ?? "",
    rawResponse: text.slice(0, longestAnswer),
  });
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function failure(kind: GatewayError["kind"], message: string): GatewayError {
  return { system: "vat", kind, retryable: kind !== "malformed", message };
}
