import path from "node:path";
import { runnerImport } from "vite";
import type { chooseCountryByHost } from "../../app/countries/model/choose-country-by-host.ts";
import type { composeRedirect } from "../../app/countries/model/compose-redirect.ts";
import type { Country } from "../../app/countries/model/country.ts";
import type { toLookedUpPath } from "../../app/countries/model/shop-paths.ts";
import { root } from "../house/run-command.mjs";

/** The shop's own rules about URLs. */
export type ShopRules = {
  readonly countryTable: readonly Country[];
  readonly chooseCountryByHost: typeof chooseCountryByHost;
  readonly composeRedirect: typeof composeRedirect;
  readonly toLookedUpPath: typeof toLookedUpPath;
};

/** Loads them as the build resolves them, so that an import matches the shop's behaviour. */
export async function loadShopRules(): Promise<ShopRules> {
  const load = async <Module>(name: string): Promise<Module> => {
    const file = path.join(root, `app/countries/model/${name}.ts`);
    return (await runnerImport<Module>(file, { configFile: false, logLevel: "error" })).module;
  };
  const [table, hosts, redirects, addresses] = await Promise.all([
    load<Pick<ShopRules, "countryTable">>("country-table"),
    load<Pick<ShopRules, "chooseCountryByHost">>("choose-country-by-host"),
    load<Pick<ShopRules, "composeRedirect">>("compose-redirect"),
    load<Pick<ShopRules, "toLookedUpPath">>("shop-paths"),
  ]);
  return {
    countryTable: table.countryTable,
    chooseCountryByHost: hosts.chooseCountryByHost,
    composeRedirect: redirects.composeRedirect,
    toLookedUpPath: addresses.toLookedUpPath,
  };
}
