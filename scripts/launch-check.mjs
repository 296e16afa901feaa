// npm run launch-check -- GR SK [--port 8787] [--on 2027-02-18]: see docs/deploying.md
import path from "node:path";
import { runnerImport } from "vite";
import { requireTypeScript } from "./house/require-node.mjs";
import { root } from "./house/run-command.mjs";

requireTypeScript("npm run launch-check");
// The checks read the shop's own modules, whose imports are resolved as in the build.
const file = path.join(root, "scripts/launch-check/run-launch-check.ts");
const { module } = await runnerImport(file, { configFile: false, logLevel: "error" });
process.exitCode = await module.runLaunchCheck(process.argv.slice(2));
