import { commitVersioned, type DuplicateNames } from "../database/commit.ts";
import { isSame, type JsonObject } from "../json/json.ts";
import type { Message } from "../messages/message.ts";
import { writeMessages } from "../messages/write-messages.ts";
import { type Initiated, toModification } from "../requests/initiator.ts";
import type { RequestContext } from "../requests/request-context.ts";
import { applyInTurn } from "./apply-in-turn.ts";
import { checkCustomFields } from "./check-custom-fields.ts";
import { type NounTable, type ResourceName, requireRow } from "./noun-table.ts";
import { requireVersion } from "./require-version.ts";
import type { UpdateCommand } from "./update-command.ts";

/** The common fields of rows that update actions change. */
interface Versioned extends Initiated {
  readonly id: string;
  readonly version: number;
  readonly lastModifiedAt: string;
  readonly custom?: unknown;
}

/** The parts of one change of a row; `after` has its new version already. */
export interface RowChange<Item> {
  readonly apply: (item: Item, action: JsonObject) => Item;
  /** Checks and completes the actions' result for storage; by default unchanged. */
  readonly complete?: (before: Item, applied: Item) => Item | Promise<Item>;
  /** Custom fields to check against their types; by default the item's own if they changed. */
  readonly customs?: (before: Item, after: Item) => readonly unknown[];
  /** The statements of the batch. Throws if the change is forbidden. */
  readonly write: (
    before: Item,
    after: Item,
  ) => readonly D1PreparedStatement[] | Promise<readonly D1PreparedStatement[]>;
  readonly toMessages: (before: Item, after: Item) => readonly Message[];
  readonly duplicates?: (after: Item) => DuplicateNames;
  /** Runs after the batch; unfinished work must be recorded in the batch. */
  readonly followUp?: (before: Item, after: Item) => Promise<void> | undefined;
}

function ownCustom(before: Versioned, after: Versioned): readonly unknown[] {
  return after.custom === before.custom ? [] : [after.custom];
}

/**
 * Applies update actions in order, all or none; an update without changes leaves the version. Throws ResourceNotFound,
 * ConcurrentModification and the actions' errors.
 */
export async function updateRow<Item extends Versioned, Row>(
  context: RequestContext,
  table: NounTable<Item, Row>,
  name: ResourceName,
  command: UpdateCommand,
  { apply, complete, customs = ownCustom, write, toMessages, duplicates, followUp }: RowChange<Item>,
): Promise<Item> {
  const before = await requireRow(context, table, name);
  requireVersion(before, command.version);
  const changed = await applyInTurn(context.db, before, command.actions, apply);
  const applied = complete ? await complete(before, changed) : changed;
  if (isSame(applied, before)) return before;
  await checkCustomFields(context, customs(before, applied));
  const after = { ...applied, version: before.version + 1, ...toModification(context) };
  await commitVersioned(
    context.db,
    toGuard(table, before),
    [...(await write(before, after)), ...writeMessages(context.db, context.now, toMessages(before, after))],
    duplicates?.(after),
  );
  await followUp?.(before, after);
  return after;
}

/** The parts of a deletion; `gone` has the version after it. */
export interface RowDeletion<Item> {
  readonly toMessages: (gone: Item) => readonly Message[];
  /** Further statements of the batch. */
  readonly write?: (item: Item) => readonly D1PreparedStatement[];
  /** Throws if the deletion is forbidden. */
  readonly check?: (item: Item) => Promise<void>;
}

/** Deletes a row and returns its last state. Throws ResourceNotFound, ConcurrentModification. */
export async function deleteRow<Item extends Versioned, Row>(
  context: RequestContext,
  table: NounTable<Item, Row>,
  name: ResourceName,
  version: number,
  { toMessages, write, check }: RowDeletion<Item>,
): Promise<Item> {
  const item = await requireRow(context, table, name);
  requireVersion(item, version);
  await check?.(item);
  const guard = toGuard(table, item);
  await commitVersioned(context.db, guard, [
    context.db.prepare(`DELETE FROM ${guard.table} WHERE id = ?`).bind(item.id),
    ...(write?.(item) ?? []),
    ...writeMessages(context.db, context.now, toMessages({ ...item, version: version + 1 })),
  ]);
  return item;
}

function toGuard({ from }: { readonly from: string }, { id, version }: Versioned) {
  const [table = from] = from.split(" ");
  return { table, id, expected: version };
}
