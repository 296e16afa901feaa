// npm run load -- --minutes 30 --concurrency 32 --faults: mixed load on a served shop, judged at its end
// (docs/load-figures.md).
import { buildShop } from "./house/build-shop.mjs";
import { ensureDependencies } from "./house/ensure-dependencies.mjs";
import { runCommand } from "./house/run-command.mjs";

await ensureDependencies();
await buildShop();
process.exitCode = await runCommand("node", ["scripts/bench/load/main.ts", ...process.argv.slice(2)]);
