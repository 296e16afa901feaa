// npm run simulate [-- --products 1200 --visits 30 --orders 30]: measures the usage and cost of visits and orders;
// writes docs/operations-figures.md
import { buildShop } from "./house/build-shop.mjs";
import { ensureBrowser } from "./house/ensure-browser.mjs";
import { ensureDependencies } from "./house/ensure-dependencies.mjs";
import { runCommand } from "./house/run-command.mjs";

await ensureDependencies();
await ensureBrowser();
await buildShop();
process.exitCode = await runCommand("node", ["scripts/simulate/main.ts", ...process.argv.slice(2)]);
