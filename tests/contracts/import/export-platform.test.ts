import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { exportPlatform } from "../../../scripts/export/export-platform.ts";
import { importDrafts } from "../../../scripts/import/import-drafts.ts";
import { DryRunClient, PlatformClient } from "../../../scripts/import/platform-client.ts";
import { readDraftFiles } from "../../../scripts/import/read-draft-files.ts";
import { resourceKinds } from "../../../scripts/import/resource-kind.ts";
import { publishedNames, publishedParts } from "./published-drafts.ts";
import { readFiles } from "./read-files.ts";
import { type RunningPlatform, startPlatform, startTwoPlatforms } from "./start-platform.ts";

const sample = fileURLToPath(new URL("everything", import.meta.url));
const startUpMs = 90_000;

let folder: string;
let first: RunningPlatform;
let second: RunningPlatform;
let third: RunningPlatform;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "ironhall-export-"));
  first = await startPlatform();
  [second, third] = await startTwoPlatforms();
}, startUpMs);

afterAll(async () => {
  await first?.stop();
  await second?.stop();
  if (folder) await rm(folder, { recursive: true });
});

describe("a platform's export", () => {
  it("contains a resource of every kind, all of which were imported", async () => {
    const { lines, badLines, unknownFiles } = await readDraftFiles([sample]);
    expect({ badLines, unknownFiles }).toEqual({ badLines: [], unknownFiles: [] });
    const report = await importDrafts(new PlatformClient(first.settings), lines);
    expect(report.badLines).toEqual([]);
    const { counts, remarks } = await exportPlatform(new PlatformClient(first.settings), at("first"));
    expect(remarks).toEqual([]);
    expect([...counts].filter(([, count]) => count > 0).map(([kind]) => kind)).toEqual([...resourceKinds]);
    expect([...counts.values()].reduce((sum, count) => sum + count, 0)).toBe(lines.length);
  }, 30_000);

  it("imported into an empty platform and exported again is the same byte for byte", async () => {
    const { lines } = await readDraftFiles([at("first")]);
    const report = await importDrafts(new PlatformClient(second.settings), lines);
    expect(report.badLines).toEqual([]);
    await exportPlatform(new PlatformClient(second.settings), at("second"));
    expect(await readFiles(at("second"))).toEqual(await readFiles(at("first")));
  }, 30_000);

  it("reports in a dry run what would be done, and does nothing", async () => {
    const { lines } = await readDraftFiles([at("first")]);
    const empty = await importDrafts(new DryRunClient(third.settings), lines);
    expect([empty.badLines, empty.total("created")]).toEqual([[], lines.length]);
    expect(await new PlatformClient(third.settings).isEmpty("products")).toBe(true);
    const full = await importDrafts(new DryRunClient(first.settings), lines);
    expect([full.badLines, full.total("unchanged")]).toEqual([[], lines.length]);
  }, 30_000);

  it("does not change its source platform", async () => {
    const { lines } = await readDraftFiles([at("first")]);
    const report = await importDrafts(new PlatformClient(first.settings), lines);
    expect(report.badLines).toEqual([]);
    expect(report.total("created") + report.total("updated")).toBe(0);
  }, 30_000);

  it("contains in its drafts what the sample contained, with keys for references", async () => {
    const files = await readFiles(at("first"));
    const drafts = files["products.jsonl"]?.trim().split("\n") ?? [];
    const saw = JSON.parse(drafts.find((line) => line.startsWith('{"key":"bow-saw"')) ?? "{}");
    expect(saw).toMatchObject({
      productType: { typeId: "product-type", key: "tool" },
      publish: true,
      masterVariant: {
        prices: [
          { key: "eur" },
          { discounted: { discount: { typeId: "product-discount", key: "spring" } } },
          { channel: { typeId: "channel", key: "showroom" } },
        ],
      },
    });
    expect(files["products.jsonl"]).toContain('{"name":"colour","value":"red"}');
  });

  it("contains no field unknown to the published drafts", async () => {
    const files = await readFiles(at("first"));
    const strange = resourceKinds.flatMap((kind) =>
      (files[`${kind}.jsonl`] ?? "")
        .trim()
        .split("\n")
        .flatMap((line) => Object.keys(JSON.parse(line)))
        .filter((name) => !publishedNames[kind].has(name))
        .map((name) => `${kind}: ${name}`),
    );
    expect([...new Set(strange)]).toEqual([]);
    const orders = files["orders.jsonl"]?.trim().split("\n") ?? [];
    const { lineItems, customLineItems, shippingInfo } = JSON.parse(orders[0] ?? "{}");
    const [delivery] = shippingInfo.deliveries;
    const parts: readonly [keyof typeof publishedParts, readonly object[]][] = [
      ["line", lineItems],
      ["customLine", customLineItems],
      ["price", [lineItems[0].price]],
      ["taxedPrice", [lineItems[0].taxedPrice]],
      ["shipping", [shippingInfo]],
      ["delivery", [delivery]],
      ["parcel", delivery.parcels],
    ];
    for (const [part, values] of parts) {
      const names = values.flatMap((value) => Object.keys(value));
      expect([part, names.length > 0, names.filter((name) => !publishedParts[part].has(name))]).toEqual([
        part,
        true,
        [],
      ]);
    }
  });

  it("omits the prices that the platform reduced itself", async () => {
    const stored = await new PlatformClient(first.settings).loadByKey("products", "bow-saw");
    expect(JSON.stringify(stored)).toContain('"centAmount":4410');
    expect((await readFiles(at("first")))["products.jsonl"]).not.toContain("4410");
  });

  it("is readable by its creator only", async () => {
    const modes = await Promise.all(
      resourceKinds.map(async (kind) => (await stat(path.join(at("first"), `${kind}.jsonl`))).mode & 0o077),
    );
    expect(new Set(modes)).toEqual(new Set([0]));
  });

  it("reveals no password, nor any id except those in a merchant's own objects", async () => {
    const files = await readFiles(at("first"));
    expect(files["customers.jsonl"]).not.toContain('"password"');
    const withIds = Object.entries(files).filter(([, text]) => /"id":"[^"]{3,}"/.test(text));
    expect(withIds.map(([name]) => name)).toEqual(["custom-objects.jsonl"]);
    expect(files["custom-objects.jsonl"]).toContain('"value":[{"key":"bow-saw","typeId":"product"},null]');
  });
});

function at(name: string): string {
  return path.join(folder, name);
}
