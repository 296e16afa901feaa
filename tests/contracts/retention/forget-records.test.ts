import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createCommerceClient } from "../../../app/gateways/commerce/commerce-client.ts";
import { importDrafts } from "../../../scripts/import/import-drafts.ts";
import { PlatformClient } from "../../../scripts/import/platform-client.ts";
import { readDraftFiles } from "../../../scripts/import/read-draft-files.ts";
import { forgetRecords } from "../../../worker/shop/retention/forget-records.ts";
import { placeSampleOrders } from "../import/place-sample-orders.ts";
import { type RunningPlatform, startPlatform } from "../import/start-platform.ts";

const sample = fileURLToPath(new URL("../import/everything", import.meta.url));
const startUpMs = 120_000;
const dayMs = 24 * 60 * 60 * 1000;

let platform: RunningPlatform;
let client: PlatformClient;

beforeAll(async () => {
  platform = await startPlatform();
  client = new PlatformClient(platform.settings);
  const { lines } = await readDraftFiles([sample]);
  expect((await importDrafts(client, lines)).badLines).toEqual([]);
  await placeSampleOrders(client);
  for (const [container, key, value] of [
    ["support-cases", "with-the-desk", { state: "delivered" }],
    ["support-cases", "with-nobody", { state: "undelivered" }],
    ["withdrawals", "of-an-order", { email: "ann@example.test" }],
  ]) {
    await client.send("POST", "/custom-objects", { container, key, value });
  }
}, startUpMs);

afterAll(() => platform?.stop());

/** Runs the schedule as if it were that day; returns the remaining records. */
async function whatIsLeft(day: Date): Promise<readonly string[]> {
  const lines: string[] = [];
  const write = (event: string, fields?: object) => lines.push(JSON.stringify({ event, ...fields }));
  const log = { info: write, warn: write, error: write };
  await forgetRecords(createCommerceClient({ ...platform.settings, fetch }), day, log);
  expect(lines.filter((line) => line.includes("not-forgotten"))).toEqual([]);
  const tables = await platform.readTables();
  const names = ["orders", "payment"].filter((table) => (tables.get(table) ?? []).length > 0);
  const stored = (tables.get("custom_object") ?? []).map((row) => JSON.stringify(row));
  const objects = ["with-the-desk", "with-nobody", "of-an-order"];
  return [...names, ...objects.filter((key) => stored.some((row) => row.includes(`"${key}"`)))];
}

const inDays = (days: number) => new Date(Date.now() + days * dayMs);
const newYear = (years: number) => new Date(Date.UTC(new Date().getUTCFullYear() + years, 0, 1, 0, 30));

describe("expired records", () => {
  it.each([
    [
      "after 29 days nothing",
      inDays(29),
      ["orders", "payment", "with-the-desk", "with-nobody", "of-an-order"],
    ],
    ["after 31 days what the desk has", inDays(31), ["orders", "payment", "with-nobody", "of-an-order"]],
    ["in the fourth year nothing more", newYear(4), ["orders", "payment", "with-nobody", "of-an-order"]],
    ["after four full years what claims need", newYear(5), ["orders", "payment"]],
    ["in the tenth year nothing more", newYear(10), ["orders", "payment"]],
    ["after ten full years the books", newYear(11), []],
  ])("are deleted: %s", async (_, day, left) => {
    expect(await whatIsLeft(day)).toEqual(left);
  });
});
