import { readFileSync } from "node:fs";
import { loadCountryTable } from "../house/load-country-table.ts";
import { loadSettingsTables } from "../house/load-settings-tables.ts";
import { say } from "../house/say.mjs";
import { type AccountDescription, parseAccount } from "./account.ts";
import { type CloudflareClient, createCloudflareClient } from "./cloudflare-client.ts";
import { compareAccount, type Item } from "./compare-account.ts";
import { createDeployer } from "./create-deployer.ts";
import { type DeployArguments, parseDeployArguments } from "./deploy-arguments.ts";
import { type DeployedCountry, toDeployedHost, toDeployedName, toHosts } from "./deployment-name.ts";
import { readOperatorValues, toWorkerSettings } from "./operator-values.ts";
import { type DeployStep, describeStep, planDeploy, planRollback } from "./plan-deploy.ts";
import { readAccount } from "./read-account.ts";
import { readNeeds } from "./read-needs.ts";
import { runSteps } from "./roll-out.ts";

/**
 * Reports what exists and what is missing and, unless it is a dry run, deploys (docs/deploying.md).
 * Says what the deploy creates and what only an operator can provide. Exit code: 0 success, or a dry run; 1 something
 * is missing or failed.
 */
export async function runDeploy(words: readonly string[]): Promise<number> {
  const countries = await loadCountryTable();
  const known = countries.map(({ code }) => code);
  const parsed = parseDeployArguments(words, known);
  if (!parsed.ok) {
    say(parsed.problem);
    return 1;
  }
  const plan = await prepareDeploy(parsed.value);
  if (parsed.value.isRollback) return rollBack(plan, parsed.value.isDryRun);
  print(plan);
  const open = plan.items.filter(({ state }) => state === "operator");
  if (parsed.value.isDryRun) {
    say(
      `Dry run: nothing was built, made or sent.${open.length > 0 ? ` ${open.length} things are missing.` : ""}`,
    );
    return 0;
  }
  if (open.length > 0) {
    say("Only a person can give what is missing (the lines with ✗): nothing was built, made or sent.");
    return 1;
  }
  return (await deploy(plan)) ? 0 : 1;
}

type Plan = Awaited<ReturnType<typeof prepareDeploy>>;

/** Compares the needs with the account, and plans the deploy; throws when the account is unreadable. */
export async function prepareDeploy({
  deployment,
  countries: named,
  accountFile,
  settingsFile,
  isAtOnce,
}: DeployArguments) {
  const given = readOperatorValues(settingsFile, process.env);
  const client = accountFile === null ? openCloudflare(given) : null;
  const account = await describeAccount(accountFile, client);
  const [countries, tables] = [await loadCountryTable(), await loadSettingsTables()];
  const workers = readNeeds();
  const productionDomains = countries.map(({ productionDomain }) => productionDomain);
  const shopVariables = workers.find(({ folder }) => folder === "shop")?.variables ?? {};
  const shop = toDeployedName(workers.at(-1)?.name ?? "", deployment);
  const toOwnHosts = (country: DeployedCountry) =>
    deployment === "production" ? toHosts(country) : [toDeployedHost(country.productionDomain, deployment)];
  // A country opened by an earlier deploy stays open.
  const isOpen = (country: DeployedCountry) =>
    toOwnHosts(country).some((host) =>
      account.hosts.some(({ hostname, worker }) => hostname === host && worker === shop),
    );
  const open = countries.filter(
    (country) =>
      named.includes(country.code) || (country.isLive && deployment === "production") || isOpen(country),
  );
  const openCountries = open.map(({ code }) => code);
  const settings = Object.fromEntries(
    workers.map((worker) => {
      const table = tables[worker.folder] ?? {};
      const question = { worker, table, account, given, shopVariables, deployment, productionDomains };
      return [worker.folder, toWorkerSettings({ ...question, openCountries, today: new Date() })];
    }),
  );
  const hosts = open.flatMap(toOwnHosts);
  const items = compareAccount({ deployment, account, workers, settings, tables, hosts });
  const steps = planDeploy({ items, workers, account, deployment, isAtOnce });
  const selected = open.filter(({ code }) => named.length === 0 || named.includes(code));
  const checkedHosts = selected
    .map(({ productionDomain }) => toDeployedHost(productionDomain, deployment))
    .filter((host) => account.hosts.some(({ hostname }) => hostname === host));
  return { client, account, deployment, workers, settings, tables, hosts, items, steps, checkedHosts, given };
}

function openCloudflare(given: Readonly<Record<string, string>>): CloudflareClient {
  const { CLOUDFLARE_API_TOKEN: token, CLOUDFLARE_ACCOUNT_ID: accountId } = given;
  if (!token || !accountId) {
    throw new Error(
      "CLOUDFLARE_API_TOKEN and CLOUDFLARE_ACCOUNT_ID are needed to look into the account; a dry run goes without them: --account <file>, where {} is an empty one",
    );
  }
  return createCloudflareClient({ accountId, token, fetch });
}

async function describeAccount(
  file: string | null,
  client: CloudflareClient | null,
): Promise<AccountDescription> {
  if (client) return readAccount(client);
  return parseAccount(file === null ? {} : JSON.parse(readFileSync(file, "utf8")));
}

const marks = { present: "✓", create: "+", operator: "✗" } as const;

/** One line: `+ queue ironhall-mails: made`. */
export function describeItem({ kind, name, state, sentence }: Item): string {
  return `${marks[state]} ${kind} ${name}${sentence ? `: ${sentence}` : ""}`;
}

function print({
  items,
  steps,
  checkedHosts,
}: {
  items: readonly Item[];
  steps: readonly DeployStep[];
  checkedHosts: readonly string[];
}): void {
  say("What is needed (✓ there, + made or set by this deploy, ✗ only a person can give it)");
  for (const item of items) console.log(`  ${describeItem(item)}`);
  say("What is done, in this order");
  for (const step of steps) console.log(`  ${describeStep(step)}`);
  say(`Asked after each step: ${checkedHosts.join(", ") || "no host yet, as none leads to the shop"}`);
}

async function deploy(plan: Plan): Promise<boolean> {
  const { client, account, deployment, steps } = plan;
  if (!client) return false;
  const operatorToken = plan.given.OPERATOR_TOKEN ?? null;
  const deployer = createDeployer({ ...plan, client, operatorToken });
  return runSteps({ steps, account, deployment, deployer });
}

async function rollBack(plan: Plan, isDryRun: boolean): Promise<number> {
  const back = planRollback(plan.workers, plan.account, plan.deployment);
  for (const { name, version } of back)
    say(version ? `${name} goes back to ${version}` : `${name} has no former version`);
  if (isDryRun || !plan.client) return 0;
  const deployer = createDeployer({
    ...plan,
    client: plan.client,
    operatorToken: plan.given.OPERATOR_TOKEN ?? null,
  });
  for (const { name, version } of back) {
    if (version) await deployer.split(name, [{ id: version, percentage: 100 }]);
  }
  const problems = await deployer.check(null);
  for (const problem of problems) say(problem);
  return problems.length > 0 ? 1 : 0;
}
