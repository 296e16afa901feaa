import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { generateCatalogue } from "../../../scripts/demo-catalogue/generate-catalogue.ts";
import type { DraftLine } from "../../../scripts/import/draft-line.ts";
import { importDrafts } from "../../../scripts/import/import-drafts.ts";
import { PlatformClient } from "../../../scripts/import/platform-client.ts";
import { type DraftFiles, readDraftFiles } from "../../../scripts/import/read-draft-files.ts";
import { seedPlatform, toDraftLines } from "../../../scripts/seed/seed-platform.ts";
import { type RunningPlatform, startPlatform } from "./start-platform.ts";

const draftFolder = fileURLToPath(new URL("drafts", import.meta.url));
const startUpMs = 60_000;

let platform: RunningPlatform;
let client: PlatformClient;
let files: DraftFiles;

beforeAll(async () => {
  platform = await startPlatform();
  client = new PlatformClient(platform.settings);
  files = await readDraftFiles([draftFolder]);
  // the drafts hang their categories below the root that every platform of the shop has
  await importDrafts(client, rootCategory());
}, startUpMs);

afterAll(() => platform?.stop());

describe("drafts of another shop", () => {
  it("are taken in the right order whatever order they come in", async () => {
    const lastKindFirst = files.lines.toSorted((left, right) => right.kind.localeCompare(left.kind));
    const report = await importDrafts(client, lastKindFirst);
    expect(report.describe()).toEqual([
      "tax-categories: 2 created",
      "product-types: 3 created",
      "categories: 6 created",
      "products: 32 created, 2 failed",
      "inventory: 99 created",
    ]);
  }, 20_000);

  it("change nothing when they come again", async () => {
    const report = await importDrafts(client, files.lines);
    expect(report.total("created") + report.total("updated")).toBe(0);
    expect(report.total("unchanged")).toBe(142);
  }, 20_000);

  it("say of each bad line its file, its number and the reason", async () => {
    const report = await importDrafts(client, files.lines);
    const said = [...files.badLines, ...report.badLines].map(
      ({ origin, reason }) => `${origin.file.split("/").at(-1)}:${origin.line} ${reason}`,
    );
    expect(said).toEqual([
      expect.stringMatching(/^products\.jsonl:22 not JSON/),
      "products-late.jsonl:1 slug: is missing",
      'products-late.jsonl:2 masterVariant.prices.0.value.centAmount: expected an integer, but received: "12.50"',
      expect.stringMatching(/^products-late\.jsonl:4 oxford-shirt: already given in .*products\.jsonl:1$/),
      'products-late.jsonl:3 unknown-type: refers to "furniture" of product-types, which does not exist',
    ]);
  }, 20_000);

  it("bring what has changed up to date with update actions", async () => {
    const changed = files.lines
      .filter(({ draft }) => draft.key === "trousers-cargo")
      .map((line) => ({ ...line, draft: { ...line.draft, name: { en: "Cargo trousers, new cut" } } }));
    const report = await importDrafts(client, changed);
    expect(report.describe()).toEqual(["products: 1 updated"]);
    const stored = await client.loadByKey("products", "trousers-cargo");
    expect(JSON.stringify(stored?.masterData)).toContain("Cargo trousers, new cut");
    expect((await importDrafts(client, changed)).total("unchanged")).toBe(1);
  });

  it("are for sale when the draft does not say otherwise", async () => {
    const stored = await client.loadByKey("products", "trousers-bib");
    expect(stored?.masterData).toMatchObject({ published: true });
  });
});

describe("the demo catalogue", () => {
  const now = new Date("2026-11-21T12:00:00Z");

  it("goes in whole, asks one question the second time and follows the day", async () => {
    const options = { ...platform.settings, products: 30, now };
    const first = await seedPlatform(options);
    expect(first).toMatchObject({ status: "seeded", problems: [] });
    expect(await seedPlatform(options)).toMatchObject({ status: "up-to-date" });
    const nextDay = await seedPlatform({ ...options, now: new Date("2026-11-22T00:30:00Z") });
    expect(nextDay).toMatchObject({ status: "seeded", created: 0, problems: [] });
    // five reductions and two codes move their days, and the campaigns of all stores but one
    expect(nextDay.updated).toBe(5 + 2 + 24);
  }, 60_000);

  it("is found equal when it is sent again", async () => {
    const { lines } = toDraftLines(
      generateCatalogue({ products: 30, now: new Date("2026-11-22T08:00:00Z") }),
    );
    const report = await importDrafts(client, lines);
    expect(report.total("created") + report.total("updated")).toBe(0);
  }, 60_000);
});

function rootCategory(): readonly DraftLine[] {
  const { lines } = toDraftLines(generateCatalogue({ products: 1, now: new Date() }));
  return lines.filter(({ draft, kind }) => kind === "categories" && draft.key === "all-categories");
}
