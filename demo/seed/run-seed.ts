import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { chooseSettings, platformOptions } from "../../scripts/import/choose-settings.ts";
import type { DraftsByKind } from "../../scripts/import/parse-draft-line.ts";
import { resourceKinds } from "../../scripts/import/resource-kind.ts";
import { describeFailure } from "../../scripts/import/run-platform-command.ts";
import { type Catalogue, generateCatalogue } from "../catalogue/generate-catalogue.ts";
import { seedPlatform } from "./seed-platform.ts";

const usage = `Usage: npm run seed -- [--products 1200] [--write <folder>] [--customers | --no-customers]
         [--url <address>] [--auth-url <address>] [--project <key>] [--client-id <id>] [--client-secret <secret>]
Sends the demo catalogue to a running shop's platform; with --write only writes its draft files. Demo customers,
whose password everybody knows, and their orders go to a platform on this machine, to another one only with --customers.`;

/**
 * Runs the command.
 * Exit code 0 when the catalogue is imported, 1 when parts failed, 2 for wrong usage.
 */
export async function runSeed(commandLine: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...commandLine],
    options: {
      ...platformOptions,
      products: { type: "string", default: "1200" },
      customers: { type: "boolean" },
      write: { type: "string" },
      help: { type: "boolean", short: "h" },
    },
    allowNegative: true,
  });
  const products = Number(values.products);
  if (values.help || !Number.isInteger(products) || products < 1) {
    console.info(usage);
    return values.help ? 0 : 2;
  }
  if (values.write) {
    const customers = values.customers ?? false;
    await writeDrafts(generateCatalogue({ products, now: new Date(), customers }), values.write);
    console.info(`${products} products and what they need are in ${values.write}`);
    return 0;
  }
  const settings = chooseSettings(values, process.env);
  if (typeof settings === "string") {
    console.error(settings);
    return 2;
  }
  try {
    const say = (sentence: string) => console.info(sentence);
    const { created, updated, unchanged, problems } = await seedPlatform({
      ...settings,
      products,
      customers: values.customers ?? isOnThisMachine(settings.apiUrl),
      say,
    });
    console.info(`${created} created, ${updated} updated, ${unchanged} unchanged`);
    return problems.length > 0 ? 1 : 0;
  } catch (error) {
    console.error(describeFailure(error, settings));
    return 1;
  }
}

/** Writes the catalogue as draft files, one JSON object per line, for `npm run import`. */
async function writeDrafts(catalogue: Catalogue, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const drafts: DraftsByKind = catalogue;
  for (const kind of resourceKinds) {
    const lines = drafts[kind]?.map((draft) => `${JSON.stringify(draft)}\n`);
    if (lines) await writeFile(path.join(folder, `${kind}.jsonl`), lines.join(""));
  }
}

/**
 * Reports whether the platform is reachable only from this machine.
 * Only there may customers with the public password be created.
 */
export function isOnThisMachine(apiUrl: string): boolean {
  return /(^|\.)localhost$|^127\.0\.0\.1$|^\[::1\]$/.test(new URL(apiUrl).hostname);
}
