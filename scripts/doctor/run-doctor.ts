import tls from "node:tls";
import { parseArgs } from "node:util";
import type { DeploymentName } from "../deploy/deployment-name.ts";
import { deploymentNames, toDeployedHost, toDeployedName } from "../deploy/deployment-name.ts";
import { readOperatorValues } from "../deploy/operator-values.ts";
import { prepareDeploy } from "../deploy/run-deploy.ts";
import { listOldSecrets } from "../deploy/secret-ages.ts";
import { loadCountryTable } from "../house/load-country-table.ts";
import { say } from "../house/say.mjs";
import { askDeployed, askLocally } from "./ask-shop.ts";
import { checkMachine } from "./check-machine.ts";
import { checkShop } from "./check-shop.ts";
import { describeFinding, type Finding, find } from "./finding.ts";

const options = {
  /** production or staging; without it this machine is checked. */
  to: { type: "string" },
  /** The port of a shop that this machine serves, whose countries are checked. */
  port: { type: "string" },
  settings: { type: "string" },
} as const;

/** Reports each check's result and how to fix problems. Exit code 1: a problem exists. */
export async function runDoctor(words: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({ args: [...words], options, allowPositionals: true });
  const given = readOperatorValues(values.settings ?? null, process.env);
  const countries = await loadCountryTable();
  const codes = positionals.map((code) => code.toUpperCase());
  const named = countries.filter(({ code, isLive }) => (codes.length > 0 ? codes.includes(code) : isLive));
  const token = given.OPERATOR_TOKEN ?? null;
  const findings: Finding[] = [];
  if (values.port !== undefined) {
    for (const { code } of named) findings.push(...(await checkLocalShop(code, Number(values.port), token)));
  } else if (values.to === undefined) {
    findings.push(...(await checkMachine()));
  } else {
    const deployment = deploymentNames.find((name) => name === values.to);
    if (!deployment) throw new Error(`--to knows ${deploymentNames.join(" and ")}`);
    for (const { productionDomain } of named) {
      findings.push(...(await checkDeployedShop(toDeployedHost(productionDomain, deployment), token)));
    }
    findings.push(...(await checkAccount(deployment, codes, values.settings ?? null)));
  }
  for (const finding of findings) console.log(`  ${describeFinding(finding)}`);
  const ill = findings.filter(({ problem }) => problem !== null).length;
  say(ill === 0 ? "All is well." : `${ill} of ${findings.length} need you.`);
  return ill === 0 ? 0 : 1;
}

function checkLocalShop(
  code: string,
  port: number,
  operatorToken: string | null,
): Promise<readonly Finding[]> {
  const host = `${code.toLowerCase()}.localhost:${port}`;
  return checkShop({ host, ask: askLocally(host, port), operatorToken, isSecure: false });
}

async function checkDeployedShop(host: string, operatorToken: string | null): Promise<readonly Finding[]> {
  const findings = await checkShop({ host, ask: askDeployed(host), operatorToken, isSecure: true });
  return [await checkCertificate(host), ...findings];
}

const leastDays = 14;

function checkCertificate(host: string): Promise<Finding> {
  return new Promise((resolve) => {
    const what = `${host} certificate`;
    const socket = tls.connect({ host, port: 443, servername: host, timeout: 10_000 }, () => {
      const days = Math.floor((Date.parse(socket.getPeerCertificate().valid_to) - Date.now()) / 86_400_000);
      socket.end();
      resolve(find(what, days >= leastDays, `ends in ${days} days: look at the domain's edge certificates`));
    });
    const fail = (reason: string) =>
      resolve(find(what, false, `${reason}: is the host routed to the worker?`));
    socket.on("error", (error) => fail(error.message));
    socket.on("timeout", () => {
      socket.destroy();
      fail("no answer");
    });
  });
}

/** What a deploy would create or request is missing from the deployment. */
async function checkAccount(
  deployment: DeploymentName,
  countries: readonly string[],
  settingsFile: string | null,
): Promise<readonly Finding[]> {
  try {
    const { account, items, tables, workers } = await prepareDeploy({
      isDryRun: true,
      isRollback: false,
      isAtOnce: false,
      accountFile: null,
      deployment,
      countries,
      settingsFile,
    });
    const name = toDeployedName(workers.at(-1)?.name ?? "", deployment);
    const shop = account.workers.find((worker) => worker.name === name);
    const old = listOldSecrets(shop?.variables.SECRETS_SET_AT ?? "", tables.shop ?? {}, new Date());
    return [
      // A secret given with this call does not count as missing.
      ...items.map(({ kind, name: what, state, sentence }) =>
        find(
          `${kind} ${what}`,
          state === "present" || kind === "setting" ? state !== "operator" : false,
          sentence,
        ),
      ),
      find("age of the secrets", old.length === 0, old.join("; ")),
    ];
  } catch (error) {
    return [find("the account", false, error instanceof Error ? error.message : String(error))];
  }
}
