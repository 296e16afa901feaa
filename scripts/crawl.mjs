// Crawls shops from their start pages: reports dead or redirected links, missing files, and mixed languages. Four
// countries, or `-- --country de`, or `-- --all`; `-- --port 8787` uses a shop that is already served.
import { buildShop } from "./house/build-shop.mjs";
import { ensureDependencies } from "./house/ensure-dependencies.mjs";
import { runCommand } from "./house/run-command.mjs";

const args = process.argv.slice(2);
await ensureDependencies();
if (!args.includes("--port")) await buildShop();
process.exitCode = await runCommand("node", ["scripts/crawl/main.ts", ...args]);
