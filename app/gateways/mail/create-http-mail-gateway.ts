import { is, optional, string, type } from "superstruct";
import type { GatewayError } from "../../foundation/gateway-error";
import { err, ok, type Result } from "../../foundation/result";
import { withTimeLimit } from "../with-time-limit";
import type { MailAttachment, MailGateway, OutgoingMail } from "./mail-gateway";

/** The specification's request timeout. */
const requestTimeoutMs = 15_000;

export type MailServiceOptions = {
  /** Base URL, without a trailing slash. */
  readonly apiUrl: string;
  readonly apiKey: string;
  readonly fetch: typeof fetch;
};

const Accepted = type({ id: string() });
const Refusal = type({ name: optional(string()) });

/**
 * Creates the gateway for Resend's protocol: `POST /emails` with an `Idempotency-Key`.
 * The sandbox's mailbox speaks it too.
 */
export function createHttpMailGateway(options: MailServiceOptions): MailGateway {
  return {
    async send(mail) {
      try {
        return await withTimeLimit(requestTimeoutMs, async (signal) =>
          readAnswer(
            await options.fetch(`${options.apiUrl}/emails`, toRequest(mail, options.apiKey, signal)),
          ),
        );
      } catch (error) {
        const isTimeout = error instanceof Error && error.name === "TimeoutError";
        return failure(isTimeout ? "timeout" : "unavailable", true, "The mail service did not answer");
      }
    },
  };
}

function toRequest(mail: OutgoingMail, apiKey: string, signal: AbortSignal): RequestInit {
  const { key, to, attachments = [], ...message } = mail;
  return {
    method: "POST",
    headers: {
      authorization: `Bearer ${apiKey}`,
      "content-type": "application/json",
      "idempotency-key": key,
    },
    body: JSON.stringify({ ...message, to: [to], attachments: attachments.map(toAttachment) }),
    signal,
  };
}

function toAttachment({ filename, contentType, content, contentId }: MailAttachment) {
  return {
    filename,
    content_type: contentType,
    content: toBase64(content),
    ...(contentId !== undefined && { content_id: contentId }),
  };
}

/** Encodes bytes, or a text's UTF-8 bytes, as base64. */
export function toBase64(content: string | Uint8Array): string {
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}

async function readAnswer(response: Response): Promise<Result<null, GatewayError>> {
  const body: unknown = await response.json().catch(() => null);
  if (response.ok) {
    return is(body, Accepted) ? ok(null) : failure("malformed", true, "The mail service answered no id");
  }
  const code = (is(body, Refusal) && body.name) || String(response.status);
  // 409: a request with the same key is in progress, or the key was another mail's; the next attempt tells which.
  const isPassing = response.status >= 500 || response.status === 429;
  const isBusy = code === "concurrent_idempotent_requests";
  return isPassing || isBusy
    ? failure("unavailable", true, `The mail service answered ${response.status}`, code)
    : failure("rejected", false, `The mail service answered ${response.status}`, code);
}

function failure(
  kind: GatewayError["kind"],
  retryable: boolean,
  message: string,
  code?: string,
): Result<never, GatewayError> {
  return err({ system: "mail", kind, retryable, message, ...(code && { code }) });
}
