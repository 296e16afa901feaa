import type { GatewayError } from "../../foundation/gateway-error";
import { ok, type Result } from "../../foundation/result";
import type { CustomersGateway } from "../../gateways/commerce/customers/customers-gateway";
import type { WithdrawalsGateway } from "../../gateways/commerce/withdrawals-gateway";
import type { WithdrawalStatement } from "../model/withdrawal";

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
