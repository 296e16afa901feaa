import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import type { Deployment } from "../../worker/shop/config/find-setting-problems.ts";
import type { Setting, SettingsTable } from "../../worker/shop/config/setting.ts";
import type { AccountDescription } from "./account.ts";
import { type DeploymentName, toDeployedName, toDeployedValue } from "./deployment-name.ts";
import type { WorkerNeeds } from "./read-needs.ts";
import { writeSecretAges } from "./secret-ages.ts";

/** The operator's variables and secrets, by name; never printed. */
export type OperatorValues = Readonly<Record<string, string>>;

/** Reads `NAME=value` lines of a file (`-`: standard input), which override the environment. */
export function readOperatorValues(
  file: string | null,
  environment: Readonly<Record<string, string | undefined>>,
): OperatorValues {
  const text = file === null ? "" : readFileSync(file === "-" ? 0 : file, "utf8");
  const defined = Object.entries({ ...environment, ...parseEnv(text) });
  return Object.fromEntries(defined.flatMap(([name, value]) => (value ? [[name, value] as const] : [])));
}

/** The settings of one worker in a deployment. */
export type WorkerSettings = {
  /** Written into its configuration. */
  readonly variables: Readonly<Record<string, string>>;
  /** Provided now, so they are set. */
  readonly secrets: Readonly<Record<string, string>>;
  /** Names that the account already has. */
  readonly retainedSecrets: readonly string[];
};

type Values = Readonly<Record<string, unknown>>;
type ToName = (name: string, setting: Setting) => string;

const byOwnName: ToName = (name) => name;
const byGivenName: ToName = (name, { givenAs }) => givenAs ?? name;

type Question = {
  readonly worker: WorkerNeeds;
  readonly table: SettingsTable;
  readonly account: AccountDescription;
  readonly given: OperatorValues;
  /** `[env.production.vars]` of the shop, for values that another worker shares. */
  readonly shopVariables: Readonly<Record<string, unknown>>;
  readonly deployment: DeploymentName;
  readonly productionDomains: readonly string[];
  /** Codes of the countries whose hosts the deployment has. */
  readonly openCountries: readonly string[];
  readonly today: Date;
};

/**
 * Merges settings. Variables: the operator's values override wrangler.toml's, else those of the deployed worker (so
 * that a value is given only once). Secrets: the given ones; the others are unchanged.
 */
export function toWorkerSettings(question: Question): WorkerSettings {
  const { worker, table, account, given, shopVariables, deployment, productionDomains, openCountries } =
    question;
  const deployed = account.workers.find(({ name }) => name === toDeployedName(worker.name, deployment));
  const rows = Object.entries(table);
  const pick = (isWanted: (setting: Setting) => boolean, values: Values, toName: ToName = byOwnName) =>
    Object.fromEntries(
      rows.flatMap(([name, setting]) => {
        const value = values[toName(name, setting)];
        return isWanted(setting) && typeof value === "string" && value !== "" ? [[name, value] as const] : [];
      }),
    );
  const isPlain = (setting: Setting) => setting.rotation === null;
  const name = { DEPLOYMENT: deployment satisfies Deployment };
  const written = { ...pick(isPlain, shopVariables, byGivenName), ...pick(isPlain, worker.variables) };
  const secrets = pick((setting) => !isPlain(setting), given, byGivenName);
  const ages = writeSecretAges(deployed?.variables.SECRETS_SET_AT ?? "", secrets, question.today);
  const variables = {
    ...mapValues(written, (value) => toDeployedValue(value, productionDomains, deployment)),
    // A value given in an earlier deploy stays until a new one is given; values in wrangler.toml do not count as given.
    ...pick(isPlain, withoutNames(deployed?.variables ?? {}, Object.keys(written))),
    ...pick(isPlain, given, byGivenName),
    ...(table.DEPLOYMENT && name),
    ...(table.OPEN_COUNTRIES && deployment === "staging" && { OPEN_COUNTRIES: openCountries.join(" ") }),
    ...(table.SECRETS_SET_AT && ages && { SECRETS_SET_AT: ages }),
  };
  return {
    variables,
    secrets,
    retainedSecrets: (deployed?.secrets ?? []).filter((secret) => !(secret in secrets)),
  };
}

function mapValues(values: Readonly<Record<string, string>>, change: (value: string) => string) {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]));
}

function withoutNames(values: Readonly<Record<string, string>>, names: readonly string[]) {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));
}
