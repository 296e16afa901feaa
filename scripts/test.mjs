// Runs every test in one command; installs what is missing, including a browser.
import { buildShop } from "./house/build-shop.mjs";
import { checkSteps } from "./house/check-steps.mjs";
import { ensureBrowser, ensureWholeBrowser, readBrowserVersion } from "./house/ensure-browser.mjs";
import { ensureDependencies } from "./house/ensure-dependencies.mjs";
import { runSteps } from "./house/run-steps.mjs";

await ensureDependencies();
const browser = await ensureBrowser();
const wholeBrowser = await ensureWholeBrowser();
const browserVersion = await readBrowserVersion(browser);
await buildShop();
// The longest first, so that no core is left with a long one at the end.
const isGreen = await runSteps([
  {
    name: `Journeys in ${browserVersion}`,
    command: "playwright",
    args: ["test"],
    env: {
      ...(browser && { CHROMIUM: browser }),
      ...(wholeBrowser && { WHOLE_CHROMIUM: wholeBrowser }),
    },
    // Chromium, the shop and the runner use 1.4 cores.
    places: 2,
  },
  { name: "Contracts", command: "vitest", args: ["run", "--project", "contracts", "--project", "edge"] },
  {
    name: "Rooms and redirections",
    command: "vitest",
    args: ["run", "--project", "rooms", "--project", "redirections"],
  },
  { name: "Platform", command: "vitest", args: ["run", "--project", "commerce"] },
  { name: "Faults", command: "vitest", args: ["run", "--project", "faults"] },
  ...checkSteps,
]);
process.exitCode = isGreen ? 0 : 1;
