import type { GatewayError } from "../../foundation/gateway-error";
import { ok, type Result } from "../../foundation/result";
import type { CustomersGateway } from "../../gateways/commerce/customers/customers-gateway";
import type { WithdrawalsGateway } from "../../gateways/commerce/withdrawals-gateway";
import type { WithdrawalStatement } from "../model/withdrawal";

type Desk = {
  readonly customers: Pick<CustomersGateway, "loadProfile">;
  readonly withdrawals: Pick<WithdrawalsGateway, "listByEmail">;
};

/**
 * Statements of withdrawal for the customer's download. Anybody may write any address into one: only whoever has proved to
 * read the mailbox gets what was stated with it. Those that fitted an order stand with the order, too.
 */
export async function exportWithdrawals(
  { customers, withdrawals }: Desk,
  customerId: string,
): Promise<Result<readonly WithdrawalStatement[], GatewayError>> {
  const found = await customers.loadProfile(customerId);
  if (!found.ok) return found;
  const profile = found.value;
  return profile?.isEmailVerified ? withdrawals.listByEmail(profile.email) : ok([]);
}
