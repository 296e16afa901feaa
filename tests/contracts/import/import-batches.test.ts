import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { DraftLine, Json } from "../../../scripts/import/draft-line.ts";
import { importDrafts } from "../../../scripts/import/import-drafts.ts";
import { inFileOrder } from "../../../scripts/import/import-report.ts";
import { toDraftLine } from "../../../scripts/import/parse-draft-line.ts";
import { PlatformClient, PlatformError } from "../../../scripts/import/platform-client.ts";
import type { ResourceKind } from "../../../scripts/import/resource-kind.ts";
import { type RunningPlatform, startPlatform } from "./start-platform.ts";

let platform: RunningPlatform;

/** Counts requests, and refuses whole batches that contain a product with this key. */
class CountingClient extends PlatformClient {
  readonly paths: string[] = [];
  refusedKey = "";

  override async send(method: "GET" | "POST", path: string, body?: unknown): Promise<unknown> {
    if (method === "POST") this.paths.push(path.split("/")[1] ?? "");
    const isRefused = this.refusedKey !== "" && path.includes("/import-containers/") && method === "POST";
    if (isRefused && JSON.stringify(body).includes(`"key":"${this.refusedKey}"`)) {
      throw new PlatformError(400, "400 Something in the batch is wrong.");
    }
    return super.send(method, path, body);
  }

  sent(path: string): number {
    return this.paths.filter((each) => each === path).length;
  }
}

function toLine(kind: ResourceKind, draft: Json, line = 1): DraftLine {
  const parsed = toDraftLine(draft, kind, { file: `${kind}.jsonl`, line });
  if ("draft" in parsed) return parsed;
  throw new Error(parsed.reason);
}

const toolType = toLine("product-types", {
  key: "tool",
  name: "Tool",
  description: "",
  attributes: [{ name: "length", label: { en: "Length" }, type: { name: "number" } }],
});

/** Returns a hundred products with one name; `changes` overrides some. */
function products(name: string, changes: Readonly<Record<number, { readonly [field: string]: Json }>> = {}) {
  return Array.from({ length: 100 }, (_, at) =>
    toLine(
      "products",
      {
        key: `${name}-${at}`,
        productType: { typeId: "product-type", key: "tool" },
        name: { en: `Tool ${at}` },
        slug: { en: `${name}-${at}` },
        masterVariant: { sku: `${name}-${at}`, attributes: [{ name: "length", value: at }] },
        ...changes[at],
      },
      at + 1,
    ),
  );
}

async function importAll(client: PlatformClient, lines: readonly DraftLine[]) {
  const report = await importDrafts(client, lines);
  const bad = inFileOrder(report.badLines).map(({ origin, reason }) => `${origin.line}: ${reason}`);
  return { summary: report.describe(), bad };
}

beforeAll(async () => {
  platform = await startPlatform();
}, 60_000);

afterAll(() => platform?.stop());

describe("many new products", () => {
  it("are imported in batches of twenty, and a second run sends nothing", async () => {
    const client = new CountingClient(platform.settings);
    const first = await importAll(client, [toolType, ...products("first")]);
    expect(first).toEqual({ summary: ["product-types: 1 created", "products: 100 created"], bad: [] });
    expect(client.sent("product-drafts")).toBe(5);
    expect(client.sent("products")).toBe(0);
    const again = new CountingClient(platform.settings);
    expect((await importAll(again, products("first"))).summary).toEqual(["products: 100 unchanged"]);
    expect(again.paths).toEqual([]);
  }, 30_000);

  it("each report why they are refused, and the rest is imported", async () => {
    const client = new CountingClient(platform.settings);
    const { summary, bad } = await importAll(
      client,
      products("second", {
        3: { productType: { typeId: "product-type", key: "none" } },
        41: { slug: { en: "first-7" } },
        42: { masterVariant: { sku: "second-42", attributes: [{ name: "colour", value: "red" }] } },
      }),
    );
    expect(summary).toEqual(["products: 97 created, 3 failed"]);
    expect(bad).toEqual([
      '4: second-3: refers to "none" of product-types, which does not exist',
      expect.stringMatching(/^42: second-41: .*first-7/),
      expect.stringMatching(/^43: second-42: .*colour/),
    ]);
  }, 30_000);

  it("are sent one by one when a batch is refused as a whole", async () => {
    const client = new CountingClient(platform.settings);
    client.refusedKey = "third-30";
    const { summary, bad } = await importAll(
      client,
      products("third", { 30: { masterVariant: { sku: "first-1" } } }),
    );
    expect(summary).toEqual(["products: 99 created, 1 failed"]);
    expect(bad).toEqual([expect.stringMatching(/^31: third-30: .*first-1/)]);
    expect(client.sent("products")).toBe(20);
  }, 30_000);

  it("report where in the draft the platform cannot parse it", async () => {
    const value = { type: "highPrecision", currencyCode: "EUR", preciseAmount: 123, fractionDigits: 40 };
    const [few] = products("few", { 0: { masterVariant: { sku: "few-0", prices: [{ value }] } } });
    if (!few) throw new Error("There is no product.");
    const { bad } = await importAll(new CountingClient(platform.settings), [toolType, few]);
    expect(bad).toEqual([expect.stringMatching(/^1: few-0: 400 .*masterVariant -> prices -> value/)]);
  });
});

describe("many new categories", () => {
  it("are imported in batches, parents before children, and a second run sends nothing", async () => {
    const child = (at: number) => ({
      key: `child-${at}`,
      name: { en: `Child ${at}` },
      slug: { en: `child-${at}` },
      orderHint: `0.${at + 1}`,
      parent: { typeId: "category", key: "trunk" },
    });
    const trunk = { key: "trunk", name: { en: "Trunk" }, slug: { en: "trunk" }, orderHint: "0.1" };
    const drafts = [...Array.from({ length: 50 }, (_, at) => child(at)), trunk];
    const lines = drafts.map((draft, at) => toLine("categories", draft, at + 1));
    const client = new CountingClient(platform.settings);
    const first = await importAll(client, lines);
    expect(first).toEqual({ summary: ["categories: 51 created"], bad: [] });
    expect(client.paths).toEqual(["categories", "categories", "categories", "categories"]);
    const again = new CountingClient(platform.settings);
    expect((await importAll(again, lines)).summary).toEqual(["categories: 51 unchanged"]);
    expect(again.paths).toEqual([]);
  }, 30_000);
});
