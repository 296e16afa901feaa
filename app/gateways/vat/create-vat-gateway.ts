import { enums, type Infer, is, optional, pattern, string, type } from "superstruct";
import type { GatewayError } from "../../foundation/gateway-error";
import { parseJson } from "../../foundation/parse-json";
import { err, ok, type Result } from "../../foundation/result";
import { withTimeLimit } from "../with-time-limit";
import type { VatAnswer, VatGateway } from "./vat-gateway";

/** The office's statuses as the specification's codes; `docs/vat.md` quotes the office's texts. */
const codes: Readonly<Record<string, number>> = {
  "0000": 200,
  "0002": 215,
  "0003": 216,
  "0004": 214,
  "0005": 209,
  "0006": 999,
  "0007": 999,
  "0008": 208,
  "0011": 205,
  "0012": 211,
  "0013": 205,
  "1001": 205,
  "1002": 999,
  "1003": 999,
  "1004": 999,
  "2001": 201,
  "2002": 203,
  "2003": 212,
  "2004": 999,
  "2005": 206,
  "2006": 204,
  "2007": 205,
  "2008": 219,
  "2011": 999,
  "3011": 999,
};

/** A status without a code means that the validation failed. */
const unknownVatCode = 999;

/** The specification's limit of a validation. */
const requestTimeoutMs = 15_000;
/** Longer than any response of the office; the platform's text field can hold it. */
const longestAnswer = 4_000;

type VatServiceOptions = {
  /** Base URL with the API's version, without a trailing slash. */
  readonly apiUrl: string;
  /** A German number: the office confirms foreign numbers only to holders of one. */
  readonly ownNumber: string;
  readonly fetch: typeof fetch;
};

const Comparison = enums(["A", "B", "C", "D"]);

/** Every response of the office has a status, also HTTP errors. */
const OfficeAnswer = type({
  status: pattern(string(), /^evatr-\d{4}$/),
  anfrageZeitpunkt: optional(string()),
  gueltigAb: optional(string()),
  gueltigBis: optional(string()),
  ergFirmenname: optional(Comparison),
  ergOrt: optional(Comparison),
});

/** Creates the gateway to eVatR over HTTP; the sandbox speaks the same protocol. */
export function createVatGateway({ apiUrl, ownNumber, fetch }: VatServiceOptions): VatGateway {
  return {
    ownNumber,
    async check(number, _sessionId, holder) {
      try {
        return await withTimeLimit(requestTimeoutMs, async (signal) => {
          const response = await fetch(`${apiUrl}/abfrage`, {
            method: "POST",
            headers: { "content-type": "application/json", accept: "application/json" },
            body: JSON.stringify({
              anfragendeUstid: ownNumber,
              angefragteUstid: number,
              ...(holder && { firmenname: holder.company, ort: holder.city }),
            }),
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

/** Creates a gateway that sends no requests, for a deployment without a VAT number. */
export function createSilentVatGateway(): VatGateway {
  const error = failure("unavailable", "VAT_OWN_NUMBER is not set");
  return { ownNumber: null, check: async () => err(error) };
}

function toAnswer(status: number, text: string): Result<VatAnswer, GatewayError> {
  const body = parseJson(text);
  if (!is(body, OfficeAnswer)) {
    const isDown = status >= 500 || status === 429;
    return err(failure(isDown ? "unavailable" : "malformed", `The tax office answered ${status}`));
  }
  return ok({
    code: toVatCode(body.status),
    askedAt: body.anfrageZeitpunkt ?? "",
    validFrom: body.gueltigAb ?? "",
    validUntil: body.gueltigBis ?? "",
    compared: toCompared(body),
    rawResponse: text.slice(0, longestAnswer),
  });
}

function toCompared({ ergFirmenname, ergOrt }: Infer<typeof OfficeAnswer>): VatAnswer["compared"] {
  if (!ergFirmenname && !ergOrt) return null;
  return { company: ergFirmenname ?? "C", city: ergOrt ?? "C" };
}

function failure(kind: GatewayError["kind"], message: string): GatewayError {
  return { system: "vat", kind, retryable: kind !== "malformed", message };
}

function toVatCode(status: string): number {
  return codes[status.replace(/^evatr-/, "")] ?? unknownVatCode;
}
