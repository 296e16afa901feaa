import path from "node:path";
import { runnerImport } from "vite";
import type { RebuildOutcome, RebuildShopsOptions } from "../../worker/shop/search-feed/rebuild-shops.ts";
import { root } from "../house/run-command.mjs";
import type { PlatformSettings } from "../import/choose-settings.ts";
import type { SearchSettings } from "./choose-search-settings.ts";
import { sendFetch } from "./send-fetch.ts";

type RebuildModule = { rebuildShops(options: RebuildShopsOptions): Promise<RebuildOutcome> };

export type RebuildRun = Pick<RebuildShopsOptions, "countries" | "mark" | "isDoneOnce" | "say"> & {
  readonly platform: PlatformSettings;
  readonly search: SearchSettings;
};

/** Rebuilds the search with the shop's own rules, whose modules are resolved as in the build. */
export async function rebuild({ platform, search, ...run }: RebuildRun): Promise<RebuildOutcome> {
  const file = path.join(root, "worker/shop/search-feed/rebuild-shops.ts");
  const { module } = await runnerImport<RebuildModule>(file, { configFile: false, logLevel: "error" });
  return module.rebuildShops({
    ...run,
    bulgariaEuroFrom: process.env.BULGARIA_EURO_FROM ?? "",
    platform: { ...platform, fetch: sendFetch, requestTimeoutMs: 30_000 },
    search: { ...search, fetch: sendFetch },
  });
}
