import type { Reads } from "../database/database.ts";
import type { Price } from "../products/product.ts";
import { load } from "../requests/load.ts";
import type { RequestContext } from "../requests/request-context.ts";
import {
  parseStandalonePriceRow,
  STANDALONE_PRICE_COLUMNS,
  type StandalonePrice,
  type StandalonePriceRow,
} from "./standalone-price.ts";

/** What a shopper's price is of it: without what only editors see. */
function toPrice(price: StandalonePrice): Price {
  const { key, sku: _sku, active: _active, version: _version, staged: _staged, ...rest } = price;
  const { createdAt: _createdAt, lastModifiedAt: _lastModifiedAt, ...shown } = rest;
  return { ...shown, ...(key === null ? {} : { key }) };
}

/** The active standalone prices of these SKUs, with one statement; a SKU without any is not in the map. */
export async function loadStandalonePrices(
  database: Reads,
  skus: readonly string[],
): Promise<ReadonlyMap<string, readonly Price[]>> {
  const rows = await database
    .prepare(
      `SELECT ${STANDALONE_PRICE_COLUMNS} FROM standalone_price s
       WHERE s.sku IN (SELECT value FROM json_each(?)) AND s.active = 1 ORDER BY s.created_at, s.id`,
    )
    .bind(JSON.stringify(skus))
    .all<StandalonePriceRow>();
  const prices = Map.groupBy(rows.results.map(parseStandalonePriceRow), ({ sku }) => sku);
  return new Map([...prices].map(([sku, list]) => [sku, list.map(toPrice)]));
}

function readBySku(context: RequestContext, skus: readonly string[]) {
  return loadStandalonePrices(context.replica, skus);
}

/** The active standalone prices of one SKU; the SKUs of a request share a statement. */
export async function loadPricesOfSku(context: RequestContext, sku: string): Promise<readonly Price[]> {
  return (await load(context, readBySku, sku)) ?? [];
}
