import type { Environment } from "../environment.ts";
import { createRequestContext } from "../graphql/request-context.ts";
import { reckonDuePrices } from "./reckon-due-prices.ts";

/** The platform itself: no shopper and no client stands behind what it does on time. */
const PLATFORM = {
  clientId: "platform",
  scopes: new Set(["manage_project"]),
  anonymousId: null,
  customerId: null,
};

/** The schedule's part in product discounts: what began or ended since the last minute. */
export function runDuePrices(environment: Environment): Promise<void> {
  return reckonDuePrices(createRequestContext(environment, PLATFORM));
}
