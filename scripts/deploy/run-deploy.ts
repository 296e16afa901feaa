import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { loadCountryTable } from "../house/load-country-table.ts";
import { root, runCommand } from "../house/run-command.mjs";
import { say } from "../house/say.mjs";
import { listMissingSettings } from "./list-missing-settings.ts";
import { planRoutes, type RoutePlan } from "./plan-routes.ts";
import { type DeployStep, planSteps } from "./plan-steps.ts";
import { readConfiguredHosts, readProductionConfig } from "./read-production-config.ts";

/** Prints what a deploy does to the routes and what it sends and, unless it is a dry run, builds once and deploys. */
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
  const config = readProductionConfig();
  const steps = planSteps(config);
  print(plan);
  printSteps(steps);
  const isReady = reportMissing(listMissingSettings(config));
  if (!parsed.isDryRun) return isReady ? deploy(plan, steps) : 1;
  say("Dry run: nothing was built or sent.");
  return 0;
}

function print(plan: RoutePlan): void {
  for (const [name, hosts] of Object.entries(plan)) {
    say(`${name} (${hosts.length})`);
    for (const host of hosts) console.log(`  ${host}`);
  }
}

function printSteps(steps: readonly DeployStep[]): void {
  say("sent after one build, in this order");
  for (const { what, command } of steps) console.log(`  ${what}: wrangler ${command.join(" ")}`);
}

function reportMissing(missing: readonly string[]): boolean {
  if (missing.length === 0) return true;
  say("Production is not set up yet. Missing:");
  for (const sentence of missing) console.log(`  ${sentence}`);
  return false;
}

async function deploy({ added, kept }: RoutePlan, steps: readonly DeployStep[]): Promise<number> {
  const built = await runCommand("react-router", ["build"], { env: { CLOUDFLARE_ENV: "production" } });
  // What lies in build/ now is no local build: the next start makes its own.
  rmSync(path.join(root, "build", ".ironhall-built"), { force: true });
  if (built !== 0) return built;
  writeRoutes(path.join(root, "build/server/wrangler.json"), [...kept, ...added]);
  for (const { command } of steps) {
    const code = await runCommand("wrangler", [...command]);
    if (code !== 0) return code;
  }
  return 0;
}

function writeRoutes(file: string, hosts: readonly string[]): void {
  const config = JSON.parse(readFileSync(file, "utf8"));
  config.routes = hosts.map((pattern) => ({ pattern, custom_domain: true }));
  writeFileSync(file, JSON.stringify(config, null, 2));
}

export type DeployArguments =
  | { readonly ok: true; readonly isDryRun: boolean; readonly countries: readonly string[] }
  | { readonly ok: false; readonly problem: string };

/** `--dry-run` and country codes in any case; anything else is said to be wrong. */
export function parseDeployArguments(
  words: readonly string[],
  knownCountries: readonly string[],
): DeployArguments {
  const options = words.filter((word) => word.startsWith("-"));
  const unknownOption = options.find((option) => option !== "--dry-run");
  if (unknownOption) return { ok: false, problem: `Unknown option ${unknownOption}; there is --dry-run` };
  const countries = words.filter((word) => !word.startsWith("-")).map((word) => word.toUpperCase());
  const unknown = countries.find((code) => !knownCountries.includes(code));
  if (unknown) {
    return { ok: false, problem: `No country ${unknown}; there are ${knownCountries.join(", ")}` };
  }
  return { ok: true, isDryRun: options.length > 0, countries };
}
