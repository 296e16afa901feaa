import type { GatewayError } from "../../foundation/gateway-error";
import { err, ok, type Result } from "../../foundation/result";
import { toBase64 } from "./create-http-mail-gateway";
import type { MailAttachment, MailGateway } from "./mail-gateway";

/** The part of Cloudflare's `send_email` binding that the shop uses. */
export type MailBinding = Pick<SendEmail, "send">;

/** Error codes of the binding after which another attempt may succeed. */
const passing: ReadonlySet<string> = new Set([
  "E_RATE_LIMIT_EXCEEDED",
  "E_DAILY_LIMIT_EXCEEDED",
  "E_DELIVERY_FAILED",
  "E_INTERNAL_SERVER_ERROR",
]);

/**
 * Creates the gateway to Cloudflare's mail service by its binding.
 * The binding has no idempotency key: only the sender's record prevents a second mail. The key travels in a header,
 * so that a duplicate can be recognised in the mailbox.
 */
export function createBindingMailGateway(binding: MailBinding): MailGateway {
  return {
    async send({ key, to, from, subject, html, text, attachments = [], headers }) {
      try {
        await binding.send({
          to,
          from: toSender(from),
          subject,
          html,
          text,
          headers: { ...headers, "X-Mail-Key": key },
          attachments: attachments.map(toAttachment),
        });
        return ok(null);
      } catch (error) {
        return toFailure(error);
      }
    },
  };
}

function toAttachment({ filename, contentType: type, content, contentId }: MailAttachment) {
  const file = { filename, type, content: toBase64(content) };
  return contentId === undefined
    ? { ...file, disposition: "attachment" as const }
    : { ...file, disposition: "inline" as const, contentId };
}

function toSender(from: string): { name: string; email: string } | string {
  const [, name, email] = /^(.+?)\s*<(.+)>$/.exec(from) ?? [];
  return name && email ? { name, email } : from;
}

function toFailure(error: unknown): Result<never, GatewayError> {
  const code = readCode(error);
  const retryable = code === null || passing.has(code);
  return err({
    system: "mail",
    kind: retryable ? "unavailable" : "rejected",
    retryable,
    message: "The mail binding refused",
    ...(code && { code }),
  });
}

function readCode(error: unknown): string | null {
  if (typeof error !== "object" || error === null || !("code" in error)) return null;
  return typeof error.code === "string" ? error.code : null;
}
