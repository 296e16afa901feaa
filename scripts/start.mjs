// The whole shop with one command. Uses only what Node 20 has: the rest runs on the lockfile's Node 24.
import { buildShop } from "./house/build-shop.mjs";
import { choosePort } from "./house/choose-port.mjs";
import { ensureDependencies } from "./house/ensure-dependencies.mjs";
import { runCommand } from "./house/run-command.mjs";

await ensureDependencies();
const port = await choosePort();
await buildShop();
process.exitCode = await runCommand("node", ["scripts/serve/main.ts", String(port)]);
