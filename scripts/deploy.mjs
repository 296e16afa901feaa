// npm run deploy -- [--dry-run] [--to staging] [country…]: see docs/deploying.md
import { requireTypeScript } from "./house/require-node.mjs";

requireTypeScript("npm run deploy -- --dry-run");
const { runDeploy } = await import("./deploy/run-deploy.ts");
process.exitCode = await runDeploy(process.argv.slice(2));
