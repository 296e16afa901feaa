import type { Database } from "../database/database.ts";
import { isJsonObject, type JsonObject } from "../json/json.ts";
import { type ForeseenRead, load, prime } from "../requests/load.ts";
import type { RequestContext } from "../requests/request-context.ts";
import {
  parseResourceRow,
  RESOURCE_COLUMNS,
  type ResourceRow,
  toResourceBody,
} from "../resources/stored-resource.ts";

/** A product discount's effect on a price; an external one leaves it to the caller that sets discounted prices. */
type ProductDiscountValue =
  | { readonly type: "relative"; readonly permyriad: number }
  | { readonly type: "absolute"; readonly centAmounts: ReadonlyMap<string, number> }
  | { readonly type: "external" };

export interface ProductDiscount {
  readonly id: string;
  readonly value: ProductDiscountValue;
  readonly predicate: string;
  /** Between 0 and 1; of those that match a price the highest one counts. */
  readonly sortOrder: number;
  readonly isActive: boolean;
  readonly validFrom: string;
  readonly validUntil: string;
}

/** Later than any date that a discount may have. */
const NEVER = "9999-12-31T23:59:59.999Z";

function toValue(value: unknown): ProductDiscountValue {
  if (!isJsonObject(value)) return { type: "external" };
  if (value.type === "relative") return { type: "relative", permyriad: Number(value.permyriad) };
  if (value.type !== "absolute" || !Array.isArray(value.money)) return { type: "external" };
  const money = value.money.filter(isJsonObject);
  return {
    type: "absolute",
    centAmounts: new Map(
      money.map(({ currencyCode, centAmount }) => [String(currencyCode), Number(centAmount)]),
    ),
  };
}

/** A stored, checked product discount in the form for price calculation. */
function toProductDiscount(body: JsonObject): ProductDiscount {
  return {
    id: String(body.id),
    value: toValue(body.value),
    predicate: String(body.predicate),
    sortOrder: Number(body.sortOrder),
    isActive: body.isActive !== false,
    validFrom: typeof body.validFrom === "string" ? body.validFrom : "",
    validUntil: typeof body.validUntil === "string" ? body.validUntil : NEVER,
  };
}

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

/** The same as a statement for a batch that is read anyway. */
export function foreseeProductDiscounts(context: RequestContext): ForeseenRead {
  return {
    statement: context.db.prepare(READ),
    keep: (rows) => prime(context, readAll, ALL, toDiscounts(rows as readonly ResourceRow[])),
  };
}

/**
 * Statements for the batch that writes (or, without data, deletes) a product discount: they schedule the calculation
 * of its prices for now, and for when it begins and ends.
 */
export function dueStatements(
  database: Pick<Database, "prepare">,
  id: string,
  data: JsonObject | null,
  now: Date,
): D1PreparedStatement[] {
  const at = now.toISOString();
  const later = [data?.validFrom, data?.validUntil].filter(
    (date): date is string => typeof date === "string" && date > at,
  );
  const rows = JSON.stringify([...new Set([at, ...later])]);
  return [
    database.prepare("DELETE FROM discount_due WHERE discount_id = ?").bind(id),
    database
      .prepare("INSERT INTO discount_due (discount_id, due_at) SELECT ?, value FROM json_each(?)")
      .bind(id, rows),
  ];
}
