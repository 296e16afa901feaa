import type { GatewayError } from "../../foundation/gateway-error";
import { ok, type Result } from "../../foundation/result";
import type { CustomersGateway } from "../../gateways/commerce/customers/customers-gateway";
import type { SupportGateway } from "../../gateways/support/support-gateway";
import type { SupportCase } from "../model/support-case";

type CaseDependencies = {
  readonly customers: Pick<CustomersGateway, "loadProfile">;
  readonly support: Pick<SupportGateway, "listByEmail">;
};

/**
 * Exports support cases for the customer's download.
 * Only for a customer with a verified e-mail address, because a case may contain another person's address.
 */
export async function exportCases(
  { customers, support }: CaseDependencies,
  customerId: string,
): Promise<Result<readonly SupportCase[], GatewayError>> {
  const found = await customers.loadProfile(customerId);
  if (!found.ok) return found;
  const profile = found.value;
  return profile?.isEmailVerified ? support.listByEmail(profile.email) : ok([]);
}
