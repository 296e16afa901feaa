import { type ForeseenRead, load, prime } from "../requests/load.ts";
import type { RequestContext } from "../requests/request-context.ts";
import {
  parseResourceRow,
  RESOURCE_COLUMNS,
  type ResourceRow,
  toResourceBody,
} from "../resources/stored-resource.ts";
import { type ProductDiscount, toProductDiscount } from "./product-discount.ts";

const ALL = "all";

const READ = `SELECT ${RESOURCE_COLUMNS} FROM resource r WHERE r.kind = 'product-discount'`;

function toDiscounts(rows: readonly ResourceRow[]): readonly ProductDiscount[] {
  return rows.map((row) => toProductDiscount(toResourceBody(parseResourceRow(row))));
}

async function readAll({ db }: RequestContext): Promise<ReadonlyMap<string, readonly ProductDiscount[]>> {
  const rows = await db.prepare(READ).all<ResourceRow>();
  return new Map([[ALL, toDiscounts(rows.results)]]);
}

/** Every product discount, from the primary; a merchant has dozens, and a request reads them once. */
export async function loadProductDiscounts(context: RequestContext): Promise<readonly ProductDiscount[]> {
  return (await load(context, readAll, ALL)) ?? [];
}

/** Them as a statement of a batch that is read anyway. */
export function foreseeProductDiscounts(context: RequestContext): ForeseenRead {
  return {
    statement: context.db.prepare(READ),
    keep: (rows) => prime(context, readAll, ALL, toDiscounts(rows as readonly ResourceRow[])),
  };
}
