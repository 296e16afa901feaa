// npm run upgrade -- [--former <checkout>] [--withheld 2]: see docs/deploying.md
import { requireTypeScript } from "./house/require-node.mjs";

requireTypeScript("npm run upgrade");
const { runUpgrade } = await import("./upgrade/run-upgrade.ts");
process.exitCode = await runUpgrade(process.argv.slice(2));
