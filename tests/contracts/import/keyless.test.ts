import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { exportPlatform } from "../../../scripts/export/export-platform.ts";
import { importDrafts } from "../../../scripts/import/import-drafts.ts";
import { PlatformClient } from "../../../scripts/import/platform-client.ts";
import { readDraftFiles } from "../../../scripts/import/read-draft-files.ts";
import { readFiles } from "./read-files.ts";
import { type RunningPlatform, startPlatform } from "./start-platform.ts";

const startUpMs = 90_000;
const password = "correct horse battery";

let folder: string;
let first: RunningPlatform;
let second: RunningPlatform;
let client: PlatformClient;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "ironhall-keyless-"));
  first = await startPlatform();
  second = await startPlatform();
  client = new PlatformClient(first.settings);
  await fill(client);
}, startUpMs);

afterAll(async () => {
  await first?.stop();
  await second?.stop();
  if (folder) await rm(folder, { recursive: true });
});

describe("a platform whose resources have no keys", () => {
  it("is exported, and recognises them again", async () => {
    const { counts, remarks } = await exportPlatform(client, at("first"));
    expect(remarks).toEqual([]);
    expect(Object.fromEntries([...counts].filter(([, count]) => count > 0))).toEqual({
      stores: 2,
      "product-types": 1,
      categories: 1,
      products: 1,
      inventory: 1,
      "cart-discounts": 2,
      "discount-codes": 1,
      customers: 3,
      reviews: 2,
    });
    const { lines } = await readDraftFiles([at("first")]);
    const report = await importDrafts(client, lines);
    expect(report.badLines).toEqual([]);
    expect(report.total("created") + report.total("updated")).toBe(0);
  });

  it("is changed when a draft differs, and gets no duplicates", async () => {
    const { lines } = await readDraftFiles([at("first")]);
    const changed = lines
      .filter(({ kind }) => kind === "cart-discounts")
      .map((line) => ({ ...line, draft: { ...line.draft, isActive: false } }));
    const report = await importDrafts(client, changed);
    expect(report.badLines).toEqual([]);
    expect(report.total("updated")).toBe(2);
    const discounts = await client.listPage("cart-discounts", 10);
    expect(discounts.map(({ isActive }) => isActive)).toEqual([false, false]);
    await importDrafts(client, lines);
  });

  it("imported into an empty platform and exported again is the same byte for byte", async () => {
    const { lines } = await readDraftFiles([at("first")]);
    const other = new PlatformClient(second.settings);
    expect((await importDrafts(other, lines)).badLines).toEqual([]);
    await exportPlatform(other, at("second"));
    expect(await readFiles(at("second"))).toEqual(await readFiles(at("first")));
  });
});

async function fill(platform: PlatformClient): Promise<void> {
  for (const key of ["north", "south"]) await platform.create("stores", { key, languages: ["en"] });
  const { id: productType } = await platform.create("product-types", { name: "Saw", description: "Saws" });
  await platform.create("categories", { name: { en: "Saws" }, slug: { en: "saws" } });
  const { id: product } = await platform.create("products", {
    productType: { typeId: "product-type", id: productType },
    name: { en: "Bow saw" },
    slug: { en: "bow-saw" },
    masterVariant: { sku: "SAW-1" },
    publish: true,
  });
  await platform.create("inventory", { sku: "SAW-1", quantityOnStock: 4 });
  const codes = ["0.4", "0.5"].map((sortOrder) => ({
    name: { en: "Ten off" },
    value: { type: "relative", permyriad: 1000 },
    cartPredicate: "1 = 1",
    target: { type: "lineItems", predicate: "1 = 1" },
    sortOrder,
    requiresDiscountCode: true,
    isActive: true,
  }));
  const [ten] = await Promise.all(codes.map((draft) => platform.create("cart-discounts", draft)));
  await platform.create("discount-codes", {
    code: "TEN",
    cartDiscounts: [{ typeId: "cart-discount", id: ten?.id }],
    isActive: true,
  });
  const stores = (...keys: string[]) => ({ stores: keys.map((key) => ({ typeId: "store", key })) });
  await platform.create("customers", { email: "ann@example.test", password });
  await platform.create("customers", { email: "bo@example.test", password, ...stores("north", "south") });
  await platform.create("customers", { email: "ann@example.test", password, ...stores("south") });
  const target = { typeId: "product", id: product };
  await platform.create("reviews", { text: "Cuts well.", rating: 90, target });
  await platform.create("reviews", { text: "Cuts badly.", rating: 10, target });
}

function at(name: string): string {
  return path.join(folder, name);
}
