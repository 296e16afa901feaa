import { parseArgs } from "node:util";
import { describeFailure } from "../import/run-platform-command.ts";
import { chooseRedirections, redirectionsOptions } from "./choose-redirections.ts";
import { toSourceText } from "./redirect.ts";
import { RedirectionsClient } from "./redirections-client.ts";
import { runCheck } from "./run-check.ts";
import { runImport } from "./run-import.ts";

const usualDays = 30;

const dayMs = 86_400_000;

const usage = `Usage: npm run redirects -- import <file.csv> [--dry-run] [--host <host> | --every-host] [--flatten]
                              [--skip-bad] [--replace] [--allow-host <host>]…
       npm run redirects -- export > <file.csv>
       npm run redirects -- check
       npm run redirects -- misses [--since 2026-11-01] [--limit 100]
Options of all: [--url <address>] [--secret <operator's secret>]. Columns of a file: source, target, code.`;

const options = {
  ...redirectionsOptions,
  "dry-run": { type: "boolean", default: false },
  "every-host": { type: "boolean", default: false },
  flatten: { type: "boolean", default: false },
  "skip-bad": { type: "boolean", default: false },
  replace: { type: "boolean", default: false },
  host: { type: "string" },
  "allow-host": { type: "string", multiple: true },
  since: { type: "string" },
  limit: { type: "string", default: "100" },
  help: { type: "boolean", short: "h" },
} as const;

/**
 * Runs the command.
 * Exit code 0 on success, 1 for problems with rows or redirections, 2 for wrong usage.
 */
export async function runRedirects(commandLine: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({ args: [...commandLine], options, allowPositionals: true });
  const [what, file, ...more] = positionals;
  const isKnown =
    what === "import" ? file !== undefined : ["export", "check", "misses"].includes(what ?? "") && !file;
  if (values.help || !isKnown || more.length > 0) {
    console.info(usage);
    return values.help ? 0 : 2;
  }
  const settings = chooseRedirections(values, process.env);
  if (typeof settings === "string") {
    console.error(settings);
    return 2;
  }
  const client = new RedirectionsClient(settings);
  const { isLocal } = settings;
  try {
    if (what === "export") return await runExport(client);
    if (what === "check") return await runCheck(client, { isLocal });
    if (what === "misses")
      return await runMisses(client, { since: values.since, limit: Number(values.limit) });
    return await runImport(client, String(file), {
      isLocal,
      isDryRun: values["dry-run"],
      skipsBad: values["skip-bad"],
      replaces: values.replace,
      flattens: values.flatten,
      host: values["every-host"] ? "*" : values.host,
      allowedHosts: values["allow-host"] ?? [],
    });
  } catch (error) {
    console.error(describeFailure(error, settings));
    return 1;
  }
}

async function runExport(client: RedirectionsClient): Promise<number> {
  const { redirects } = await client.list();
  const rows = redirects.map((one) => [
    toSourceText(one),
    one.target,
    one.code,
    one.hits,
    one.lastHitOn ?? "",
  ]);
  process.stdout.write(toCsv([["source", "target", "code", "hits", "last hit"], ...rows]));
  return 0;
}

type MissesOptions = { readonly since: string | undefined; readonly limit: number };

async function runMisses(client: RedirectionsClient, { since, limit }: MissesOptions): Promise<number> {
  const first = since ?? new Date(Date.now() - usualDays * dayMs).toISOString().slice(0, 10);
  const misses = await client.listMisses(first, limit);
  const rows = misses.map(({ host, path, count, firstDay, lastDay }) => [
    count,
    `${host}${path}`,
    firstDay,
    lastDay,
  ]);
  process.stdout.write(toCsv([["times", "address", "first day", "last day"], ...rows]));
  return 0;
}

/**
 * Writes rows in RFC 4180 format, which `import` reads.
 * Cells that start like a formula are escaped for spreadsheets.
 */
function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((cells) => `${cells.map(toCell).join(",")}\r\n`).join("");
}

function toCell(value: string | number): string {
  const text = String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
