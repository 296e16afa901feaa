import { commitVersioned } from "../database/commit.ts";
import { resourceNotFound } from "../errors/platform-errors.ts";
import { isSame } from "../json/json.ts";
import { writeMessages } from "../messages/write-messages.ts";
import { checkAmounts } from "../products/check-amounts.ts";
import type { RequestContext } from "../requests/request-context.ts";
import { applyInTurn } from "../resources/apply-in-turn.ts";
import { checkCustomFields } from "../resources/check-custom-fields.ts";
import { requireVersion } from "../resources/require-version.ts";
import type { UpdateCommand } from "../resources/update-command.ts";
import type { ResourceName } from "../resources/update-resource.ts";
import { applyPriceAction } from "./price-actions.ts";
import { toPriceDeleted, toPriceUpdateMessages } from "./price-messages.ts";
import { commitInFreeScope, requireFreeScope } from "./scope-conflict.ts";
import {
  parseStandalonePriceRow,
  STANDALONE_PRICE_COLUMNS,
  type StandalonePrice,
  type StandalonePriceRow,
  toStoredData,
} from "./standalone-price.ts";

const UPDATE = `UPDATE standalone_price SET key = ?, valid_from = ?, valid_until = ?, active = ?, version = ?,
    last_modified_at = ?, data = ?
  WHERE id = ?`;

/** Reads a price from the primary, for a write. Throws ResourceNotFound. */
export async function requireStandalonePrice(
  context: RequestContext,
  name: ResourceName,
): Promise<StandalonePrice> {
  const column = name.by === "key" ? "key" : "id";
  const row = await context.db
    .prepare(`SELECT ${STANDALONE_PRICE_COLUMNS} FROM standalone_price s WHERE s.${column} = ?`)
    .bind(name.value)
    .first<StandalonePriceRow>();
  if (!row) throw resourceNotFound(name.by, name.value);
  return parseStandalonePriceRow(row);
}

function updateStatement(context: RequestContext, price: StandalonePrice): D1PreparedStatement {
  const { id, key, validFrom, validUntil, active, version, lastModifiedAt } = price;
  const data = JSON.stringify(toStoredData(price));
  return context.db
    .prepare(UPDATE)
    .bind(key, validFrom ?? "", validUntil ?? "", active ? 1 : 0, version, lastModifiedAt, data, id);
}

/** Applies update actions in order, all or nothing. An update that changes nothing keeps the version. */
export async function updateStandalonePrice(
  context: RequestContext,
  name: ResourceName,
  command: UpdateCommand,
): Promise<StandalonePrice> {
  const before = await requireStandalonePrice(context, name);
  requireVersion(before, command.version);
  const applied = await applyInTurn(context.db, before, command.actions, applyPriceAction);
  if (isSame(applied, before)) return before;
  checkAmounts(applied);
  if (applied.custom !== before.custom) await checkCustomFields(context, [applied.custom]);
  const after = { ...applied, version: before.version + 1, lastModifiedAt: context.now.toISOString() };
  await requireFreeScope(context, after);
  const guard = { table: "standalone_price", id: before.id, expected: command.version };
  await commitInFreeScope(
    context,
    after,
    [guard],
    [
      updateStatement(context, after),
      ...writeMessages(context.db, context.now, toPriceUpdateMessages(before, after)),
    ],
  );
  return after;
}

/** Deletes a price and answers what it was. Throws ResourceNotFound, ConcurrentModification. */
export async function deleteStandalonePrice(
  context: RequestContext,
  name: ResourceName,
  version: number,
): Promise<StandalonePrice> {
  const price = await requireStandalonePrice(context, name);
  requireVersion(price, version);
  await commitVersioned(context.db, { table: "standalone_price", id: price.id, expected: version }, [
    context.db.prepare("DELETE FROM standalone_price WHERE id = ?").bind(price.id),
    ...writeMessages(context.db, context.now, [toPriceDeleted({ ...price, version: version + 1 })]),
  ]);
  return price;
}
