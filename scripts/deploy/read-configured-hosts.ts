import path from "node:path";
import { unstable_readConfig as readConfig } from "wrangler";
import { root } from "../house/run-command.mjs";

/** The hosts that wrangler.toml gives the shop in production. */
export function readConfiguredHosts(): readonly string[] {
  const config = readConfig(
    { config: path.join(root, "wrangler.toml"), env: "production" },
    { hideWarnings: true },
  );
  const routes: readonly (string | { readonly pattern: string })[] = config.routes ?? [];
  return routes.map((route) => (typeof route === "string" ? route : route.pattern));
}
