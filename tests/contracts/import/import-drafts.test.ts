import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { DraftLine } from "../../../scripts/import/draft-line.ts";
import { importDrafts } from "../../../scripts/import/import-drafts.ts";
import { PlatformClient } from "../../../scripts/import/platform-client.ts";
import { type DraftFiles, readDraftFiles } from "../../../scripts/import/read-draft-files.ts";
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
  // the drafts attach their categories below the root of every platform of the shop
  await importDrafts(client, rootCategory());
}, startUpMs);

afterAll(() => platform?.stop());

describe("drafts of another shop", () => {
  it("are imported in the right order whatever their order in the file", async () => {
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

  it("change nothing when imported again", async () => {
    const report = await importDrafts(client, files.lines);
    expect(report.total("created") + report.total("updated")).toBe(0);
    expect(report.total("unchanged")).toBe(142);
  }, 20_000);

  it("report each invalid line's file, number and reason", async () => {
    const report = await importDrafts(client, files.lines);
    const problems = [...files.badLines, ...report.badLines].map(
      ({ origin, reason }) => `${origin.file.split("/").at(-1)}:${origin.line} ${reason}`,
    );
    expect(problems).toEqual([
      expect.stringMatching(/^products\.jsonl:22 not JSON/),
      "products-late.jsonl:1 slug: is missing",
      'products-late.jsonl:2 masterVariant.prices.0.value.centAmount: expected an integer, but received: "12.50"',
      expect.stringMatching(/^products-late\.jsonl:4 oxford-shirt: already given in .*products\.jsonl:1$/),
      'products-late.jsonl:3 unknown-type: refers to "furniture" of product-types, which does not exist',
    ]);
  }, 20_000);

  it("update changed resources with update actions", async () => {
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

function rootCategory(): readonly DraftLine[] {
  const draft = { key: "all-categories", name: { en: "All" }, slug: { en: "all-categories" } };
  return [{ kind: "categories", draft, origin: { file: "categories.jsonl", line: 1 } }];
}
