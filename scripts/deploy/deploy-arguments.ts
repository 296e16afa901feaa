import { parseArgs } from "node:util";
import { type DeploymentName, deploymentNames } from "./deployment-name.ts";

export type DeployArguments = {
  readonly isDryRun: boolean;
  readonly isRollback: boolean;
  readonly isAtOnce: boolean;
  readonly deployment: DeploymentName;
  /** A description that replaces the real account; only for a dry run. */
  readonly accountFile: string | null;
  /** `NAME=value` lines with the operator's values; `-`: standard input. */
  readonly settingsFile: string | null;
  readonly countries: readonly string[];
};

export type ParsedArguments =
  | { readonly ok: true; readonly value: DeployArguments }
  | { readonly ok: false; readonly problem: string };

const options = {
  "dry-run": { type: "boolean", default: false },
  rollback: { type: "boolean", default: false },
  "at-once": { type: "boolean", default: false },
  to: { type: "string", default: "production" },
  account: { type: "string" },
  settings: { type: "string" },
} as const;

/** Parses options and country codes in any case; reports anything else as wrong. */
export function parseDeployArguments(
  words: readonly string[],
  knownCountries: readonly string[],
): ParsedArguments {
  try {
    const { values, positionals } = parseArgs({ args: [...words], options, allowPositionals: true });
    const countries = positionals.map((word) => word.toUpperCase());
    const unknown = countries.find((code) => !knownCountries.includes(code));
    if (unknown) return refuse(`No country ${unknown}; there are ${knownCountries.join(", ")}`);
    const deployment = deploymentNames.find((name) => name === values.to);
    if (!deployment) return refuse(`--to knows ${deploymentNames.join(" and ")}`);
    if (values.account !== undefined && !values["dry-run"])
      return refuse("--account goes with --dry-run alone");
    return {
      ok: true,
      value: {
        isDryRun: values["dry-run"],
        isRollback: values.rollback,
        isAtOnce: values["at-once"],
        deployment,
        accountFile: values.account ?? null,
        settingsFile: values.settings ?? null,
        countries,
      },
    };
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
}

function refuse(problem: string): ParsedArguments {
  return { ok: false, problem };
}
