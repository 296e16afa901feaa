// npm run launch-check -- GR SK [--port 8787]: see docs/deploying.md
import { requireTypeScript } from "./house/require-node.mjs";

requireTypeScript("npm run launch-check");
const { runLaunchCheck } = await import("./launch-check/run-launch-check.ts");
process.exitCode = await runLaunchCheck(process.argv.slice(2));
