import path from "node:path";
import { runnerImport } from "vite";
import type { SettingsTable } from "../../worker/shop/config/setting.ts";
import { root } from "./run-command.mjs";

type TablesModule = { readonly settingsTables: Readonly<Record<string, SettingsTable>> };

/** Loads the settings tables by worker; their modules are resolved as in the build. */
export async function loadSettingsTables(): Promise<TablesModule["settingsTables"]> {
  const file = path.join(root, "worker/shop/config/settings-table.ts");
  const { module } = await runnerImport<TablesModule>(file, { configFile: false, logLevel: "error" });
  return module.settingsTables;
}
