import type { RouterContextProvider } from "react-router";
import { err, ok, type Result } from "../../foundation/result";
import type { ReceivedCase } from "../../gateways/support/support-gateway";
import { requestContext } from "../../request/context";
import { type SupportCase, toCaseReference } from "../model/support-case";
import { clearOtherFields, type SupportForm } from "../model/support-form";

/** A person needs longer to fill the form. */
const fewestMs = 2_000;
/** An older form was left open overnight, or is a robot's copy. */
const mostMs = 24 * 60 * 60_000;

/** `waitMs`: until a form that came too fast may be sent. */
export type CaseRefusal =
  | { readonly code: "too-fast"; readonly waitMs: number }
  | { readonly code: "stale" | "not-human" | "too-many-attempts" | "unavailable" };

/** The form's technical fields. */
export type CaseProof = {
  readonly ticket: string;
  /** The value of the invisible field. */
  readonly trap: string;
  /** The token of the human check; empty: none. */
  readonly humanToken: string;
  readonly currentUrl: string;
};

/**
 * Receives a complete form as a case.
 * A form whose hidden field is filled in is discarded with a success response, so that a bot does not notice.
 */
export async function receiveCase(
  context: Readonly<RouterContextProvider>,
  form: SupportForm,
  { ticket, trap, humanToken, currentUrl }: CaseProof,
): Promise<Result<ReceivedCase, CaseRefusal>> {
  const { support } = context.get(requestContext).gateways;
  const opened = await support.readTicket(ticket);
  const ageMs =
    opened === null
      ? Number.POSITIVE_INFINITY
      : context.get(requestContext).now.getTime() - opened.issuedAtMs;
  if (opened === null || !(ageMs < mostMs)) return err({ code: "stale" });
  const cleared = clearOtherFields(form);
  const key = await toCaseKey(opened.id, cleared);
  const reference = toCaseReference(key);
  if (trap !== "") {
    context.get(requestContext).log.warn("support-form-trapped");
    return ok({ reference, state: "delivered" });
  }
  if (ageMs < fewestMs) return err({ code: "too-fast", waitMs: fewestMs - ageMs });
  const tested = await support.testHuman(humanToken);
  if (tested === "robot") return err({ code: "not-human" });
  const received = await support.receive(key, toCase(context, cleared, { reference, currentUrl }), tested);
  if (received.ok) return received;
  return err({ code: received.error.code === "TooManyAttempts" ? "too-many-attempts" : "unavailable" });
}

function toCase(
  context: Readonly<RouterContextProvider>,
  { given: _given, ...form }: SupportForm,
  rest: Pick<SupportCase, "reference" | "currentUrl">,
): SupportCase {
  return {
    ...form,
    ...rest,
    country: context.get(requestContext).country.code,
    locale: context.get(requestContext).locale,
    receivedAt: context.get(requestContext).now.toISOString(),
  };
}

/** The same form with the same input is the same case: a repeat is received once. */
async function toCaseKey(ticketId: string, form: SupportForm): Promise<string> {
  const text = JSON.stringify([ticketId, Object.entries(form).toSorted()]);
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return Array.from(bytes.slice(0, 20), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
