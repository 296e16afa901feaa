import type { Infer } from "superstruct";
import { guardVersions, isOvertaken } from "../database/guard-versions.ts";
import { duplicateField } from "../errors/platform-errors.ts";
import type { RequestContext } from "../graphql/request-context.ts";
import { InventoryDraftStruct } from "../inventory/create-inventory-entry.ts";
import {
  INVENTORY_COLUMNS,
  type InventoryEntry,
  type InventoryRow,
  parseInventoryRow,
} from "../inventory/inventory-entry.ts";
import { toEntryCreated, toEntryUpdateMessages } from "../inventory/inventory-messages.ts";
import { writeMessages } from "../messages/write-messages.ts";
import type { JsonObject } from "../resources/json.ts";
import { parseDraft } from "../resources/parse-draft.ts";
import { findReferences, replaceReferences } from "../resources/resolve-references.ts";
import { type ImportResult, toFailed, toImported } from "./import-result.ts";
import type { KeyedResource } from "./parse-import-request.ts";
import { isSameJson } from "./same-json.ts";

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
    restockable_in_days, expected_delivery, version, created_at, last_modified_at, custom)
  SELECT e.value ->> 'id', e.value ->> 'key', e.value ->> 'sku', coalesce(e.value ->> 'supplyChannelId', ''),
    e.value ->> 'quantityOnStock', e.value ->> 'availableQuantity', e.value ->> 'restockableInDays',
    e.value ->> 'expectedDelivery', e.value ->> 'version', e.value ->> 'createdAt', e.value ->> 'lastModifiedAt',
    e.value ->> 'custom'
  FROM json_each(?) e WHERE true
  ON CONFLICT (id) DO UPDATE SET quantity_on_stock = excluded.quantity_on_stock,
    available_quantity = excluded.available_quantity, restockable_in_days = excluded.restockable_in_days,
    expected_delivery = excluded.expected_delivery, version = excluded.version,
    last_modified_at = excluded.last_modified_at, custom = excluded.custom`;

function placeOf(sku: string, channelId: string | null | undefined): string {
  return `${sku} ${channelId ?? ""}`;
}

async function loadByPlace({ db }: RequestContext, drafts: readonly Draft[]) {
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

/** What is reserved stays reserved: available moves with the stock. */
function toEntry(
  { now }: RequestContext,
  { key, draft }: Draft,
  before: InventoryEntry | undefined,
): InventoryEntry {
  const { sku, quantityOnStock, restockableInDays, expectedDelivery, supplyChannel, custom } = draft;
  const at = now.toISOString();
  const reserved = before ? before.quantityOnStock - before.availableQuantity : 0;
  return {
    id: before?.id ?? crypto.randomUUID(),
    key: before ? before.key : key,
    sku,
    supplyChannelId: supplyChannel?.id ?? null,
    quantityOnStock,
    availableQuantity: quantityOnStock - reserved,
    restockableInDays: restockableInDays ?? null,
    expectedDelivery: expectedDelivery ? new Date(expectedDelivery).toISOString() : null,
    version: (before?.version ?? 0) + 1,
    createdAt: before?.createdAt ?? at,
    lastModifiedAt: at,
    custom: custom ? { type: custom.type, fields: custom.fields ?? {} } : null,
  };
}

function isSameEntry(before: InventoryEntry, after: InventoryEntry): boolean {
  const { version, lastModifiedAt } = before;
  return isSameJson(before, { ...after, version, lastModifiedAt });
}

async function write({ db, now }: RequestContext, writes: readonly EntryWrite[]): Promise<void> {
  if (writes.length === 0) return;
  const versions = writes.flatMap(({ before }) => (before ? [[before.id, before.version] as const] : []));
  const rows = writes.map(({ after }) => ({
    ...after,
    custom: after.custom && JSON.stringify(after.custom),
  }));
  const messages = writes.flatMap(({ before, after }) =>
    before ? toEntryUpdateMessages(before, after) : [toEntryCreated(after)],
  );
  await db.batch([
    ...guardVersions(db, "inventory", versions),
    db.prepare(UPSERT).bind(JSON.stringify(rows)),
    ...writeMessages(db, now, messages),
  ]);
}

function parse({ key, body }: KeyedResource, ids: ReadonlyMap<string, string>): Draft | ImportResult {
  try {
    return { key, draft: parseDraft(replaceReferences(body, ids), InventoryDraftStruct) };
  } catch (error) {
    return toFailed(key, error);
  }
}

async function importDrafts(
  context: RequestContext,
  drafts: readonly Draft[],
): Promise<ReadonlyMap<string, ImportResult>> {
  const known = await loadByPlace(context, drafts);
  const planned = drafts.map((each) => {
    const before = known.get(placeOf(each.draft.sku, each.draft.supplyChannel?.id));
    const after = toEntry(context, each, before);
    return { key: each.key, before, after, isSame: before !== undefined && isSameEntry(before, after) };
  });
  await write(
    context,
    planned.filter(({ isSame }) => !isSame),
  );
  return new Map(
    planned.map(({ key, before, after, isSame }) => [
      key,
      toImported(key, isSame && before ? before.version : after.version),
    ]),
  );
}

/** Goes alone after its batch failed, against what is there by now. */
async function importOne(context: RequestContext, draft: Draft): Promise<ImportResult> {
  try {
    return (await importDrafts(context, [draft])).get(draft.key) ?? toImported(draft.key, 1);
  } catch (error) {
    if (!isOvertaken(error)) throw error;
    return toFailed(draft.key, duplicateField("key", draft.key));
  }
}

/**
 * Brings stock entries up to their drafts, each named by its SKU and channel: creates, changes, or leaves alone what is equal.
 * Answers one result for each, in their order.
 */
export async function importInventory(
  context: RequestContext,
  resources: readonly KeyedResource[],
): Promise<readonly ImportResult[]> {
  const bodies: readonly JsonObject[] = resources.map(({ body }) => body);
  const ids = await findReferences(context.db, bodies);
  const parsed = resources.map((resource) => parse(resource, ids));
  const drafts = parsed.filter((each): each is Draft => "draft" in each);
  const results = new Map<string, ImportResult>();
  try {
    for (const [key, result] of await importDrafts(context, drafts)) results.set(key, result);
  } catch (error) {
    if (!isOvertaken(error)) throw error;
    for (const draft of drafts) results.set(draft.key, await importOne(context, draft));
  }
  return parsed.flatMap((each) => ("draft" in each ? (results.get(each.key) ?? []) : [each]));
}
