// Compares the screens of this checkout with those of a commit, both in the same browser on the same day:
// npm run visual [-- <commit>], by default the last commit. Differences are in test-results/visual/report.
import { buildShop } from "./house/build-shop.mjs";
import { ensureBrowser } from "./house/ensure-browser.mjs";
import { ensureDependencies } from "./house/ensure-dependencies.mjs";
import { root, runCommand } from "./house/run-command.mjs";
import { fail, say } from "./house/say.mjs";
import { checkOutReference } from "./visual/check-out-reference.mjs";

const [commit = "HEAD"] = process.argv.slice(2);

await ensureDependencies();
const browser = await ensureBrowser();
const reference = checkOutReference(commit);
say(`Building ${commit} as the reference …`);
if ((await runCommand("node", [`${reference}/scripts/build.mjs`])) !== 0)
  fail("The reference could not be built (message above).");
await buildShop();
if ((await takeScreens(reference, ["--update-snapshots=all", "--reporter=dot"])) !== 0)
  fail("The screens of the reference could not be taken (message above).");
process.exitCode = await takeScreens(root, []);
say("The report: npx playwright show-report test-results/visual/report");

/** Takes every screen of a built checkout, and compares it with the reference's unless the arguments store it. */
function takeScreens(checkout, args) {
  return runCommand("playwright", ["test", "--config", "playwright.visual.config.ts", ...args], {
    env: { IRONHALL_CHECKOUT: checkout, ...(browser && { CHROMIUM: browser }) },
  });
}
