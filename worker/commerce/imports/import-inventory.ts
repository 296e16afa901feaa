import type { Infer } from "superstruct";
import { guardVersions, isOvertaken } from "../database/commit.ts";
import { toOrderedId } from "../database/to-ordered-id.ts";
import { duplicateField } from "../errors/platform-errors.ts";
import {
  INVENTORY_COLUMNS,
  type InventoryEntry,
  type InventoryRow,
  parseInventoryRow,
} from "../inventory/inventory-entry.ts";
import {
  InventoryDraftStruct,
  toEntryCreated,
  toEntryUpdateMessages,
} from "../inventory/save-inventory-entry.ts";
import { isSame } from "../json/json.ts";
import { writeMessages } from "../messages/write-messages.ts";
import { toCreation } from "../requests/initiator.ts";
import type { RequestContext } from "../requests/request-context.ts";
import { parseDraft } from "../resources/parse-draft.ts";
import {
  type FoundReferences,
  readReferences,
  referencesStatement,
  replaceReferences,
} from "../resources/resolve-references.ts";
import type { OperationLog } from "./import-operations.ts";
import { type ImportResult, toFailed, toImported } from "./import-result.ts";
import type { KeyedResource } from "./parse-import-request.ts";

type InventoryDraft = Infer<typeof InventoryDraftStruct>;

interface Draft {
  readonly key: string;
  readonly draft: InventoryDraft;
}

interface EntryWrite {
  readonly before: InventoryEntry | undefined;
  readonly after: InventoryEntry;
}

const UPSERT = `INSERT INTO inventory (id, key, sku, supply_channel, quantity_on_stock, available_quantity,
    restockable_in_days, expected_delivery, version, created_at, last_modified_at, created_by,
    last_modified_by, custom)
  SELECT e.value ->> 'id', e.value ->> 'key', e.value ->> 'sku', coalesce(e.value ->> 'supplyChannelId', ''),
    e.value ->> 'quantityOnStock', e.value ->> 'availableQuantity', e.value ->> 'restockableInDays',
    e.value ->> 'expectedDelivery', e.value ->> 'version', e.value ->> 'createdAt', e.value ->> 'lastModifiedAt',
    e.value -> 'createdBy', e.value -> 'lastModifiedBy', e.value ->> 'custom'
  FROM json_each(?) e WHERE true
  ON CONFLICT (id) DO UPDATE SET quantity_on_stock = excluded.quantity_on_stock,
    available_quantity = excluded.available_quantity, restockable_in_days = excluded.restockable_in_days,
    expected_delivery = excluded.expected_delivery, version = excluded.version,
    last_modified_at = excluded.last_modified_at, last_modified_by = excluded.last_modified_by,
    custom = excluded.custom`;

function placeOf(sku: string, channelId: string | null | undefined): string {
  return `${sku} ${channelId ?? ""}`;
}

type Entries = ReadonlyMap<string, InventoryEntry>;

async function loadByPlace({ db }: RequestContext, drafts: readonly Draft[]): Promise<Entries> {
  const places = drafts.map(({ draft }) => [draft.sku, draft.supplyChannel?.id ?? ""]);
  const rows = await db
    .prepare(
      `SELECT ${INVENTORY_COLUMNS} FROM json_each(?) w
       JOIN inventory i ON i.sku = w.value ->> 0 AND i.supply_channel = w.value ->> 1`,
    )
    .bind(JSON.stringify(places))
    .all<InventoryRow>();
  const entries = rows.results.map(parseInventoryRow);
  return new Map(entries.map((entry) => [placeOf(entry.sku, entry.supplyChannelId), entry]));
}

/** Reserved stock stays reserved: available moves with the stock. */
function toEntry(
  context: RequestContext,
  { key, draft }: Draft,
  before: InventoryEntry | undefined,
): InventoryEntry {
  const { sku, quantityOnStock, restockableInDays, expectedDelivery, supplyChannel, custom } = draft;
  const { createdAt, createdBy, ...modification } = toCreation(context);
  const reserved = before ? before.quantityOnStock - before.availableQuantity : 0;
  return {
    id: before?.id ?? toOrderedId(context.now),
    key: before ? before.key : key,
    sku,
    supplyChannelId: supplyChannel?.id ?? null,
    quantityOnStock,
    availableQuantity: quantityOnStock - reserved,
    restockableInDays: restockableInDays ?? null,
    expectedDelivery: expectedDelivery ? new Date(expectedDelivery).toISOString() : null,
    version: (before?.version ?? 0) + 1,
    createdAt: before?.createdAt ?? createdAt,
    createdBy: before ? before.createdBy : createdBy,
    ...modification,
    custom: custom ? { type: custom.type, fields: custom.fields ?? {} } : null,
  };
}

