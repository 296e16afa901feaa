import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { importDrafts } from "../../scripts/import/import-drafts.ts";
import { PlatformClient } from "../../scripts/import/platform-client.ts";
import { type RunningPlatform, startPlatform } from "../../tests/contracts/import/start-platform.ts";
import { generateCatalogue } from "../catalogue/generate-catalogue.ts";
import { seedPlatform, toCatalogueLines } from "../seed/seed-platform.ts";

let platform: RunningPlatform;
let client: PlatformClient;

beforeAll(async () => {
  platform = await startPlatform();
  client = new PlatformClient(platform.settings);
});

afterAll(() => platform?.stop());

describe("the demo catalogue", () => {
  const now = new Date("2026-11-21T12:00:00Z");

  it("is imported completely, sends one request the second time and follows the date", async () => {
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
    const { lines } = toCatalogueLines(
      generateCatalogue({ products: 30, now: new Date("2026-11-22T08:00:00Z") }),
    );
    const report = await importDrafts(client, lines);
    expect(report.total("created") + report.total("updated")).toBe(0);
  }, 60_000);
});
