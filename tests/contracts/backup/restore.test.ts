import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { restoreBackup } from "../../../scripts/backup/run-backup.ts";
import { runBackup } from "../../../scripts/backup/take-backup.ts";
import { exportPlatform } from "../../../scripts/export/export-platform.ts";
import { importDrafts } from "../../../scripts/import/import-drafts.ts";
import { PlatformClient } from "../../../scripts/import/platform-client.ts";
import { readDraftFiles } from "../../../scripts/import/read-draft-files.ts";
import { backupTables, leftTables } from "../../../worker/commerce/backup/backup-tables.ts";
import { placeSampleOrders } from "../import/place-sample-orders.ts";
import { readFiles } from "../import/read-files.ts";
import { type RunningPlatform, startTwoPlatforms } from "../import/start-platform.ts";

const sample = fileURLToPath(new URL("../import/everything", import.meta.url));
const startUpMs = 120_000;
const quietly = { replaces: false, say: () => {} };

let folder: string;
let first: RunningPlatform;
let second: RunningPlatform;
let from: PlatformClient;
let into: PlatformClient;
let name: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "ironhall-backup-"));
  [first, second] = await startTwoPlatforms();
  [from, into] = [new PlatformClient(first.settings), new PlatformClient(second.settings)];
  const { lines } = await readDraftFiles([sample]);
  expect((await importDrafts(from, lines)).badLines).toEqual([]);
  await placeSampleOrders(from);
  name = (await runBackup(from, () => {})).name;
}, startUpMs);

afterAll(async () => {
  await first?.stop();
  if (folder) await rm(folder, { recursive: true });
});

/**
 * Restored differently: message numbers continue after a gap, and all reductions are recalculated (docs/operations.md).
 */
const made = new Set(["message", "discount_due"]);

/** Reads the shop's data, table by table: what a backup contains and what is rebuilt from it. */
async function readShop(platform: RunningPlatform) {
  const isOfShop = (table: string) =>
    backupTables.some((kept) => kept.name === table) || leftTables[table]?.startsWith("made anew");
  const tables = [...(await platform.readTables())].filter(([table]) => isOfShop(table) && !made.has(table));
  return Object.fromEntries(
    tables.map(([table, rows]) => [table, rows.map((row) => JSON.stringify(row)).sort()]),
  );
}

describe("a backup of the platform", () => {
  it("knows every table, and contains each or says why not", async () => {
    const known = [...backupTables.map((table) => table.name), ...Object.keys(leftTables)].sort();
    const internal = /^(sqlite_|product_text)/;
    const found = [...(await first.readTables()).keys()].filter((table) => !internal.test(table)).sort();
    expect(found).toEqual(known);
  });

  it("is restored into an empty database, which then exports and contains the same", async () => {
    await restoreBackup(into, name, quietly);
    await exportPlatform(from, path.join(folder, "first"));
    await exportPlatform(into, path.join(folder, "second"));
    const exported = await readFiles(path.join(folder, "first"));
    expect(Object.keys(exported)).toContain("customers.jsonl");
    expect(await readFiles(path.join(folder, "second"))).toEqual(exported);
    const shop = await readShop(first);
    const counts = Object.fromEntries(Object.entries(shop).map(([table, rows]) => [table, rows.length]));
    expect(counts).toMatchObject({ orders: 3, cart: 2, payment: 3, customer_email: 3 });
    expect(await readShop(second)).toEqual(shop);
  }, 60_000);

  it("is not restored into a database with data, unless overwriting is allowed", async () => {
    await expect(restoreBackup(into, name, quietly)).rejects.toThrow("not empty");
    const [order] = await into.listPage("orders", 1);
    await into.send("DELETE", `/orders/${order?.id}?version=${order?.version}`);
    await restoreBackup(into, name, { ...quietly, replaces: true });
    expect((await readShop(second)).orders).toEqual((await readShop(first)).orders);
  }, 60_000);

  it("reports the age of the last one", async () => {
    expect(await from.send("GET", "/backups")).toMatchObject({
      names: [name],
      health: { lastName: name, isStale: false, current: null },
    });
    expect(await into.send("GET", "/backups")).toMatchObject({ health: { lastName: null, isStale: true } });
  });
});