function isSameEntry(before: InventoryEntry, after: InventoryEntry): boolean {
  const { version, lastModifiedAt, lastModifiedBy } = before;
  return isSame(before, { ...after, version, lastModifiedAt, lastModifiedBy });
}

function writeStatements({ db, now }: RequestContext, writes: readonly EntryWrite[]): D1PreparedStatement[] {
  if (writes.length === 0) return [];
  const versions = writes.flatMap(({ before }) => (before ? [[before.id, before.version] as const] : []));
  const rows = writes.map(({ after }) => ({
    ...after,
    custom: after.custom && JSON.stringify(after.custom),
  }));
  const messages = writes.flatMap(({ before, after }) =>
    before ? toEntryUpdateMessages(before, after) : [toEntryCreated(after)],
  );
  return [
    ...guardVersions(db, "inventory", versions),
    db.prepare(UPSERT).bind(JSON.stringify(rows)),
    ...writeMessages(db, now, messages),
  ];
}

/** Most entries have no channel and no custom type; then no statement is needed. */
async function referencesOf({ db }: RequestContext, resources: readonly KeyedResource[]) {
  const bodies = resources.flatMap(({ body }) => (body.supplyChannel || body.custom ? [body] : []));
  if (bodies.length === 0) return readReferences([]);
  const rows = await referencesStatement(db, bodies).all<{ name: string; id: string | null }>();
  return readReferences(rows.results);
}

function parse({ key, body }: KeyedResource, ids: FoundReferences): Draft | ImportResult {
  try {
    return { key, draft: parseDraft(replaceReferences(body, ids), InventoryDraftStruct) };
  } catch (error) {
    return toFailed(key, error);
  }
}

interface Planned extends EntryWrite {
  readonly key: string;
  readonly isUnchanged: boolean;
}

function planAll(context: RequestContext, drafts: readonly Draft[], known: Entries): readonly Planned[] {
  return drafts.map((each) => {
    const before = known.get(placeOf(each.draft.sku, each.draft.supplyChannel?.id));
    const after = toEntry(context, each, before);
    return { key: each.key, before, after, isUnchanged: before !== undefined && isSameEntry(before, after) };
  });
}

function toResult({ key, before, after, isUnchanged }: Planned): ImportResult {
  return toImported(key, isUnchanged && before ? before.version : after.version);
}

/** Written alone after its batch failed, based on the current entry. */
async function importAlone(context: RequestContext, draft: Draft): Promise<ImportResult> {
  const planned = planAll(context, [draft], await loadByPlace(context, [draft]));
  const writes = planned.filter(({ isUnchanged }) => !isUnchanged);
  try {
    if (writes.length > 0) await context.db.batch(writeStatements(context, writes));
    return planned.map(toResult)[0] ?? toImported(draft.key, 1);
  } catch (error) {
    if (!isOvertaken(error)) throw error;
    return toFailed(draft.key, duplicateField("key", draft.key));
  }
}

/**
 * Imports stock entries, each identified by its SKU and channel: creates, changes, or skips equal ones. One batch for
 * all; if another client's write interferes, each is written alone.
 */
export async function importInventory(
  context: RequestContext,
  resources: readonly KeyedResource[],
  log: OperationLog,
): Promise<void> {
  const references = await referencesOf(context, resources);
  const parsed = resources.map((resource) => parse(resource, references));
  const drafts = parsed.filter((each): each is Draft => "draft" in each);
  const inOrder = (results: readonly ImportResult[]) => {
    const next = results.values();
    return parsed.flatMap((each) => ("draft" in each ? (next.next().value ?? []) : [each]));
  };
  const planned = planAll(context, drafts, await loadByPlace(context, drafts));
  const writes = planned.filter(({ isUnchanged }) => !isUnchanged);
  try {
    const record = log.record(inOrder(planned.map(toResult)));
    await context.db.batch([...writeStatements(context, writes), record]);
  } catch (error) {
    if (!isOvertaken(error)) throw error;
    const results: ImportResult[] = [];
    for (const draft of drafts) results.push(await importAlone(context, draft));
    await context.db.batch([log.record(inOrder(results))]);
  }
}
