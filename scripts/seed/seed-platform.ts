import { rootCategoryKey } from "../demo-catalogue/drafts/categories.ts";
import { type Catalogue, generateCatalogue } from "../demo-catalogue/generate-catalogue.ts";
import { listArticles } from "../demo-catalogue/trade/ordered-articles.ts";
import type { PlatformSettings } from "../import/choose-settings.ts";
import { isRecord } from "../import/compare/same-value.ts";
import type { DraftLine, Json } from "../import/draft-line.ts";
import { importDrafts } from "../import/import-drafts.ts";
import { describeBadLine } from "../import/import-report.ts";
import { toDraftLine } from "../import/parse-draft-line.ts";
import { PlatformClient } from "../import/platform-client.ts";
import { type ResourceKind, resourceKinds } from "../import/resource-kind.ts";
import { isOfSameMonth, toCatalogueMark } from "./catalogue-mark.ts";
import { placeOrders } from "./place-orders.ts";
import type { DraftsByKind } from "./write-drafts.ts";

export interface SeedOptions extends PlatformSettings {
  readonly products: number;
  /** The day around which reductions run; today unless a test says otherwise. */
  readonly now?: Date;
  /** Hears what was done, and of every draft that did not go in. */
  readonly say?: (sentence: string) => void;
  /** With the demo customers, whose password everybody knows, and their orders. */
  readonly customers?: boolean;
}

export interface SeedResult {
  readonly status: "seeded" | "up-to-date";
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly problems: readonly string[];
  readonly seconds: number;
  /** Which catalogue is in now. */
  readonly mark: string;
}

/**
 * Puts the demo catalogue into a platform. Once it is in, a second call on the same day asks one question and
 * ends; the hidden root category's keywords say which catalogue is in (`catalogue-mark.ts`). On another day of
 * the same month only what depends on the day is sent.
 */
export async function seedPlatform({
  products,
  now = new Date(),
  say = () => {},
  customers = false,
  ...settings
}: SeedOptions): Promise<SeedResult> {
  const started = performance.now();
  const seconds = () => Math.round((performance.now() - started) / 100) / 10;
  const client = new PlatformClient(settings);
  const mark = toCatalogueMark({ products, customers }, now);
  const known = await readMark(client);
  if (known === mark) {
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
  const catalogue = generateCatalogue({ products, now, customers });
  const { lines, problems } = toDraftLines(catalogue);
  const due = known && isOfSameMonth(known, mark) ? lines.filter(({ kind }) => dailyKinds.has(kind)) : lines;
  const report = await importDrafts(client, due);
  problems.push(...report.badLines.map(describeBadLine));
  for (const problem of problems) say(problem);
  const placed = customers ? await placeOrders(client, listArticles(catalogue.products)) : 0;
  if (placed > 0) say(`Placed ${placed} orders of the demo customers.`);
  say(`Sent the demo catalogue of ${products} products in ${seconds()} s.`);
  if (problems.length === 0) await setMark(client, mark);
  return {
    status: "seeded",
    created: report.total("created") + placed,
    updated: report.total("updated"),
    unchanged: report.total("unchanged"),
    problems,
    seconds: seconds(),
    mark,
  };
}

/** Reductions, codes, campaigns and the rates of delivery depend on the day; all else at most on the month. */
const dailyKinds: ReadonlySet<ResourceKind> = new Set([
  "product-discounts",
  "shipping-methods",
  "stores",
  "discount-codes",
]);

const latecomers: ReadonlySet<unknown> = new Set(["accessory", "virtual"]);

/** Machines before what belongs to them: a listing without an order of its own shows what came in first. */
function inOrder(kind: ResourceKind, drafts: readonly unknown[]): readonly unknown[] {
  if (kind !== "products") return drafts;
  const isLate = (draft: unknown) =>
    isRecord(draft) && isRecord(draft.productType) && latecomers.has(draft.productType.key);
  return [...drafts.filter((draft) => !isLate(draft)), ...drafts.filter(isLate)];
}

/** The generator's drafts go the same way as those of files: checked, then sent. */
export function toDraftLines(catalogue: Catalogue): { lines: DraftLine[]; problems: string[] } {
  const lines: DraftLine[] = [];
  const problems: string[] = [];
  const byKind: DraftsByKind = catalogue;
  for (const kind of resourceKinds) {
    // through JSON, as it would come from a file: what is undefined goes
    const drafts: readonly Json[] = JSON.parse(JSON.stringify(inOrder(kind, byKind[kind] ?? [])));
    for (const [at, draft] of drafts.entries()) {
      const parsed = toDraftLine(draft, kind, { file: `${kind} of the generator`, line: at + 1 });
      if ("draft" in parsed) lines.push(parsed);
      else problems.push(describeBadLine(parsed));
    }
  }
  return { lines, problems };
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
