import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { loadCountryTable } from "../house/load-country-table.ts";
import { root, runCommand } from "../house/run-command.mjs";
import { say } from "../house/say.mjs";
import { parseDeployArguments } from "./parse-deploy-arguments.ts";
import { planRoutes, type RoutePlan } from "./plan-routes.ts";
import { readConfiguredHosts } from "./read-configured-hosts.ts";

/** Prints what a deploy does to the routes and, unless it is a dry run, builds once and deploys. */
export async function runDeploy(words: readonly string[]): Promise<number> {
  const countries = await loadCountryTable();
  const parsed = parseDeployArguments(
    words,
    countries.map(({ code }) => code),
  );
  if (!parsed.ok) {
    say(parsed.problem);
    return 1;
  }
  const plan = planRoutes(countries, parsed.countries, readConfiguredHosts());
  print(plan);
  if (!parsed.isDryRun) return deploy(plan);
  say("Dry run: nothing was built or sent.");
  return 0;
}

function print(plan: RoutePlan): void {
  for (const [name, hosts] of Object.entries(plan)) {
    say(`${name} (${hosts.length})`);
    for (const host of hosts) console.log(`  ${host}`);
  }
}

/** The platform goes first, because the shop asks it. */
async function deploy({ added, kept }: RoutePlan): Promise<number> {
  const built = await runCommand("react-router", ["build"], { env: { CLOUDFLARE_ENV: "production" } });
  // What lies in build/ now is no local build: the next start makes its own.
  rmSync(path.join(root, "build", ".ironhall-built"), { force: true });
  if (built !== 0) return built;
  const shop = path.join(root, "build/server/wrangler.json");
  writeRoutes(shop, [...kept, ...added]);
  const platform = path.join(root, "build/ironhall_commerce/wrangler.json");
  for (const config of [platform, shop]) {
    const code = await runCommand("wrangler", ["deploy", "--config", config]);
    if (code !== 0) return code;
  }
  return 0;
}

function writeRoutes(file: string, hosts: readonly string[]): void {
  const config = JSON.parse(readFileSync(file, "utf8"));
  config.routes = hosts.map((pattern) => ({ pattern, custom_domain: true }));
  writeFileSync(file, JSON.stringify(config, null, 2));
}
