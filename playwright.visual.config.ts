import { defineConfig } from "playwright/test";
import journeys from "./playwright.config.ts";

/** Screens compared with a reference's (`npm run visual`): pictures, results and report are not part of the repository. */
export default defineConfig(journeys, {
  testDir: "tests/visual",
  outputDir: "test-results/visual/results",
  snapshotPathTemplate: "test-results/visual/pictures/{arg}{ext}",
  globalSetup: "./tests/visual/serve-checkout.ts",
  expect: { toHaveScreenshot: { animations: "disabled", caret: "hide", scale: "css", maxDiffPixels: 0 } },
  reporter: [["list"], ["html", { outputFolder: "test-results/visual/report", open: "never" }]],
});
