import { array, is, optional, string, type } from "superstruct";
import type { CountryCode } from "../../countries/model/country";
import type { GatewayError } from "../../foundation/gateway-error";
import { err, ok, type Result } from "../../foundation/result";
import type { EInvoiceNetwork } from "../../orders/model/e-invoice-delivery";
import { toBase64 } from "../mail/create-http-mail-gateway";
import { withTimeLimit } from "../with-time-limit";
import type { EInvoicesGateway, NetworkInvoice } from "./e-invoices-gateway";

const requestTimeoutMs = 15_000;

export type AccessPoint = {
  /** Base URL, without a trailing slash. */
  readonly apiUrl: string;
  readonly apiKey: string;
  /** The seller's legal entity at the access point. */
  readonly senderId: number;
  readonly fetch: typeof fetch;
};

export type EInvoiceOptions = Pick<EInvoicesGateway, "sellerVatNumber"> & {
  readonly network: EInvoiceNetwork | null;
  /** null: none is connected. */
  readonly accessPoint: AccessPoint | null;
};

const Accepted = type({ guid: string() });
const Problems = array(type({ source: optional(string()), details: optional(string()) }));

/** Belgian companies are known by their enterprise number, which is the VAT number without the country's prefix. */
const enterpriseNumbers: ReadonlySet<CountryCode> = new Set(["BE"]);

/**
 * Creates the gateway for Storecove's document submissions, one protocol for Peppol and for national networks: the
 * access point converts the document where a network has its own format. The sandbox speaks it too.
 */
export function createEInvoicesGateway(options: EInvoiceOptions): EInvoicesGateway {
  const { sellerVatNumber, network, accessPoint } = options;
  return {
    sellerVatNumber,
    network: accessPoint && network,
    send: async (invoice) =>
      accessPoint ? submit(accessPoint, invoice) : failure("unavailable", "No access point is connected"),
  };
}

async function submit(
  { apiUrl, apiKey, senderId, fetch }: AccessPoint,
  invoice: NetworkInvoice,
): Promise<Result<string, GatewayError>> {
  try {
    return await withTimeLimit(requestTimeoutMs, async (signal) =>
      readAnswer(
        await fetch(`${apiUrl}/document_submissions`, {
          method: "POST",
          headers: { authorization: `Bearer ${apiKey}`, "content-type": "application/json" },
          body: JSON.stringify(toSubmission(invoice, senderId)),
          signal,
        }),
      ),
    );
  } catch (error) {
    const isTimeout = error instanceof Error && error.name === "TimeoutError";
    return failure(isTimeout ? "timeout" : "unavailable", "The access point did not answer");
  }
}

function toSubmission({ key, ubl, buyer }: NetworkInvoice, senderId: number) {
  const { country, vatNumber } = buyer;
  const participant = enterpriseNumbers.has(country)
    ? { scheme: `${country}:EN`, id: vatNumber.slice(country.length) }
    : { scheme: `${country}:VAT`, id: vatNumber };
  return {
    legalEntityId: senderId,
    idempotencyGuid: key,
    routing: { eIdentifiers: [participant], emails: [] },
    document: {
      documentType: "invoice",
      rawDocumentData: { document: toBase64(ubl), parse: true, parseStrategy: "ubl" },
    },
  };
}

async function readAnswer(response: Response): Promise<Result<string, GatewayError>> {
  const { status } = response;
  const body: unknown = await response.json().catch(() => null);
  if (response.ok) {
    return is(body, Accepted) ? ok(body.guid) : failure("malformed", "The access point answered no id");
  }
  const isPassing = status >= 500 || status === 429;
  const [problem] = is(body, Problems) ? body : [];
  const code = [String(status), problem?.source].filter(Boolean).join(" ");
  return failure(isPassing ? "unavailable" : "rejected", `The access point answered ${status}`, code);
}

function failure(kind: GatewayError["kind"], message: string, code?: string): Result<never, GatewayError> {
  return err({ system: "e-invoices", kind, retryable: kind !== "rejected", message, ...(code && { code }) });
}
