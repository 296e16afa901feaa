// Goes from the start pages of shops where links lead: no dead or redirected link, no missing file, no mixed language.
// Four countries, or `-- --country de`, or `-- --all`; `-- --port 8787` takes the shop that is served there.
import { buildShop } from "./house/build-shop.mjs";
import { ensureDependencies } from "./house/ensure-dependencies.mjs";
import { runCommand } from "./house/run-command.mjs";

const args = process.argv.slice(2);
await ensureDependencies();
if (!args.includes("--port")) await buildShop();
process.exitCode = await runCommand("node", ["scripts/crawl/main.ts", ...args]);
