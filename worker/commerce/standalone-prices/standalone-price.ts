import type { Reads } from "../database/database.ts";
import { fragment } from "../database/fragment.ts";
import { isJsonObject, type JsonObject, type Money } from "../json/json.ts";
import type { Price } from "../pricing/price.ts";
import type { Initiated } from "../requests/initiator.ts";
import { load } from "../requests/load.ts";
import type { RequestContext } from "../requests/request-context.ts";
import type { NounTable } from "../resources/noun-table.ts";
import {
  column,
  head,
  jsonCustom,
  jsonValue,
  type WhereField,
  type WhereFields,
} from "../where/where-fields.ts";

/** A price of a SKU, separate from its product, with the scope and the value of an embedded one. */
export interface StandalonePrice extends Omit<Price, "key">, Initiated {
  readonly key: string | null;
  readonly sku: string;
  readonly active: boolean;
  readonly version: number;
  readonly createdAt: string;
  readonly lastModifiedAt: string;
  /** A value that waits for `applyStagedChanges`. */
  readonly staged?: { readonly value: Money };
}

export interface StandalonePriceRow {
  readonly id: string;
  readonly key: string | null;
  readonly sku: string;
  readonly active: number;
  readonly version: number;
  readonly createdAt: string;
  readonly lastModifiedAt: string;
  readonly data: string;
}

/** Columns in the row's own names, for SELECT; the table alias is `s`. */
export const STANDALONE_PRICE_COLUMNS = `s.id, s.key, s.sku, s.active, s.version, s.created_at AS createdAt,
  s.last_modified_at AS lastModifiedAt, s.data`;

/** The platform wrote `data` itself from a checked draft: a price without its head. */
type StoredPrice = Omit<StandalonePrice, keyof StandalonePriceRow>;

export function parseStandalonePriceRow({ data, active, ...row }: StandalonePriceRow): StandalonePrice {
  const parsed: unknown = JSON.parse(data);
  if (!isJsonObject(parsed)) throw new Error(`Price ${row.id} has no data: its row was written by hand.`);
  return { ...(parsed as unknown as StoredPrice), ...row, active: active === 1 };
}

function reference(name: string): WhereField {
  const sql = `nullif(s.${name}, '')`;
  return { kind: "object", fields: { id: column("text", sql) }, present: fragment(`${sql} IS NOT NULL`) };
}

const fields: WhereFields = {
  ...head("s"),
  sku: column("text", "s.sku"),
  active: column("boolean", "s.active"),
  country: column("text", "nullif(s.country, '')"),
  customerGroup: reference("customer_group"),
  channel: reference("channel"),
  validFrom: column("datetime", "nullif(s.valid_from, '')"),
  validUntil: column("datetime", "nullif(s.valid_until, '')"),
  value: {
    kind: "object",
    fields: {
      currencyCode: column("text", "s.currency"),
      centAmount: jsonValue("number", "s.data", "$.value.centAmount"),
    },
  },
  custom: jsonCustom("s.data", "$.custom"),
};

/** The table of standalone prices, with the fields that `where` may use. */
export const standalonePriceTable: NounTable<StandalonePrice, StandalonePriceRow> = {
  from: "standalone_price s",
  columns: STANDALONE_PRICE_COLUMNS,
  fields,
  order: "s.created_at, s.id",
  parse: parseStandalonePriceRow,
};

/** The contents of `data`. */
export function toStoredData(price: StandalonePrice): JsonObject {
  const { id: _id, key: _key, sku: _sku, active: _active, version: _version, ...rest } = price;
  const { createdAt: _createdAt, lastModifiedAt: _lastModifiedAt, ...data } = rest;
  return data;
}

/** The columns of a price's scope; '' for no limit. */
export function scopeOf(price: Pick<Price, "value" | "country" | "customerGroup" | "channel">) {
  const { value, country, customerGroup, channel } = price;
  return [value.currencyCode, country ?? "", customerGroup?.id ?? "", channel?.id ?? ""] as const;
}

/** The price in its REST form. */
export function toStandalonePriceBody({ key, ...price }: StandalonePrice): JsonObject {
  return { ...price, ...(key === null ? {} : { key }) };
}

/** The shopper's part of the price: without editors' fields. */
function toPrice(price: StandalonePrice): Price {
  const { key, sku: _sku, active: _active, version: _version, staged: _staged, ...rest } = price;
  const { createdBy: _createdBy, lastModifiedBy: _lastModifiedBy, ...times } = rest;
  const { createdAt: _createdAt, lastModifiedAt: _lastModifiedAt, ...shown } = times;
  return { ...shown, ...(key === null ? {} : { key }) };
}

/** The active standalone prices of these SKUs, with one statement; a SKU without any is missing from the map. */
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
