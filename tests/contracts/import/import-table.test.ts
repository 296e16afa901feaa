import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { importDrafts } from "../../../scripts/import/import-drafts.ts";
import { PlatformClient } from "../../../scripts/import/platform-client.ts";
import { readDraftFiles } from "../../../scripts/import/read-draft-files.ts";
import { withTables } from "../../../scripts/import/run-import.ts";
import { type RunningPlatform, startPlatform } from "./start-platform.ts";

const folder = fileURLToPath(new URL("tables", import.meta.url));

let platform: RunningPlatform;
let client: PlatformClient;

beforeAll(async () => {
  platform = await startPlatform();
  client = new PlatformClient(platform.settings);
}, 60_000);

afterAll(() => platform?.stop());

async function importFolder(files: readonly string[]) {
  const { lines, badLines } = await withTables(client, await readDraftFiles(files));
  const report = await importDrafts(client, lines);
  const bad = [...badLines, ...report.badLines].map(
    ({ origin, reason }) => `${path.basename(origin.file)}:${origin.line} ${reason}`,
  );
  return { report, bad };
}

describe("a product table", () => {
  it("is imported together with the draft files that it names, each invalid line reported with its reason", async () => {
    const { report, bad } = await importFolder([folder]);
    expect(report.describe()).toContain("products: 2 created, 1 failed");
    expect(bad).toEqual([
      'shirts.csv:5 categories: there is no category "Clothes>Shoes"',
      expect.stringMatching(
        /^shirts\.csv:6 TAKEN: slug \(en\) "polo-shirt" already given in .*shirts\.csv:2$/,
      ),
    ]);
  }, 20_000);

  it("is for sale according to its rows", async () => {
    const polo = await client.loadByKey("products", "polo");
    expect(polo?.masterData).toMatchObject({
      published: true,
      current: {
        name: { en: "Polo shirt", de: "Polohemd" },
        description: { de: 'Weich; kühl.\nZwei Zeilen, "ein Hemd".' },
        masterVariant: {
          sku: "POLO-S",
          prices: [
            { country: "DE", value: { centAmount: 15000, currencyCode: "EUR" } },
            { value: { centAmount: 900 } },
          ],
          images: [
            { url: "https://pictures.example/polo-1.jpg" },
            { dimensions: { w: 800, h: 600 }, label: "Back" },
          ],
        },
        variants: [{ sku: "POLO-M", prices: [{ value: { centAmount: 950 } }] }],
      },
    });
    expect(JSON.stringify(polo?.masterData)).toContain('"name":"washable","value":true');
    expect((await client.loadByKey("products", "tee"))?.masterData).toMatchObject({ published: false });
  });

  it("changes nothing the second time, and names what only the platform has", async () => {
    const { report } = await importFolder([path.join(folder, "shirts.csv")]);
    expect(report.describe()).toEqual(["products: 2 unchanged, 1 failed"]);
  }, 20_000);
});
