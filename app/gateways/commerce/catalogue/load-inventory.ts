import { array, number, string, type } from "superstruct";
import type { GatewayError } from "../../../foundation/gateway-error";
import { ok, type Result } from "../../../foundation/result";
import type { CatalogueScope } from "./catalogue-scope";

const document = `query Inventory($where: String!, $limit: Int) {
  inventoryEntries(where: $where, limit: $limit) { results { sku availableQuantity } }
}`;

const RawInventory = type({
  inventoryEntries: type({ results: array(type({ sku: string(), availableQuantity: number() })) }),
});

/** Available pieces by SKU; a SKU that the platform does not track is missing. */
export async function loadInventory(
  scope: CatalogueScope,
  skus: readonly string[],
): Promise<Result<Readonly<Record<string, number>>, GatewayError>> {
  if (skus.length === 0) return ok({});
  const list = skus.map((sku) => JSON.stringify(sku)).join(",");
  const variables = { where: `sku in (${list})`, limit: skus.length };
  const answer = await scope.client.query(document, variables, RawInventory);
  if (!answer.ok) return answer;
  return ok(
    Object.fromEntries(
      answer.value.inventoryEntries.results.map((entry) => [entry.sku, entry.availableQuantity]),
    ),
  );
}
