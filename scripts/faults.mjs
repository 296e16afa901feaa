// Runs the fault tests of carts and orders: 5,000 seeds, or `-- --seeds <n>`; `-- --seed <n>` repeats one.
import { buildShop } from "./house/build-shop.mjs";
import { ensureDependencies } from "./house/ensure-dependencies.mjs";
import { runCommand } from "./house/run-command.mjs";

const args = process.argv.slice(2);
const numberAfter = (name) => (args.includes(name) ? Number(args[args.indexOf(name) + 1]) : null);
const one = numberAfter("--seed");
const env = {
  FAULT_FIRST_SEED: String(one ?? 1),
  FAULT_SEEDS: String(one === null ? (numberAfter("--seeds") ?? 5000) : 1),
};

await ensureDependencies();
await buildShop();
process.exitCode = await runCommand("vitest", ["run", "--project", "faults"], { env });
