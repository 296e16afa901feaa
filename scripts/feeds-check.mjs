// Compares the product feeds, structured data and pages of every article with the platform, in all locales;
// `-- --country de` in one country, `-- --port 8787` in shops that are already served. See docs/feeds.md.
import { buildShop } from "./house/build-shop.mjs";
import { ensureDependencies } from "./house/ensure-dependencies.mjs";
import { runCommand } from "./house/run-command.mjs";

const args = process.argv.slice(2);
await ensureDependencies();
if (!args.includes("--port")) await buildShop();
process.exitCode = await runCommand("node", ["scripts/feeds-check/main.ts", ...args]);
