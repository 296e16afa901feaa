import { describe, expect, it } from "vitest";
import type { DraftLine, JsonFields } from "./draft-line.ts";
import { ImportReport } from "./import-report.ts";
import type { PlatformClient } from "./platform-client.ts";
import { warnOfUnshown } from "./warn-of-unshown.ts";

const platform = {
  loadByKey: async () => ({ rates: [{ country: "DE" }, { country: "AT" }] }),
} as unknown as PlatformClient;

const price = (centAmount: number, more: JsonFields = {}): JsonFields => ({
  value: { currencyCode: "EUR", centAmount },
  country: "DE",
  ...more,
});

function product(key: string, more: JsonFields): DraftLine {
  const taxCategory = { typeId: "tax-category", key: "full" };
  const draft = { key, taxCategory, slug: { de: key }, ...more };
  return { kind: "products", draft, origin: { file: "products.jsonl", line: 1 } };
}

async function warn(...lines: readonly DraftLine[]): Promise<readonly string[]> {
  const report = new ImportReport();
  await warnOfUnshown(platform, lines, report);
  return report.remarks.map(({ reason }) => reason);
}

const used = (cents: number) =>
  product("used", {
    masterVariant: { sku: "U", prices: [price(cents)], attributes: [{ name: "awareSku", value: "N" }] },
  });

describe("warnings of an import", () => {
  it.each([
    ["as much as the new one costs reduced", 8_000, 1],
    ["less", 7_999, 0],
  ])("name a used article that costs %s", async (_what, cents, count) => {
    const reduced = { value: { currencyCode: "EUR", centAmount: 8_000 } };
    const original = product("new", {
      masterVariant: { sku: "N", prices: [price(10_000, { discounted: reduced })] },
    });
    const found = await warn(original, used(cents));
    expect(found).toHaveLength(count);
    if (count > 0) expect(found[0]).toBe("used: used, and no cheaper than the new N: EUR DE 80.00 ≥ 80.00");
  });

  it("name countries with a price and without a rate, once for all products of a tax category", async () => {
    const french = { masterVariant: { sku: "A", prices: [price(100, { country: "FR" })] } };
    expect(await warn(product("one", french), product("two", french))).toEqual([
      'one: tax category "full" has no rate for FR: not for sale there (2 products)',
    ]);
  });

  it("name slugs with the same URL, and a product hidden by a category", async () => {
    const category: DraftLine = {
      kind: "categories",
      draft: { key: "tees", slug: { de: "Tees" } },
      origin: { file: "categories.jsonl", line: 3 },
    };
    expect(await warn(product("a", { slug: { de: "tees" } }), category)).toEqual([
      'a: slug (de) "tees" has the same URL as "tees" (categories.jsonl:3), which is the one that is shown',
    ]);
  });

  it("are empty for a valid catalogue", async () => {
    expect(await warn(product("a", { masterVariant: { sku: "A", prices: [price(100)] } }))).toEqual([]);
  });
});
