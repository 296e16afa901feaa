import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { getCountry } from "../../../app/countries/model/country-table.ts";
import { toLanguage } from "../../../app/countries/model/locale.ts";
import { createCatalogueGateway } from "../../../app/gateways/commerce/catalogue/create-catalogue-gateway.ts";
import { createCommerceClient } from "../../../app/gateways/commerce/commerce-client.ts";
import { createTimedMemo } from "../../../app/gateways/commerce/timed-memo.ts";
import type { Draft, DraftLine } from "../../../scripts/import/draft-line.ts";
import { importDrafts } from "../../../scripts/import/import-drafts.ts";
import type { ImportReport } from "../../../scripts/import/import-report.ts";
import { PlatformClient } from "../../../scripts/import/platform-client.ts";
import type { ResourceKind } from "../../../scripts/import/resource-kind.ts";
import { type RunningPlatform, startPlatform } from "./start-platform.ts";

const startUpMs = 90_000;
const productCount = 34;
const variantsEach = 3;

let platform: RunningPlatform;
let report: ImportReport;
const warnings: string[] = [];

beforeAll(async () => {
  platform = await startPlatform();
  report = await importDrafts(new PlatformClient(platform.settings), listDrafts());
}, startUpMs);

afterAll(() => platform?.stop());

/** Half of the slugs have capitals, like those of another shop's catalogue. */
const toSlug = (at: number) => (at % 2 === 0 ? `Ellipse-Tee-${at}` : `plain-mug-${at}`);
const toSku = (at: number, variant: number) => `TEE-${at}-${variant}`;

function listDrafts(): readonly DraftLine[] {
  const of = (kind: ResourceKind, drafts: readonly Draft[]) =>
    drafts.map((draft, at) => ({ kind, draft, origin: { file: `${kind}.jsonl`, line: at + 1 } }));
  const rate = (country: string, amount: number) => ({
    name: country,
    amount,
    includedInPrice: true,
    country,
  });
  const price = (centAmount: number) => ({ value: { currencyCode: "EUR", centAmount } });
  const variant = (at: number, number: number) => ({
    sku: toSku(at, number),
    prices: [price(1_000 + at * 10 + number)],
    attributes: [{ name: "size", value: `${number}` }],
  });
  const products = Array.from({ length: productCount }, (_, at) => ({
    key: `product-${at}`,
    productType: { typeId: "product-type", key: "simple" },
    taxCategory: { typeId: "tax-category", key: "standard" },
    name: { en: `Product ${at}`, de: `Produkt ${at}` },
    slug: { en: toSlug(at), de: toSlug(at) },
    categories: [{ typeId: "category", key: "shirts" }],
    masterVariant: variant(at, 1),
    variants: Array.from({ length: variantsEach - 1 }, (__, other) => variant(at, other + 2)),
  }));
  return [
    ...of("tax-categories", [
      { key: "standard", name: "Standard", rates: [rate("DE", 0.19), rate("AT", 0.2), rate("NL", 0.21)] },
    ]),
    ...of("product-types", [
      {
        key: "simple",
        name: "Simple",
        description: "Simple",
        attributes: [
          {
            name: "size",
            label: { en: "Size" },
            type: { name: "text" },
            isRequired: false,
            attributeConstraint: "CombinationUnique",
          },
        ],
      },
    ]),
    ...of("categories", [{ key: "shirts", name: { en: "Shirts" }, slug: { en: "Shirts", de: "Hemden" } }]),
    ...of("products", products),
  ];
}

function openGateway(code: "DE" | "AT" | "NL") {
  const country = getCountry(code);
  const [locale] = country.locales;
  const language = toLanguage(locale);
  return createCatalogueGateway({
    client: createCommerceClient({ ...platform.settings, fetch }),
    memo: createTimedMemo(60_000, 10),
    productMemo: createTimedMemo(60_000, 100),
    cardMemo: createTimedMemo(60_000, 100),
    country,
    language,
    localeKey: `${language}-${code}`,
    format: { chain: [`${language}-${code}`, language, "en"], formatNumber: String, yes: "", no: "" },
    warn: (event) => warnings.push(event),
  });
}

describe("an imported catalogue whose slugs have capitals", () => {
  it.each(["DE", "AT", "NL"] as const)("has all 102 variants for sale in %s", async (code) => {
    const gateway = openGateway(code);
    const sold = new Set<string>();
    for (let at = 0; at < productCount; at++) {
      const path = toSlug(at).toLowerCase();
      const found = await gateway.loadProductBySlug(path);
      if (!found.ok || !found.value) continue;
      expect(found.value.slug).toBe(path);
      for (const { sku, price } of found.value.variants) if (price.value.centAmount > 0) sold.add(sku);
    }
    expect(sold.size).toBe(productCount * variantsEach);
    const category = await gateway.loadCategoryBySlug(code === "NL" ? "shirts" : "hemden");
    expect(category).toMatchObject({ ok: true, value: { key: "shirts" } });
    expect(warnings).toEqual([]);
  });

  it("is imported with warnings of what is not shown: countries without a tax rate", () => {
    expect(report.badLines).toEqual([]);
    const reasons = report.remarks.map(({ reason }) => reason);
    expect(reasons).toEqual([
      expect.stringMatching(
        /^product-0: tax category "standard" has no rate for SK, IE, .*: not for sale there/,
      ),
    ]);
    expect(reasons[0]).not.toMatch(/\b(?:DE|AT|NL)\b/);
  });
});
