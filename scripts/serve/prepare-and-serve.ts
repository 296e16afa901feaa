import { requireDemo } from "../base/load-demo.ts";
import { seedBase } from "../base/seed-base.ts";
import { localSecrets } from "../house/local-secrets.mjs";
import { say } from "../house/say.mjs";
import type { PlatformSettings } from "../import/choose-settings.ts";
import { rebuild } from "../reindex/rebuild.ts";
import { toSearchMark } from "../reindex/search-mark.ts";
import { migrate } from "./migrate.ts";
import { type ServeOptions, type Serving, serve } from "./serve.ts";
import { claimUsualState } from "./state-claim.ts";

type PrepareOptions = Omit<ServeOptions, "stateFolder"> & {
  /** Number of demo products; null opens a shop without the demo. */
  readonly products: number | null;
  readonly stateFolder?: string;
  /** Which of this clone's databases, when no folder is given. */
  readonly database?: "state" | "empty";
  /** Called when the shops can be visited; `isLoading`: an empty platform still receives most of the demo. */
  readonly onOpen?: (state: { readonly isLoading: boolean }) => void;
};

/** Number of products in an empty database when the shops open: some of every department. */
const firstProducts = 120;

/** Migrates, serves, seeds and fills the search; resolves when all of the demo is available. */
export async function prepareAndServe(options: PrepareOptions): Promise<Serving> {
  const claim = options.stateFolder
    ? { folder: options.stateFolder, release: () => {} }
    : claimUsualState(options.port, options.database);
  await migrate(claim.folder);
  const serving = await serve({ ...options, stateFolder: claim.folder });
  const { onOpen, products, port } = options;
  if (onOpen && products !== null) onOpen({ isLoading: await seedFirst(port) });
  await seed(options);
  if (products === null) onOpen?.({ isLoading: false });
  await teachRecommendations(serving);
  return {
    ...serving,
    async stop() {
      await serving.stop();
      claim.release();
    },
  };
}

/** Seeds the first products of the demo into an empty platform; returns whether the rest is missing. */
async function seedFirst(port: number): Promise<boolean> {
  const demo = await requireDemo();
  const options = { ...toPlatformSettings(port), products: firstProducts, isFirst: true };
  return (await demo.seedPlatform(options)).status === "seeded";
}

function toPlatformSettings(port: number): PlatformSettings {
  const { commerce } = localSecrets();
  return {
    apiUrl: `http://platform.localhost:${port}`,
    authUrl: `http://platform.localhost:${port}`,
    projectKey: commerce.PROJECT_KEY,
    clientId: commerce.BOOTSTRAP_CLIENT_ID,
    clientSecret: commerce.BOOTSTRAP_CLIENT_SECRET,
  };
}

/** Identifies the search of a shop without the demo. */
const withoutDemo = "without-demo";

const inTheWay =
  "Some of the demo catalogue did not go in, mostly because an older one is in the way. To begin anew, remove .wrangler.";

/**
 * Fills platform, redirections and search of a served shop; existing data stay. Without the demo the platform gets what
 * every shop needs, and the search its empty indexes.
 */
export async function seed({
  port,
  products,
  isQuiet,
  customers = true,
}: Pick<PrepareOptions, "port" | "products" | "isQuiet"> & { readonly customers?: boolean }): Promise<void> {
  const report = isQuiet ? () => {} : say;
  const platform = toPlatformSettings(port);
  let mark = withoutDemo;
  if (products === null) await seedBase(platform);
  else {
    const demo = await requireDemo();
    const seeded = await demo.seedPlatform({ ...platform, products, customers, say: report });
    if (seeded.problems.length > 0) say(inTheWay);
    mark = seeded.mark;
    await demo.seedRedirects(port, localSecrets().redirections.REDIRECTIONS_OPERATOR_SECRET);
  }
  try {
    await fillSearch(port, platform, mark, report);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    say(`The search could not be filled (${reason}). The shops open without it; the next start fills it.`);
  }
}

/** Fills the indexes that were not built from this catalogue; throws when search or platform fail. */
async function fillSearch(
  port: number,
  platform: PlatformSettings,
  mark: string,
  report: (sentence: string) => void,
): Promise<void> {
  const writeKey = localSecrets().search.SEARCH_WRITE_KEY;
  const started = performance.now();
  const outcome = await rebuild({
    platform,
    search: { apiUrl: `http://search.localhost:${port}`, appId: "ironhall", writeKey },
    countries: [],
    mark: toSearchMark(mark),
    isDoneOnce: true,
    say: report,
  });
  if (!outcome.ok) throw new Error(outcome.error.message);
  if (outcome.value === "up-to-date") return;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  report(`Filled the search with ${outcome.value.records} records in ${seconds} s.`);
}

/**
 * Trains recommendations from catalogue and orders, as the schedule does later.
 * Nothing else waits for it.
 */
async function teachRecommendations({ miniflare }: Serving): Promise<void> {
  const worker = await miniflare.getWorker("ironhall-recommendations");
  const { outcome } = await worker.scheduled({ cron: "*/10 * * * *" });
  if (outcome !== "ok")
    say("The recommendations could not learn the catalogue; the next minute tries again.");
}
