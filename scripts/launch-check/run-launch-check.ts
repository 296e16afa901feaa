import { resolveTxt } from "node:dns/promises";
import { parseArgs } from "node:util";
import type { Country } from "../../app/countries/model/country.ts";
import { type Day, isDay } from "../../app/foundation/local-day.ts";
import { createFindForeign, type FindForeign } from "../crawl/foreign-text.ts";
import { deploymentNames, toDeployedHost } from "../deploy/deployment-name.ts";
import { type OperatorValues, readOperatorValues } from "../deploy/operator-values.ts";
import { askDeployed, askLocally } from "../doctor/ask-shop.ts";
import { loadCountryTable } from "../house/load-country-table.ts";
import { loadDuties } from "../house/load-duties.ts";
import { localSecrets } from "../house/local-secrets.mjs";
import { say } from "../house/say.mjs";
import { chooseRedirections } from "../redirects/choose-redirections.ts";
import { RedirectionsClient } from "../redirects/redirections-client.ts";
import type { LaunchShop } from "./launch-line.ts";
import { listLaunch, toMarkdown } from "./launch-list.ts";
import { listDutiesOn } from "./list-duties.ts";

const options = {
  /** Port of shops on this machine; default 8787. */
  port: { type: "string" },
  /** The public host of one country's shop. */
  host: { type: "string" },
  /** production or staging: the hosts of its countries. */
  to: { type: "string" },
  /** `NAME=value` lines with OPERATOR_TOKEN, REDIRECTIONS_API_URL, REDIRECTIONS_OPERATOR_SECRET. */
  settings: { type: "string" },
  /** A day, `2027-02-18`: print the duties of the countries on it, and check nothing. */
  on: { type: "string" },
} as const;

const usage =
  "Which countries? npm run launch-check -- GR SK --port 8787, or --to staging, or one with --host staging.ironhall.gr; --on 2027-02-18 prints the duties of a day";

/** Prints the checklists of countries; exit code 1: a check failed. */
export async function runLaunchCheck(words: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({ args: [...words], options, allowPositionals: true });
  const codes = positionals.map((code) => code.toUpperCase());
  const table = await loadCountryTable();
  const countries = table.filter(({ code }) => codes.includes(code));
  const deployment = deploymentNames.find((name) => name === values.to);
  const { on: day } = values;
  const isUnclear =
    (values.to !== undefined && !deployment) ||
    (values.host !== undefined && countries.length > 1) ||
    (day !== undefined && !isDay(day));
  if (countries.length === 0 || countries.length < new Set(codes).size || isUnclear) {
    say(usage);
    return 1;
  }
  const given = readOperatorValues(values.settings ?? null, process.env);
  if (day !== undefined && isDay(day)) {
    await printDuties(countries, day, given.DUTY_DATES ?? "");
    return 0;
  }
  const findForeign = createFindForeign();
  let isWell = true;
  for (const country of countries) {
    const host = values.host ?? (deployment && toDeployedHost(country.productionDomain, deployment));
    const shop = host
      ? openDeployedShop(country, host, given, findForeign)
      : openLocalShop(country, Number(values.port ?? 8787), findForeign);
    const lines = await listLaunch(shop);
    console.log(toMarkdown(country, lines, new Date().toISOString().slice(0, 10)));
    isWell &&= lines.every(({ state }) => state !== "wrong");
  }
  return isWell ? 0 : 1;
}

async function printDuties(countries: readonly Country[], day: Day, dates: string): Promise<void> {
  const table = await loadDuties();
  const own = table.readDutyDates(dates);
  if (own === null) throw new Error(`DUTY_DATES is "${dates}": write it as in docs/settings.md`);
  for (const country of countries) console.log(listDutiesOn(country, day, table, own));
}

/** Opens a country's shop on this machine, with this clone's own secrets. */
export function openLocalShop(country: Country, port: number, findForeign: FindForeign): LaunchShop {
  const hostname = `${country.code.toLowerCase()}.localhost`;
  const host = `${hostname}:${port}`;
  const { shop, redirections } = localSecrets();
  return {
    country,
    host,
    ask: askLocally(host, port),
    operatorToken: shop.OPERATOR_TOKEN,
    redirections: new RedirectionsClient({
      apiUrl: `http://redirections.localhost:${port}`,
      operatorSecret: redirections.REDIRECTIONS_OPERATOR_SECRET,
      isLocal: true,
    }),
    redirectedHost: hostname,
    findForeign,
    lookUpTxt: null,
  };
}

function openDeployedShop(
  country: Country,
  host: string,
  given: OperatorValues,
  findForeign: FindForeign,
): LaunchShop {
  const settings = given.REDIRECTIONS_API_URL ? chooseRedirections({}, given) : "";
  return {
    country,
    host,
    ask: askDeployed(host),
    operatorToken: given.OPERATOR_TOKEN ?? null,
    redirections: typeof settings === "string" ? null : new RedirectionsClient(settings),
    // Staging also looks up old URLs under production's host.
    redirectedHost: country.productionDomain,
    findForeign,
    lookUpTxt,
  };
}

const noSuchRecord = new Set(["ENODATA", "ENOTFOUND"]);

/**
 * Returns the TXT records of a domain, empty if it has none.
 * Throws when the name servers do not respond.
 */
async function lookUpTxt(domain: string): Promise<readonly string[]> {
  try {
    return (await resolveTxt(domain)).map((parts) => parts.join(""));
  } catch (error) {
    if (error instanceof Error && "code" in error && noSuchRecord.has(String(error.code))) return [];
    throw error;
  }
}
