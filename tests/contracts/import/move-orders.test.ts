import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { exportPlatform } from "../../../scripts/export/export-platform.ts";
import { isRecord, storedList } from "../../../scripts/import/compare/same-value.ts";
import { importDrafts } from "../../../scripts/import/import-drafts.ts";
import { PlatformClient, type StoredResource } from "../../../scripts/import/platform-client.ts";
import { readDraftFiles } from "../../../scripts/import/read-draft-files.ts";
import { placeSampleOrders } from "./place-sample-orders.ts";
import { readFiles } from "./read-files.ts";
import { type RunningPlatform, startTwoPlatforms } from "./start-platform.ts";

const sample = fileURLToPath(new URL("everything", import.meta.url));
const patienceMs = 120_000;
const number = "26-000001";

let folder: string;
let platforms: readonly [RunningPlatform, RunningPlatform];
let here: PlatformClient;
let there: PlatformClient;
let order: StoredResource;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "ironhall-orders-"));
  platforms = await startTwoPlatforms();
  [here, there] = [new PlatformClient(platforms[0].settings), new PlatformClient(platforms[1].settings)];
  const { lines } = await readDraftFiles([sample]);
  expect((await importDrafts(here, lines)).badLines).toEqual([]);
  const placed = await placeSampleOrders(here);
  order = await deliver(placed.order);
}, patienceMs);

afterAll(async () => {
  await platforms?.[0].stop();
  if (folder) await rm(folder, { recursive: true });
});

/** Delivers one of two saws, in a parcel. */
function deliver(placed: StoredResource): Promise<StoredResource> {
  const items = [{ id: storedList(placed.lineItems)[0]?.id, quantity: 1 }];
  const trackingData = { trackingId: "JD0002", carrier: "DHL" };
  return here.update("orders", placed, [
    { action: "setLocale", locale: "de" },
    { action: "addDelivery", items, parcels: [{ items, trackingData }] },
    { action: "changeShipmentState", shipmentState: "Partial" },
  ]);
}

async function exportTo(client: PlatformClient, name: string) {
  const report = await exportPlatform(client, at(name));
  return { report, files: await readFiles(at(name)) };
}

async function importFrom(name: string, client: PlatformClient) {
  const { lines } = await readDraftFiles([at(name)]);
  return importDrafts(client, lines);
}

async function load(client: PlatformClient): Promise<StoredResource> {
  const [found] = await client.loadByKeys("orders", [number]);
  if (!found) throw new Error(`No order ${number}.`);
  return found;
}

const cents = (money: unknown) => (isRecord(money) ? Number(money.centAmount) : Number.NaN);

describe("orders and payments that move to another platform", () => {
  it("are exported from it the same byte for byte", { timeout: patienceMs }, async () => {
    const { report, files } = await exportTo(here, "first");
    expect(report.remarks).toEqual([]);
    expect([report.counts.get("orders"), report.counts.get("payments")]).toEqual([3, 3]);
    expect((await importFrom("first", there)).badLines).toEqual([]);
    expect((await exportTo(there, "second")).files).toEqual(files);
  });

  it("stay assigned to their customer, at the paid prices", { timeout: patienceMs }, async () => {
    const moved = await load(there);
    expect(moved.customerId).toBe((await there.loadByKey("customers", "ann"))?.id);
    expect(moved.customerId).not.toBe(order.customerId);
    expect(moved).toMatchObject({
      completedAt: order.createdAt,
      locale: "de",
      orderState: "Confirmed",
      paymentState: "Paid",
      shipmentState: "Partial",
      totalPrice: order.totalPrice,
      taxedPrice: order.taxedPrice,
      inventoryMode: "None",
    });
    const lines = storedList(moved.lineItems);
    expect(lines.map(({ totalPrice }) => totalPrice)).toEqual(
      storedList(order.lineItems).map(({ totalPrice }) => totalPrice),
    );
    const shipping = isRecord(moved.shippingInfo) ? cents(moved.shippingInfo.price) : 0;
    const sum = lines.reduce((all, { totalPrice }) => all + cents(totalPrice), shipping);
    expect(sum).toBe(cents(moved.totalPrice));
  });

  it("have their parcels and payments, named by the new ids", { timeout: patienceMs }, async () => {
    const moved = await load(there);
    const payment = await there.loadByKey("payments", "of-ordered");
    expect(moved.paymentInfo).toEqual({ payments: [{ typeId: "payment", id: payment?.id }] });
    const items = [{ id: storedList(moved.lineItems)[0]?.id, quantity: 1 }];
    expect(moved.shippingInfo).toMatchObject({
      deliveries: [{ items, parcels: [{ items, trackingData: { trackingId: "JD0002" } }] }],
    });
  });

  it("are skipped when they exist, or updated", { timeout: patienceMs }, async () => {
    const again = await importFrom("first", there);
    expect([again.badLines, again.total("created"), again.total("updated")]).toEqual([[], 0, 0]);
    order = await here.update("orders", order, [{ action: "changeShipmentState", shipmentState: "Shipped" }]);
    await exportPlatform(here, at("later"), ["payments", "orders"]);
    expect(Object.keys(await readFiles(at("later")))).toEqual(["orders.jsonl", "payments.jsonl"]);
    const later = await importFrom("later", there);
    expect([later.badLines, later.total("created"), later.total("updated")]).toEqual([[], 0, 1]);
    expect((await load(there)).shipmentState).toBe("Shipped");
  });

  it("are never confused with another order of that number", { timeout: patienceMs }, async () => {
    const { lines } = await readDraftFiles([at("later")]);
    const other = lines
      .filter(({ draft }) => draft.orderNumber === number)
      .map((line) => ({
        ...line,
        draft: { ...line.draft, totalPrice: { currencyCode: "EUR", centAmount: 1 } },
      }));
    const { badLines } = await importDrafts(there, other);
    expect(badLines.map(({ reason }) => reason)).toEqual([
      `${number}: an order of this number is there already, with another total`,
    ]);
  });

  it("omit a customer who no longer exists", { timeout: patienceMs }, async () => {
    const ann = await here.loadByKey("customers", "ann");
    await here.send("DELETE", `/customers/${ann?.id}?version=${ann?.version}`);
    const { report, files } = await exportTo(here, "without");
    expect(report.remarks).toEqual([expect.stringContaining(`refers to customers ${ann?.id}`)]);
    const drafts = files["orders.jsonl"]?.trim().split("\n") ?? [];
    const draft = JSON.parse(drafts.find((line) => line.includes(number)) ?? "{}");
    expect([draft.customer, draft.customerEmail]).toEqual([undefined, "ann@example.test"]);
  });
});

function at(name: string): string {
  return path.join(folder, name);
}
