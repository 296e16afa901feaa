import { checkSteps } from "./house/check-steps.mjs";
import { ensureDependencies } from "./house/ensure-dependencies.mjs";
import { localSecrets } from "./house/local-secrets.mjs";
import { runSteps } from "./house/run-steps.mjs";

await ensureDependencies();
localSecrets();
process.exitCode = (await runSteps(checkSteps)) ? 0 : 1;
