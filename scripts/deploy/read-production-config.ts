import path from "node:path";
import { unstable_readConfig as readConfig } from "wrangler";
import { root } from "../house/run-command.mjs";
import type { ProductionConfig } from "./list-missing-settings.ts";

/** What wrangler.toml says of the shop's production, and of the embedded platform's database. */
export function readProductionConfig(): ProductionConfig {
  const shop = read("wrangler.toml", "production");
  const platform = read("worker/commerce/wrangler.toml", "production");
  const redirections = read("worker/redirections/wrangler.toml", "production");
  const services: readonly { readonly binding: string }[] = shop.services ?? [];
  return {
    variables: shop.vars,
    hasPlatform: services.some(({ binding }) => binding === "COMMERCE"),
    hasSearch: services.some(({ binding }) => binding === "SEARCH"),
    hasRedirections: services.some(({ binding }) => binding === "REDIRECTIONS"),
    redirectionsDatabaseId: redirections.d1_databases[0]?.database_id ?? "",
    hasRecommendations: services.some(({ binding }) => binding === "RECOMMENDATIONS"),
    databaseId: platform.d1_databases[0]?.database_id ?? "",
  };
}

function read(file: string, env?: string) {
  return readConfig({ config: path.join(root, file), ...(env && { env }) }, { hideWarnings: true });
}

/** The hosts that wrangler.toml gives the shop in production. */
export function readConfiguredHosts(): readonly string[] {
  const { routes: given } = read("wrangler.toml", "production");
  const routes: readonly (string | { readonly pattern: string })[] = given ?? [];
  return routes.map((route) => (typeof route === "string" ? route : route.pattern));
}
