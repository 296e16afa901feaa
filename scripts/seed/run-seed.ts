import { parseArgs } from "node:util";
import { generateCatalogue } from "../demo-catalogue/generate-catalogue.ts";
import { chooseSettings, platformOptions } from "../import/choose-settings.ts";
import { describeFailure } from "../import/run-platform-command.ts";
import { seedPlatform } from "./seed-platform.ts";
import { writeDrafts } from "./write-drafts.ts";

const usage = `Usage: npm run seed -- [--products 200] [--write <folder>]
         [--url <address>] [--auth-url <address>] [--project <key>] [--client-id <id>] [--client-secret <secret>]
Sends the demo catalogue to a running shop's platform; with --write only writes its draft files.`;

/** The command: 0 when the catalogue is in, 1 when something of it did not go in, 2 when called wrongly. */
export async function runSeed(commandLine: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...commandLine],
    options: {
      ...platformOptions,
      products: { type: "string", default: "200" },
      write: { type: "string" },
      help: { type: "boolean", short: "h" },
    },
  });
  const products = Number(values.products);
  if (values.help || !Number.isInteger(products) || products < 1) {
    console.info(usage);
    return values.help ? 0 : 2;
  }
  if (values.write) {
    await writeDrafts(generateCatalogue({ products, now: new Date() }), values.write);
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
    const { created, updated, unchanged, problems } = await seedPlatform({ ...settings, products, say });
    console.info(`${created} created, ${updated} updated, ${unchanged} unchanged`);
    return problems.length > 0 ? 1 : 0;
  } catch (error) {
    console.error(describeFailure(error, settings));
    return 1;
  }
}
