import type { IRequest } from "itty-router";
import { array, create, nonempty, optional, record, size, string, type } from "superstruct";
import { openMailBox, type SandboxEnvironment } from "../environment";

/** The body of Resend's `POST /emails`. */
const Email = type({
  from: nonempty(string()),
  to: size(array(nonempty(string())), 1, 50),
  subject: nonempty(string()),
  html: optional(string()),
  text: optional(string()),
  headers: optional(record(string(), string())),
  attachments: optional(
    array(
      type({
        filename: string(),
        content: string(),
        content_type: optional(string()),
        content_id: optional(string()),
      }),
    ),
  ),
});

/** Mails to this name are refused, at any domain. */
const refusedName = "refused";

/** Checks `Authorization: Bearer <key>`, like the service. */
export function requireMailKey(request: IRequest, env: SandboxEnvironment): Response | undefined {
  const isKnown = request.headers.get("authorization") === `Bearer ${env.MAIL_API_KEY}`;
  return isKnown ? undefined : refuse(401, "missing_api_key", "The API key is missing or wrong");
}

/** `POST /mail/emails`: stores the mail once per `Idempotency-Key`. */
export async function receiveMail(request: IRequest, env: SandboxEnvironment): Promise<Response> {
  const email = parse(await request.json().catch(() => null));
  if (!email) return refuse(422, "missing_required_field", "from, to and subject are required");
  const [to = ""] = email.to;
  if (!/^[^\s@]+@[^\s@]+$/.test(to) || to.toLowerCase().startsWith(`${refusedName}@`)) {
    return refuse(422, "validation_error", "The address in `to` is refused");
  }
  const key = request.headers.get("idempotency-key") ?? crypto.randomUUID();
  if (key.length > 256) return refuse(400, "invalid_idempotency_key", "The key must be 1 to 256 characters");
  const id = await openMailBox(env).receive({
    key,
    to,
    from: email.from,
    subject: email.subject,
    html: email.html ?? "",
    text: email.text ?? "",
    headers: email.headers ?? {},
    attachments: (email.attachments ?? []).map(({ filename, content, content_type, content_id }) => ({
      filename,
      content,
      contentType: content_type ?? "application/octet-stream",
      ...(content_id !== undefined && { contentId: content_id }),
    })),
  });
  return id === null
    ? refuse(409, "invalid_idempotent_request", "The key was another mail's")
    : Response.json({ id });
}

function parse(body: unknown) {
  try {
    return create(body, Email);
  } catch {
    return null;
  }
}

function refuse(statusCode: number, name: string, message: string): Response {
  return Response.json({ statusCode, name, message }, { status: statusCode });
}
