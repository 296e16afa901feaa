// Starts all workers with hot reload, on the databases of `npm start`.
import { buildShop } from "./house/build-shop.mjs";
import { choosePort } from "./house/choose-port.mjs";
import { ensureDependencies } from "./house/ensure-dependencies.mjs";
import { runCommand } from "./house/run-command.mjs";

await ensureDependencies();
const port = await choosePort();
await buildShop();
await runCommand("node", ["scripts/serve/prepare.ts"]);
process.exitCode = await runCommand("react-router", ["dev", "--host", "127.0.0.1"], {
  env: { PORT: String(port) },
});
