import { mkdtempSync, rmSync } from "node:fs";
import http from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { readD1Migrations } from "@cloudflare/vitest-pool-workers";
import { localSecrets } from "../house/local-secrets.mjs";
import { root } from "../house/run-command.mjs";
import { loadBuiltWorkers } from "../serve/built-workers.ts";
import { findFreePort } from "../serve/find-free-port.ts";
import { seed } from "../serve/prepare-and-serve.ts";
import { serve } from "../serve/serve.ts";
import { driveLoad, findArticle, type LoadCounts } from "./drive-load.ts";
import { serveTwoVersions } from "./serve-two-versions.ts";

export type Phase = LoadCounts & { readonly name: string };

export type RehearsalOptions = {
  /** Number of newest migrations that the old checkout's schema lacks. */
  readonly withheld: number;
  /** Folder of a checkout with the old version's build; null: the same code twice. */
  readonly formerCheckout: string | null;
  readonly products: number;
  readonly visitors: number;
  readonly secondsEach: number;
  readonly say: (sentence: string) => void;
};

/**
 * Rehearses an upgrade like production's, under load.
 * The platform starts on a schema without the newest migrations; these are applied while visitors send requests; then
 * its calls move to the next version by 10, 50 and 100 percent. Pages are not cached, so that each queries the
 * platform. Returns the requests and failures of each phase.
 */
export async function rehearseUpgrade(options: RehearsalOptions): Promise<readonly Phase[]> {
  const stateFolder = mkdtempSync(path.join(tmpdir(), "ironhall-upgrade-"));
  const port = await findFreePort();
  const controlPort = await findFreePort();
  const older = options.formerCheckout === null ? null : loadFormer(options.formerCheckout);
  const serving = await serve({
    port,
    stateFolder,
    isQuiet: true,
    variables: { PAGE_CACHE: "off" },
    changeWorkers: (workers) => serveTwoVersions(workers, older, controlPort),
  });
  try {
    return await rehearse(controlPort, port, options);
  } finally {
    await serving.stop();
    rmSync(stateFolder, { recursive: true, force: true });
  }
}

async function rehearse(
  controlPort: number,
  port: number,
  options: RehearsalOptions,
): Promise<readonly Phase[]> {
  const { withheld, products, visitors, secondsEach, say } = options;
  const migrations = await readD1Migrations(path.join(root, "worker/commerce/migrations"));
  const former = options.formerCheckout === null ? migrations : migrations.slice(0, -withheld);
  const next = options.formerCheckout === null ? [representative] : migrations.slice(former.length);
  await apply(
    controlPort,
    "REDIRECTIONS",
    await readD1Migrations(path.join(root, "worker/redirections/migrations")),
  );
  await apply(controlPort, "COMMERCE", former);
  say(`The schema is that of ${former.at(-1)?.name}; filling it`);
  await seed({ port, products, isQuiet: true, customers: false });
  const article = await findArticle(port, host);
  const load = driveLoad({ port, host, sku: article.sku, visitors, paths: [...pages, article.path] });
  const phases: Phase[] = [];
  const run = async (name: string, change: () => Promise<unknown>) => {
    await change();
    await sleep(secondsEach * 1_000);
    const phase = { name, ...load.takeCounts() };
    say(`${name}: ${phase.requests} requests, ${countFailures(phase)} failed`);
    phases.push(phase);
  };
  try {
    await run("the former schema", async () => {});
    await run("migrations under load", () => apply(controlPort, "COMMERCE", next));
    for (const share of [10, 50, 100])
      await run(`${share} % to the next version`, () => split(controlPort, share));
  } finally {
    await load.stop();
  }
  return [...phases, { name: "the last answers", ...load.takeCounts() }];
}

const host = "de.localhost";
const pages = ["/", "/search?q=mixer", "/api/content-list", "/sitemap.xml"];

export function countFailures({ failures }: LoadCounts): number {
  return [...failures.values()].reduce((sum, count) => sum + count, 0);
}

type Migration = { readonly name: string; readonly queries: readonly string[] };

/**
 * A typical migration: adds a column and an index to the largest tables. If the same code serves both versions, it
 * needs the whole schema from the start, so that none of its own migrations can be applied under load.
 */
const representative: Migration = {
  name: "representative",
  queries: [
    "ALTER TABLE product ADD COLUMN rehearsed TEXT;",
    "ALTER TABLE resource ADD COLUMN rehearsed TEXT;",
    "CREATE INDEX product_by_rehearsed ON product (rehearsed);",
  ],
};

async function apply(controlPort: number, database: string, migrations: readonly Migration[]): Promise<void> {
  for (const { queries } of migrations) {
    await control(controlPort, `/__migrate?database=${database}`, JSON.stringify(queries));
  }
}

function split(controlPort: number, share: number): Promise<void> {
  return control(controlPort, "/__share", String(share));
}

/** A new connection each: a persistent one may be closed just when it is reused. */
function control(port: number, path: string, body: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = http.request(
      { host: "127.0.0.1", port, path, method: "POST", agent: false },
      (answer) => {
        answer.resume();
        if (answer.statusCode === 204) resolve();
        else reject(new Error(`${path} responds ${answer.statusCode}`));
      },
    );
    request.on("error", reject);
    request.end(body);
  });
}

function loadFormer(checkout: string) {
  // An older checkout may not have the other workers yet.
  const [former] = loadBuiltWorkers(path.resolve(checkout), localSecrets(), {}, ["commerce"]);
  if (!former) throw new Error(`${checkout} has no build of the platform: run npm run build there`);
  return former;
}
