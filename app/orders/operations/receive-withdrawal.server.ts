import type { RouterContextProvider } from "react-router";
import { err, ok, type Result } from "../../foundation/result";
import { requestContext } from "../../request/context";
import type { WithdrawalForm, WithdrawalStatement } from "../model/withdrawal";

type Refusal = { readonly code: "too-many-attempts" | "unavailable" };

/**
 * Accepts a statement of withdrawal: stores it on the platform, idempotently, and confirms it by mail.
 * The response is the same whether the order exists or not; the statement is matched later.
 */
export async function receiveWithdrawal(
  context: Readonly<RouterContextProvider>,
  form: WithdrawalForm,
): Promise<Result<WithdrawalStatement, Refusal>> {
  const { withdrawals, mails } = context.get(requestContext).gateways;
  const country = context.get(requestContext).country.code;
  const key = await toStatementKey(country, form);
  const saved = await withdrawals.keep(key, {
    ...form,
    country,
    locale: context.get(requestContext).locale,
    receivedAt: context.get(requestContext).now.toISOString(),
    orderId: null,
  });
  if (!saved.ok) {
    return err({ code: saved.error.code === "TooManyAttempts" ? "too-many-attempts" : "unavailable" });
  }
  const queued = await mails.queueWithdrawalReceived(key);
  return queued.ok ? ok(saved.value) : err({ code: "unavailable" });
}

/** The same statement has the same key: a repeat is stored once. */
async function toStatementKey(
  country: string,
  { orderNumber, email, goods }: WithdrawalForm,
): Promise<string> {
  const text = JSON.stringify([country, orderNumber, email.toLowerCase(), goods]);
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return Array.from(bytes.slice(0, 20), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
