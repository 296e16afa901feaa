import { statfsSync } from "node:fs";
import { defineConfig, devices } from "playwright/test";

const executablePath = process.env.CHROMIUM;

// Desktop Chrome's own user agent: a "HeadlessChrome" one counts as a crawler, which gets whole pages instead of streams.
const desktop = devices["Desktop Chrome"];

/** Browsers exchange pages through shared memory; through files, as Playwright has it for small containers, slower. */
const mostSharedBytes = 1024 ** 3;

export default defineConfig({
  testDir: "tests/journeys",
  outputDir: "test-results",
  workers: 1,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  timeout: 120_000,
  // How long a condition may take on a machine that is busy; a journey goes on as soon as it holds.
  expect: { timeout: 20_000 },
  reporter: [["list"]],
  globalSetup: "./tests/support/serve-for-journeys.ts",
  use: {
    ...desktop,
    // On each new device it would fetch all scripts of the build. Journeys of offline use allow it.
    serviceWorkers: "block",
    // A trace of every page costs a quarter of the run; `--trace retain-on-failure` keeps those of what failed.
    screenshot: "only-on-failure",
    launchOptions: {
      ...(executablePath && { executablePath }),
      ...(hasSharedMemory() && { ignoreDefaultArgs: ["--disable-dev-shm-usage"] }),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--disable-background-networking",
        // Text has the widths of a usual browser; the headless shell rounds each glyph's.
        "--font-render-hinting=none",
        // Every page would start a spare process for the site that may come next: a tenth of the CPU.
        "--disable-site-isolation-trials",
      ],
    },
  },
});

function hasSharedMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync("/dev/shm");
    return bavail * bsize >= mostSharedBytes;
  } catch {
    return false;
  }
}
