import { parseArgs } from "node:util";
import { chooseSettings, platformOptions } from "../import/choose-settings.ts";
import { describeFailure } from "../import/run-platform-command.ts";
import { chooseSearchSettings, searchOptions } from "./choose-search-settings.ts";
import { rebuild } from "./rebuild.ts";
import { toSearchMark } from "./search-mark.ts";

const usage = `Usage: npm run reindex -- [--country de]… [--search-url <address>] [--search-app-id <id>]
         [--search-write-key <key>] [--url <address>] [--auth-url <address>] [--project <key>]
         [--client-id <id>] [--client-secret <secret>]
Builds the search anew from the platform: all countries' indexes, or those named. The former ones answer meanwhile.`;

/** Runs the command: exit code 0 when the indexes are built, 1 when that failed, 2 for wrong usage. */
export async function runReindex(commandLine: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...commandLine],
    options: {
      ...platformOptions,
      ...searchOptions,
      country: { type: "string", multiple: true, default: [] },
      help: { type: "boolean", short: "h" },
    },
  });
  if (values.help) {
    console.info(usage);
    return 0;
  }
  const platform = chooseSettings(values, process.env);
  const search = chooseSearchSettings(values, process.env);
  if (typeof platform === "string" || typeof search === "string") {
    console.error([platform, search].filter((problem) => typeof problem === "string").join("\n"));
    return 2;
  }
  const say = (sentence: string) => console.info(sentence);
  const countries = values.country.map((code) => code.toLowerCase());
  const started = performance.now();
  try {
    const mark = toSearchMark("by hand");
    const outcome = await rebuild({ platform, search, countries, mark, isDoneOnce: false, say });
    if (!outcome.ok) {
      const { system, message } = outcome.error;
      const what =
        system === "search" ? `The search at ${search.apiUrl}` : `The platform at ${platform.apiUrl}`;
      console.error(`${what} failed: ${message}\nThe former indexes stay as they are.`);
      return 1;
    }
    if (outcome.value === "up-to-date") return 0;
    const { products, records, categories } = outcome.value;
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    say(`${records} records of ${products} products and ${categories} of categories in ${seconds} s.`);
    return 0;
  } catch (error) {
    console.error(describeFailure(error, platform));
    return 1;
  }
}
