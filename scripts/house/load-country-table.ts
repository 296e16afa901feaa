import path from "node:path";
import { runnerImport } from "vite";
import type { Country } from "../../app/countries/model/country.ts";
import { root } from "./run-command.mjs";

type CountryModule = { readonly countryTable: readonly Country[] };

/** Loads the shop's own country table; its modules are resolved as in the build. */
export async function loadCountryTable(): Promise<readonly Country[]> {
  const file = path.join(root, "app/countries/model/country-table.ts");
  const { module } = await runnerImport<CountryModule>(file, { configFile: false, logLevel: "error" });
  return module.countryTable;
}
