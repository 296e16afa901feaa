import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type DemoProduct, foundationKinds, requireDemo } from "../../base/load-demo.ts";
import { benchFoundation, benchProduct, benchStock } from "./bench-catalogue.ts";
import { importBatches } from "./fill-platform.ts";
import { BenchClient } from "./platform-client.ts";
import { startPlatform } from "./start-platform.ts";

/** Resources per second, each into an empty platform. */
export interface ImportRate {
  readonly name: string;
  readonly perSecond: number;
}

async function withEmptyPlatform<Value>(
  script: string,
  work: (client: BenchClient) => Promise<Value>,
): Promise<Value> {
  const folder = mkdtempSync(path.join(tmpdir(), "ironhall-import-"));
  const platform = await startPlatform(script, folder);
  try {
    const client = await BenchClient.connect(platform.url);
    await client.post("import-containers", JSON.stringify({ key: "bench" }));
    return await work(client);
  } finally {
    await platform.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function importBenchCatalogue(script: string, total: number): Promise<readonly ImportRate[]> {
  return withEmptyPlatform(script, async (client) => {
    for (const [resource, draft] of benchFoundation()) await client.post(resource, JSON.stringify(draft));
    const indexes = Array.from({ length: total }, (_, at) => at);
    const drafts = indexes.map((index) => benchProduct(index, Math.max(total, 1_500)));
    const products = (name: string) =>
      importBatches(client, "product-drafts", "product-draft", drafts).then((perSecond) => ({
        name,
        perSecond,
      }));
    const created = await products("products of 3 languages, created");
    const unchanged = await products("the same again, unchanged");
    const stock = await importBatches(client, "inventories", "inventory", indexes.map(benchStock));
    return [created, unchanged, { name: "stock entries, created", perSecond: stock }];
  });
}

/** Text attributes; without them and the meta texts a draft of the demo catalogue has 28 kB instead of 65. */
const longTexts: ReadonlySet<string> = new Set([
  ...["faq", "techdetails", "safetyWarnings", "highlights", "description", "deliveryPackage", "repairNames"],
]);

type ProductDraft = DemoProduct & { readonly metaTitle?: unknown; readonly metaDescription?: unknown };

function withoutLongTexts({ metaTitle: _t, metaDescription: _d, ...draft }: ProductDraft) {
  const { masterVariant } = draft;
  const attributes = masterVariant.attributes.filter(({ name }) => !longTexts.has(name));
  return { ...draft, metaKeywords: undefined, masterVariant: { ...masterVariant, attributes } };
}

/** The goal applies to short drafts. */
export const shortDrafts = "products of the demo catalogue (21 languages, 28 kB each), created";

async function importDemoCatalogue(script: string, products: number): Promise<readonly ImportRate[]> {
  const demo = await requireDemo();
  const catalogue = demo.generateCatalogue({ products, now: new Date() });
  const measure = (name: string, toDraft: (draft: ProductDraft) => object): Promise<ImportRate> =>
    withEmptyPlatform(script, async (client) => {
      for (const kind of foundationKinds) {
        for (const draft of catalogue[kind]) await client.post(kind, JSON.stringify(draft));
      }
      const drafts = catalogue.products.map((draft) => ({ ...toDraft(draft), publish: true }));
      const perSecond = await importBatches(client, "product-drafts", "product-draft", drafts);
      return { name, perSecond };
    });
  return [
    await measure(shortDrafts, withoutLongTexts),
    await measure("the same with all their texts (65 kB each)", (draft) => draft),
  ];
}

/** Measures the rate of batches over the import protocol. */
export async function measureImport(script: string, total: number): Promise<readonly ImportRate[]> {
  const bench = await importBenchCatalogue(script, total);
  return [...bench, ...(await importDemoCatalogue(script, Math.ceil(total / 4)))];
}
