import { array, string, type } from "superstruct";
import type { GatewayError } from "../../../foundation/gateway-error";
import { ok, type Result } from "../../../foundation/result";
import type { CommerceClient } from "../commerce-client";

/** The platform's largest page. */
const pageLimit = 500;

const Upcoming = type({ results: array(type({ id: string(), sku: string(), validFrom: string() })) });

/**
 * Loads when the next standalone price of each SKU begins, ISO 8601.
 * A product reports when its current price ends, but not a future standalone price. REST, because the products of the
 * GraphQL API do not include them.
 */
export async function loadUpcomingPrices(
  client: CommerceClient,
  now: Date,
): Promise<Result<ReadonlyMap<string, string>, GatewayError>> {
  const starts = new Map<string, string>();
  for (let after: string | null = null; ; ) {
    const further: string = after === null ? "" : ` and id > "${after}"`;
    const query = new URLSearchParams({
      where: `active = true and validFrom > "${now.toISOString()}"${further}`,
      sort: "id asc",
      limit: String(pageLimit),
      withTotal: "false",
    });
    const answer = await client.read(`/standalone-prices?${query}`, Upcoming);
    if (!answer.ok) return answer;
    const { results } = answer.value;
    for (const { sku, validFrom } of results) {
      const known = starts.get(sku);
      if (known === undefined || Date.parse(validFrom) < Date.parse(known)) starts.set(sku, validFrom);
    }
    after = results.at(-1)?.id ?? null;
    if (after === null || results.length < pageLimit) return ok(starts);
  }
}
