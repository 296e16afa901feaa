import { array, string, type } from "superstruct";
import type { GatewayError } from "../../foundation/gateway-error";
import { ok, type Result } from "../../foundation/result";
import type { CommerceClient } from "./commerce-client";

const Campaigns = type({ results: array(type({ validFrom: string() })) });

/**
 * Loads when the next active product discount begins, ISO 8601; null when none is ahead.
 * A price reports only the end of its current reduction: a future one shows on no product. REST, because the GraphQL
 * API has no such query.
 */
export async function loadNextCampaignStart(
  client: CommerceClient,
  now: Date,
): Promise<Result<string | null, GatewayError>> {
  const query = new URLSearchParams({
    where: `isActive = true and validFrom > "${now.toISOString()}"`,
    sort: "validFrom asc",
    limit: "1",
    withTotal: "false",
  });
  const answer = await client.read(`/product-discounts?${query}`, Campaigns);
  return answer.ok ? ok(answer.value.results[0]?.validFrom ?? null) : answer;
}
