import type { RequestContext } from "../../requests/request-context.ts";
import type { FactRow } from "../../resources/fact-row.ts";
import { loadStandalonePrices } from "../../standalone-prices/load-standalone-prices.ts";
import type { CurrentVariant } from "../cart-facts.ts";
import { readActiveDiscounts, readStandaloneSkus, toCurrentVariants } from "./to-current-variants.ts";

/** The variants among the rows, with the product discounts among them; one statement more for prices beside the products. */
export async function readVariants(
  context: RequestContext,
  rows: readonly FactRow[],
): Promise<CurrentVariant[]> {
  const products = rows.filter(({ kind }) => kind === "product");
  const skus = products.flatMap(readStandaloneSkus);
  const standalone = skus.length > 0 ? await loadStandalonePrices(context.db, skus) : new Map();
  const discounts = readActiveDiscounts(
    rows.filter(({ kind }) => kind === "product-discount"),
    context.now,
  );
  return products.flatMap((row) => toCurrentVariants(row, discounts, standalone, context.now));
}
