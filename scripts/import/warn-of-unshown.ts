import { shopCountries } from "../base/country.ts";
import { draftList, isRecord, storedList } from "./compare/same-value.ts";
import { type Draft, type DraftLine, isObject, type Json, type JsonFields } from "./draft-line.ts";
import type { ImportReport } from "./import-report.ts";
import type { PlatformClient } from "./platform-client.ts";

type Warning = { readonly line: DraftLine; readonly reason: string };

/**
 * Reports what the platform accepts but the shop does not show or should not sell.
 * Countries without a tax rate, slugs that differ only in case or are a category's as well, used articles that cost as
 * much as the new one.
 */
export async function warnOfUnshown(
  client: PlatformClient,
  lines: readonly DraftLine[],
  report: ImportReport,
): Promise<void> {
  const products = lines.filter(({ kind }) => kind === "products");
  const untaxed = await listUntaxed(client, lines, products);
  const warnings = [...untaxed, ...listSlugClashes(lines), ...listExpensiveUsed(products)];
  for (const { line, reason } of warnings) report.remark(line, reason);
}

/** Returns one warning per tax category and set of countries, at the first affected product. */
async function listUntaxed(
  client: PlatformClient,
  lines: readonly DraftLine[],
  products: readonly DraftLine[],
): Promise<readonly Warning[]> {
  const byCategory = Map.groupBy(products, ({ draft }) => readTaxCategory(draft));
  const warnings: Warning[] = [];
  for (const [category, own] of byCategory) {
    const [first] = own;
    if (category === null && first)
      warnings.push({ line: first, reason: `${countOf(own)} without a tax category: not for sale` });
    if (category === null) continue;
    const taxed = await loadTaxedCountries(client, lines, category);
    const byMissing = Map.groupBy(own, ({ draft }) =>
      listPricedCountries(draft)
        .filter((country) => !taxed.has(country))
        .join(", "),
    );
    for (const [missing, concerned] of byMissing) {
      const [line] = concerned;
      if (missing === "" || !line) continue;
      const reason = `tax category "${category}" has no rate for ${missing}: not for sale there`;
      warnings.push({ line, reason: `${reason} (${countOf(concerned)})` });
    }
  }
  return warnings;
}

function countOf(lines: readonly DraftLine[]): string {
  return lines.length === 1 ? "1 product" : `${lines.length} products`;
}

function readTaxCategory({ taxCategory }: Draft): string | null {
  return isObject(taxCategory) && typeof taxCategory.key === "string" ? taxCategory.key : null;
}

async function loadTaxedCountries(
  client: PlatformClient,
  lines: readonly DraftLine[],
  key: string,
): Promise<ReadonlySet<string>> {
  const drafts = lines.filter(({ kind, draft }) => kind === "tax-categories" && draft.key === key);
  const stored = await client.loadByKey("tax-categories", key);
  const rates = [...drafts.flatMap(({ draft }) => draftList(draft.rates)), ...storedList(stored?.rates)];
  return new Set(rates.map(({ country }) => String(country)));
}

/**
 * Returns the shop's countries in which a price of the product applies.
 * One without a country applies to its currency.
 */
function listPricedCountries(draft: Draft): readonly string[] {
  const prices = listVariants(draft).flatMap(({ prices: all }) => draftList(all));
  const found = shopCountries.filter(({ code, currency }) =>
    prices.some(
      ({ value, country }) =>
        isObject(value) &&
        value.currencyCode === currency &&
        (country === undefined || country === null || country === code),
    ),
  );
  return found.map(({ code }) => code);
}

function listVariants({ masterVariant, variants }: Draft): readonly JsonFields[] {
  return [...(isObject(masterVariant) ? [masterVariant] : []), ...draftList(variants)];
}

/** URLs are in lower case, and a category is looked up before a product. Duplicate slugs of one kind are refused. */
function listSlugClashes(lines: readonly DraftLine[]): readonly Warning[] {
  const owners = new Map<string, DraftLine>();
  const warnings: Warning[] = [];
  const inOrder = [
    ...lines.filter(({ kind }) => kind === "categories"),
    ...lines.filter(({ kind }) => kind === "products"),
  ];
  for (const line of inOrder) {
    for (const [language, slug] of Object.entries(isObject(line.draft.slug) ? line.draft.slug : {})) {
      const place = `${language} ${String(slug).toLowerCase()}`;
      const owner = owners.get(place);
      if (!owner) owners.set(place, line);
      const isRefused = owner?.kind === line.kind && readSlug(owner, language) === slug;
      if (!owner || owner === line || isRefused) continue;
      const { file, line: number } = owner.origin;
      const reason = `slug (${language}) "${slug}" has the same URL as "${owner.draft.key}" (${file}:${number})`;
      warnings.push({ line, reason: `${reason}, which is the one that is shown` });
    }
  }
  return warnings;
}

function readSlug({ draft }: DraftLine, language: string): Json | undefined {
  return isObject(draft.slug) ? draft.slug[language] : undefined;
}

/** Returns used articles (`awareSku` names the new one) that cost no less than the new one, reductions included. */
function listExpensiveUsed(products: readonly DraftLine[]): readonly Warning[] {
  const bySku = new Map(
    products.flatMap(({ draft }) => listVariants(draft).map((variant) => [variant.sku, variant] as const)),
  );
  return products.flatMap((line) =>
    listVariants(line.draft).flatMap((variant): Warning[] => {
      const newSku = readAttribute(variant, "awareSku");
      const original = typeof newSku === "string" ? bySku.get(newSku) : undefined;
      const higher = original ? listHigherPrices(variant, original) : [];
      if (higher.length === 0) return [];
      return [{ line, reason: `used, and no cheaper than the new ${newSku}: ${higher.join(", ")}` }];
    }),
  );
}

function readAttribute({ attributes }: JsonFields, name: string): Json | undefined {
  return draftList(attributes).find((attribute) => attribute.name === name)?.value;
}

function listHigherPrices(used: JsonFields, original: JsonFields): readonly string[] {
  const lowest = toLowestPrices(original);
  return [...toLowestPrices(used)].flatMap(([place, cents]) => {
    const limit = lowest.get(place);
    return limit !== undefined && cents >= limit
      ? [`${place} ${(cents / 100).toFixed(2)} ≥ ${(limit / 100).toFixed(2)}`]
      : [];
  });
}

/** Returns lowest prices in minor units, reductions included, by currency and country. */
function toLowestPrices({ prices }: JsonFields): ReadonlyMap<string, number> {
  const lowest = new Map<string, number>();
  for (const { value, country, discounted } of draftList(prices)) {
    const amount = isRecord(discounted) ? discounted.value : value;
    if (!isRecord(amount)) continue;
    const place = [amount.currencyCode, country].filter((part) => typeof part === "string").join(" ");
    lowest.set(place, Math.min(Number(amount.centAmount), lowest.get(place) ?? Number.POSITIVE_INFINITY));
  }
  return lowest;
}
