import { load } from "../database/load.ts";
import type { RequestContext } from "../graphql/request-context.ts";
import {
  parseResourceRow,
  RESOURCE_COLUMNS,
  type ResourceRow,
  toResourceBody,
} from "../resources/stored-resource.ts";
import { type ProductDiscount, toProductDiscount } from "./product-discount.ts";

const ALL = "all";

async function readAll(context: RequestContext): Promise<ReadonlyMap<string, readonly ProductDiscount[]>> {
  const rows = await context.db
    .prepare(`SELECT ${RESOURCE_COLUMNS} FROM resource r WHERE r.kind = 'product-discount'`)
    .all<ResourceRow>();
  const discounts = rows.results.map((row) => toProductDiscount(toResourceBody(parseResourceRow(row))));
  return new Map([[ALL, discounts]]);
}

/** Every product discount, from the primary; a merchant has dozens, and a request reads them once. */
export async function loadProductDiscounts(context: RequestContext): Promise<readonly ProductDiscount[]> {
  return (await load(context, readAll, ALL)) ?? [];
}
