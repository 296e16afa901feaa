import type { SeedOptions, SeedResult } from "../../scripts/base/load-demo.ts";
import { hashFiles } from "../../scripts/house/hash-files.mjs";
import { isRecord } from "../../scripts/import/compare/same-value.ts";
import type { DraftLine } from "../../scripts/import/draft-line.ts";
import { importDrafts } from "../../scripts/import/import-drafts.ts";
import { describeBadLine } from "../../scripts/import/import-report.ts";
import { toDraftLines } from "../../scripts/import/parse-draft-line.ts";
import { PlatformClient } from "../../scripts/import/platform-client.ts";
import type { ResourceKind } from "../../scripts/import/resource-kind.ts";
import { rootCategoryKey } from "../catalogue/drafts/categories.ts";
import { type Catalogue, type CatalogueOptions, generateInParts } from "../catalogue/generate-catalogue.ts";
import { type Article, listArticles } from "../catalogue/trade/ordered-articles.ts";
import { placeOrders } from "./place-orders.ts";

/** Their drafts take 500 MB; the first part has every family's accessories, which other products reference. */
const productsAtOnce = 5_000;

/**
 * Seeds a platform with the demo catalogue. A second call on the same day sends one request and ends; the hidden root
 * category's keywords identify the seeded catalogue (`toCatalogueMark`). On another day of the same month only what
 * depends on the day is sent.
 */
export async function seedPlatform({
  products,
  now = new Date(),
  say = () => {},
  customers = false,
  isFirst = false,
  ...settings
}: SeedOptions): Promise<SeedResult> {
  const started = performance.now();
  const seconds = () => Math.round((performance.now() - started) / 100) / 10;
  const client = new PlatformClient(settings);
  const mark = toCatalogueMark({ products, customers }, now);
  const known = await readMark(client);
  if (known === mark || (isFirst && known !== undefined)) {
    say(`The demo catalogue of ${products} products is there.`);
    return {
      status: "up-to-date",
      created: 0,
      updated: 0,
      unchanged: 0,
      problems: [],
      seconds: seconds(),
      mark,
    };
  }
  const isDue = (kind: ResourceKind) => !known || !isOfSameMonth(known, mark) || dailyKinds.has(kind);
  const { counts, problems, articles } = await sendInParts(client, { products, now, customers }, isDue);
  for (const problem of problems) say(problem);
  const placed = customers ? await placeOrders(client, articles) : 0;
  const orders = placed > 0 ? ` and ${placed} orders` : "";
  say(`Sent the demo catalogue of ${products} products${orders} in ${seconds()} s.`);
  if (problems.length === 0) await setMark(client, mark);
  return {
    status: "seeded",
    ...counts,
    created: counts.created + placed,
    problems,
    seconds: seconds(),
    mark,
  };
}

type Sent = {
  readonly counts: Record<"created" | "updated" | "unchanged", number>;
  readonly problems: string[];
  /** Those of the first part. */
  readonly articles: readonly Article[];
};

/** Generates and sends one part after the other. */
async function sendInParts(
  client: PlatformClient,
  options: CatalogueOptions,
  isDue: (kind: ResourceKind) => boolean,
): Promise<Sent> {
  const counts = { created: 0, updated: 0, unchanged: 0 };
  const problems: string[] = [];
  let articles: readonly Article[] | null = null;
  for (const part of generateInParts(options, productsAtOnce)) {
    articles ??= listArticles(part.products ?? []);
    const catalogue = toCatalogueLines(part);
    const report = await importDrafts(
      client,
      catalogue.lines.filter(({ kind }) => isDue(kind)),
    );
    problems.push(...catalogue.problems, ...report.badLines.map(describeBadLine));
    for (const outcome of ["created", "updated", "unchanged"] as const)
      counts[outcome] += report.total(outcome);
  }
  return { counts, problems, articles: articles ?? [] };
}

/** Reductions, codes, campaigns and the delivery rates depend on the day; everything else at most on the month. */
const dailyKinds: ReadonlySet<ResourceKind> = new Set([
  "product-discounts",
  "shipping-methods",
  "stores",
  "discount-codes",
]);

const latecomers: ReadonlySet<unknown> = new Set(["accessory", "virtual"]);

/**
 * Sorts machines before what depends on them.
 * A listing without a sort order shows the earliest imports.
 */
function inOrder(drafts: readonly unknown[]): readonly unknown[] {
  const isLate = (draft: unknown) =>
    isRecord(draft) && isRecord(draft.productType) && latecomers.has(draft.productType.key);
  return [...drafts.filter((draft) => !isLate(draft)), ...drafts.filter(isLate)];
}

/** Checks the generator's drafts like those of files. */
export function toCatalogueLines(catalogue: Partial<Catalogue>): { lines: DraftLine[]; problems: string[] } {
  const products = inOrder(catalogue.products ?? []);
  const { lines, bad } = toDraftLines({ ...catalogue, products }, "the generator");
  return { lines, problems: bad.map(describeBadLine) };
}

async function readMark(client: PlatformClient): Promise<string | undefined> {
  const root = await client.loadByKey("categories", rootCategoryKey);
  const keywords = root?.metaKeywords;
  return isRecord(keywords) && typeof keywords.en === "string" ? keywords.en : undefined;
}

async function setMark(client: PlatformClient, mark: string): Promise<void> {
  const root = await client.loadByKey("categories", rootCategoryKey);
  if (!root) return;
  await client.update("categories", root, [{ action: "setMetaKeywords", metaKeywords: { en: mark } }]);
}

/** All sources of the demo catalogue: its generator, and what that reads. */
export const catalogueSources = [
  "demo/catalogue",
  "scripts/base/country.ts",
  "scripts/base/custom-types.ts",
  "scripts/base/zones.ts",
  "demo/papers/energy-rating.ts",
  "demo/papers/paper-addresses.ts",
  "demo/pictures/accessories/accessory-kinds.ts",
  "demo/pictures/picture-spec.ts",
  "demo/pictures/plugs/plug-kind.ts",
] as const;

type Wanted = { readonly products: number; readonly customers: boolean };

/**
 * Identifies a platform's catalogue by sources, number of products and date. Changed sources give another mark, so that
 * a platform that was seeded before is updated automatically.
 */
export function toCatalogueMark(
  { products, customers }: Wanted,
  now: Date,
  sources: readonly string[] = catalogueSources,
): string {
  const hash = hashFiles(sources, (file) => file.endsWith(".test.ts")).slice(0, 12);
  const what = `${products} products${customers ? " with customers" : ""}`;
  return `demo-catalogue ${hash}, ${what}, ${now.toISOString().slice(0, 10)}`;
}

/** Reports whether two marks differ only in the day of the month. */
export function isOfSameMonth(known: string, mark: string): boolean {
  return known.slice(0, -"-dd".length) === mark.slice(0, -"-dd".length);
}
