import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-pool-workers";
import { defineConfig } from "vitest/config";

const commerceSecrets = {
  PROJECT_KEY: "ironhall",
  BOOTSTRAP_CLIENT_ID: "test-client",
  BOOTSTRAP_CLIENT_SECRET: "test-secret-of-the-bootstrap-client",
};

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          environment: "node",
          include: ["{app,worker,durable-objects,scripts}/**/*.test.{ts,tsx}"],
        },
      },
      { test: { name: "architecture", environment: "node", include: ["tests/architecture/**/*.test.ts"] } },
      {
        test: {
          name: "faults",
          environment: "node",
          include: ["tests/faults/**/*.test.ts"],
          fileParallelism: false,
        },
      },
      {
        test: {
          name: "contracts",
          environment: "node",
          include: ["tests/contracts/**/*.test.ts"],
          exclude: ["tests/contracts/edge/**"],
        },
      },
      {
        // One served shop for all, whose platform is made to fail: one file after the other.
        test: {
          name: "edge",
          environment: "node",
          include: ["tests/contracts/edge/**/*.test.ts"],
          globalSetup: "./tests/support/serve-for-edge.ts",
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
          testTimeout: 20_000,
        },
      },
      {
        plugins: [
          cloudflareTest(async () => ({
            wrangler: { configPath: "./worker/commerce/wrangler.toml" },
            miniflare: {
              bindings: {
                ...commerceSecrets,
                MIGRATIONS: await readD1Migrations("worker/commerce/migrations"),
              },
            },
          })),
        ],
        test: { name: "commerce", include: ["tests/workers/commerce*/**/*.test.ts"] },
      },
      {
        plugins: [cloudflareTest({ wrangler: { configPath: "./tests/workers/rooms/wrangler.toml" } })],
        test: { name: "rooms", include: ["tests/workers/rooms/**/*.test.ts"] },
      },
    ],
  },
});
