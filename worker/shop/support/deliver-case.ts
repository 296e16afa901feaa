import { type Infer, object, optional, string } from "superstruct";
import { getCountry } from "../../../app/countries/model/country-table";
import type { GatewayError } from "../../../app/foundation/gateway-error";
import type { Result } from "../../../app/foundation/result";
import { createBoundFetch } from "../../../app/gateways/bound-fetch";
import { type CaseGateway, createCaseGateway } from "../../../app/gateways/support/create-case-gateway";
import type { SupportCase } from "../../../app/support/model/support-case";
import { supportPage } from "../../../app/support/model/support-path";
import { readEnvironment } from "../config/environment";
import { toShopOrigin } from "../to-shop-origin";

/** Sends a case to the desk's system on behalf of its country's shop. */
export function deliverCase(
  supportCase: SupportCase,
  limitMs: number,
  bindings: ShopBindings,
): Promise<Result<null, GatewayError>> {
  const country = getCountry(supportCase.country);
  const returnUrl = `${toShopOrigin(readEnvironment(bindings), country)}${supportPage}`;
  const origin = { countryLabel: country.label, returnUrl };
  return openGateway(bindings).send(supportCase, origin, limitMs);
}

function openGateway(bindings: ShopBindings): CaseGateway {
  const { webToCase } = readEnvironment(bindings);
  const { domain } = webToCase;
  // On a developer's machine the sandbox is the desk.
  const fetch = domain?.includes("://")
    ? createBoundFetch(domain, bindings.SANDBOX, "support")
    : globalThis.fetch;
  return createCaseGateway({ ...webToCase, fetch });
}

/** A case for the support desk as it travels on the queue: only its key on the platform. */
export const CaseJob = object({ key: string(), requestId: optional(string()) });

export type CaseJob = Infer<typeof CaseJob>;
