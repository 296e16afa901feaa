// The shop against its baselines, in one run on one serving mode. Prints the table and writes docs/benchmarks.md.
import { buildShop } from "./house/build-shop.mjs";
import { ensureDependencies } from "./house/ensure-dependencies.mjs";
import { runCommand } from "./house/run-command.mjs";

await ensureDependencies();
await buildShop();
process.exitCode = await runCommand("node", ["scripts/bench/main.ts", ...process.argv.slice(2)]);
