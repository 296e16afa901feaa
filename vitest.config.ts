import path from "node:path";
import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-pool-workers";
import { defineConfig } from "vitest/config";
import { unstable_readConfig as readConfig } from "wrangler";
import { bundleWorker } from "./tests/support/bundle-worker.ts";
import { inlineMessages } from "./tests/support/inline-messages.ts";

const commerceSecrets = {
  PROJECT_KEY: "ironhall",
  BOOTSTRAP_CLIENT_ID: "test-client",
  BOOTSTRAP_CLIENT_SECRET: "test-secret-of-the-bootstrap-client",
  /** Hundreds of customers sign up; what a password costs is the deployment's own. */
  PASSWORD_COST: "1024,8,1",
};

/** The platform as a worker beside the tests, on the same database: they ask it as any client does. */
async function describePlatform() {
  const config = readConfig({ config: "worker/commerce/wrangler.toml" }, { hideWarnings: true });
  const runtime = {
    compatibilityDate: config.compatibility_date,
    compatibilityFlags: config.compatibility_flags,
    d1Databases: { DB: "platform" },
    r2Buckets: { BACKUPS: "backups" },
  };
  const scriptPath = await bundleWorker("commerce", "tests/support/tested-platform.ts");
  const modulesRoot = path.dirname(scriptPath);
  const worker = { name: "platform", modules: true, modulesRoot, scriptPath, bindings: commerceSecrets };
  return { runtime, worker: { ...worker, ...runtime } };
}

/** How long a test and its preparation may take on a machine that is busy; they go on as soon as their conditions hold. */
const patience = { testTimeout: 60_000, hookTimeout: 120_000 };

/** The shop's own code in Node: what it takes from the runtime by name stands in. */
const withoutRuntime = {
  alias: { "cloudflare:workers": `${import.meta.dirname}/tests/support/cloudflare-workers.ts` },
};

export default defineConfig({
  test: {
    projects: [
      {
        resolve: withoutRuntime,
        test: {
          ...patience,
          name: "unit",
          environment: "node",
          // Rules keep nothing between calls, so that their tests may share the modules: half the time.
          pool: "threads",
          isolate: false,
          unstubGlobals: true,
          include: ["{app,worker,durable-objects,scripts,demo}/**/*.test.{ts,tsx}"],
          exclude: ["demo/tests/**"],
        },
      },
      {
        test: {
          ...patience,
          name: "architecture",
          environment: "node",
          // All read the same sources and tables.
          isolate: false,
          include: ["tests/architecture/**/*.test.ts"],
        },
      },
      {
        test: {
          ...patience,
          name: "faults",
          environment: "node",
          include: ["tests/faults/**/*.test.ts"],
          // Each file has rooms, a proxy and a port of its own, and waits half of its time.
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
        },
      },
      {
        resolve: withoutRuntime,
        test: {
          ...patience,
          name: "contracts",
          environment: "node",
          // Each file starts its own services; modules, and the bundles of workers, are made once per process.
          isolate: false,
          include: ["tests/contracts/**/*.test.ts", "demo/tests/**/*.test.ts"],
          exclude: ["tests/contracts/edge/**", "demo/tests/edge/**"],
        },
      },
      {
        // One served shop for all, whose platform is made to fail: one file after the other.
        test: {
          ...patience,
          name: "edge",
          environment: "node",
          include: ["tests/contracts/edge/**/*.test.ts", "demo/tests/edge/**/*.test.ts"],
          globalSetup: "./tests/support/serve-for-edge.ts",
          // They are clients of that shop: their modules are loaded once.
          isolate: false,
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
      {
        plugins: [
          cloudflareTest(async () => {
            const platform = await describePlatform();
            return {
              miniflare: {
                ...platform.runtime,
                bindings: {
                  ...commerceSecrets,
                  MIGRATIONS: await readD1Migrations("worker/commerce/migrations"),
                },
                serviceBindings: { PLATFORM: platform.worker.name },
                workers: [platform.worker],
              },
            };
          }),
        ],
        test: {
          ...patience,
          name: "commerce",
          include: ["tests/workers/commerce*/**/*.test.ts"],
          // One runtime, whose database each file empties: to start one for each took two thirds of the time.
          isolate: false,
          maxWorkers: 1,
        },
      },
      {
        plugins: [
          cloudflareTest(async () => ({
            wrangler: { configPath: "./worker/redirections/wrangler.toml" },
            miniflare: {
              bindings: {
                REDIRECTIONS_OPERATOR_SECRET: "the-operators-secret-of-the-tests",
                MIGRATIONS: await readD1Migrations("worker/redirections/migrations"),
              },
            },
          })),
        ],
        test: { ...patience, name: "redirections", include: ["tests/workers/redirections/**/*.test.ts"] },
      },
      {
        plugins: [
          inlineMessages(),
          cloudflareTest({ wrangler: { configPath: "./tests/workers/rooms/wrangler.toml" } }),
        ],
        test: { ...patience, name: "rooms", include: ["tests/workers/rooms/**/*.test.ts"] },
      },
    ],
  },
});
