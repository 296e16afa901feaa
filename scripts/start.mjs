// Starts the whole shop. Uses only features of Node 20: the rest runs on the lockfile's Node 24.
import { parseArgs } from "node:util";
import { buildShop } from "./house/build-shop.mjs";
import { choosePort } from "./house/choose-port.mjs";
import { ensureDependencies } from "./house/ensure-dependencies.mjs";
import { onParentEnd } from "./house/on-parent-end.mjs";
import { runCommand } from "./house/run-command.mjs";
import { fail } from "./house/say.mjs";

const { isEmpty } = readArguments();

await ensureDependencies();
const port = await choosePort();
await buildShop({ draws: false });
// When npm is killed without a signal to forward, it leaves this process behind.
if (process.env.npm_lifecycle_event === "start") onParentEnd(() => process.kill(process.pid, "SIGTERM"));
process.exitCode = await runCommand(
  "node",
  ["scripts/serve/main.ts", String(port), ...(isEmpty ? ["--empty"] : [])],
  {
    asGroup: true,
    env: { IRONHALL_LEADS_GROUP: "yes" },
  },
);

/** `--empty`: without the demo's products, orders and pictures. */
function readArguments() {
  try {
    const { values } = parseArgs({ options: { empty: { type: "boolean", default: false } } });
    return { isEmpty: values.empty };
  } catch (error) {
    return fail(`${error.message}. Usage: npm start [-- --empty]`);
  }
}
