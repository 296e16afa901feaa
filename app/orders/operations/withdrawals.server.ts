import type { RouterContextProvider } from "react-router";
import type { GatewayError } from "../../foundation/gateway-error";
import { err, ok, type Result } from "../../foundation/result";
import type { CustomersGateway } from "../../gateways/commerce/customers/customers-gateway";
import type { WithdrawalsGateway } from "../../gateways/commerce/withdrawals-gateway";
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

type Dependencies = {
  readonly customers: Pick<CustomersGateway, "loadProfile">;
  readonly withdrawals: Pick<WithdrawalsGateway, "listByEmail">;
};

/**
 * Exports statements of withdrawal for the customer's download.
 * Only for a customer with a verified e-mail address, because a statement may contain another person's address.
 * Statements that match an order are also part of the order.
 */
export async function exportWithdrawals(
  { customers, withdrawals }: Dependencies,
  customerId: string,
): Promise<Result<readonly WithdrawalStatement[], GatewayError>> {
  const found = await customers.loadProfile(customerId);
  if (!found.ok) return found;
  const profile = found.value;
  return profile?.isEmailVerified ? withdrawals.listByEmail(profile.email) : ok([]);
}
