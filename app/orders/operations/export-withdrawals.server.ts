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
 * A statement may contain another person's address: only a customer who has proved access to the mailbox gets its
 * statements. Those that match an order are part of the order, too.
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
