// npm run doctor -- [--to production] [country…]: see docs/deploying.md
import { requireTypeScript } from "./house/require-node.mjs";

requireTypeScript("npm run doctor");
const { runDoctor } = await import("./doctor/run-doctor.ts");
process.exitCode = await runDoctor(process.argv.slice(2));
