import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { runCommand } from "./run-command.mjs";
import { fail, say } from "./say.mjs";

const usualPlaces = [
  process.env.CHROMIUM,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** Returns the path of an installed Chromium; null if missing. */
export function findBrowser() {
  return usualPlaces.find((file) => file !== undefined && existsSync(file)) ?? null;
}

/** Reads name and version of the browser at a path, or of Playwright's own (null): "Chromium 150.0.7871.114". */
export async function readBrowserVersion(browser) {
  // A fresh clone has no dependencies yet when this file is loaded.
  const file = browser ?? (await import("playwright/test")).chromium.executablePath();
  return execFileSync(file, ["--version"], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
}

/** Ensures a Chromium for the journeys: an installed one, else the system's package, else Playwright's own. */
export async function ensureBrowser() {
  const found = findBrowser();
  if (found) return found;
  if (existsSync("/usr/bin/apt-get") && process.getuid?.() === 0) {
    say("Installing Chromium from the system's packages …");
    await runCommand("apt-get", ["update", "-qq"], { quiet: true });
    await runCommand("apt-get", ["install", "-y", "-qq", "chromium"], {
      quiet: true,
      env: { DEBIAN_FRONTEND: "noninteractive" },
    });
    const installed = findBrowser();
    if (installed) return installed;
  }
  say("Fetching Playwright's own Chromium …");
  if ((await runCommand("playwright", ["install", "chromium"])) === 0) return null;
  return fail("No Chromium could be found or installed. Install one and set CHROMIUM=<path to its binary>.");
}
