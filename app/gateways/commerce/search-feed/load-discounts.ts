import { array, boolean, type Infer, optional, string, type, unknown } from "superstruct";
import type { GatewayError } from "../../../foundation/gateway-error";
import { ok, type Result } from "../../../foundation/result";
import type { CommerceClient } from "../commerce-client";

const Discounts = type({
  results: array(
    type({
      id: string(),
      isActive: boolean(),
      predicate: string(),
      sortOrder: string(),
      value: unknown(),
      validFrom: optional(string()),
      validUntil: optional(string()),
    }),
  ),
});

/** The platform's largest page. */
const maxDiscounts = 500;

/**
 * Loads the parts of product discounts that prices depend on, by id and as text.
 * Of one discount, or of the first 500. A deleted discount is missing. REST: the GraphQL API has no such query.
 */
export async function loadDiscounts(
  client: CommerceClient,
  id: string | null = null,
): Promise<Result<ReadonlyMap<string, string>, GatewayError>> {
  const query = new URLSearchParams({ limit: String(maxDiscounts), withTotal: "false" });
  if (id !== null) query.set("where", `id = ${JSON.stringify(id)}`);
  const answer = await client.read(`/product-discounts?${query}`, Discounts);
  if (!answer.ok) return answer;
  return ok(new Map(answer.value.results.map((found) => [found.id, toText(found)])));
}

/** Empty for an inactive discount: no price depends on it. */
function toText(found: Infer<typeof Discounts>["results"][number]): string {
  const { isActive, predicate, sortOrder, value, validFrom, validUntil } = found;
  return isActive ? JSON.stringify([predicate, sortOrder, value, validFrom, validUntil]) : "";
}
