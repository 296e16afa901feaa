import type { GatewayError } from "../../foundation/gateway-error";
import { ok, type Result } from "../../foundation/result";
import type { CommerceClient } from "./commerce-client";
import { graphql } from "./graphql";

const document = graphql(`query Stock($where: String!, $limit: Int!) {
  inventoryEntries(where: $where, limit: $limit) { results { sku availableQuantity } }
}`);

/**
 * Loads available pieces by SKU, to be read by `toSellableStock`; a SKU without an entry is absent.
 * Only the entry without a channel counts: stock in a supply channel's depot is not the shop's. A SKU has one such
 * entry, so the limit is the number of SKUs (the platform's default is 20); at most 500 SKUs.
 */
export async function loadStock(
  client: Pick<CommerceClient, "query">,
  skus: readonly string[],
): Promise<Result<ReadonlyMap<string, number>, GatewayError>> {
  const requested = [...new Set(skus)];
  if (requested.length === 0) return ok(new Map());
  const list = requested.map((sku) => JSON.stringify(sku)).join(", ");
  const variables = { where: `sku in (${list}) and supplyChannel is not defined`, limit: requested.length };
  const answer = await client.query(document, variables);
  if (!answer.ok) return answer;
  const { results } = answer.value.inventoryEntries;
  return ok(new Map(results.map(({ sku, availableQuantity }) => [sku, availableQuantity])));
}
