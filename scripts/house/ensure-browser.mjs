import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { runCommand } from "./run-command.mjs";
import { fail, say } from "./say.mjs";

/** Chromium without its own user interface, as Debian packages it: journeys take a third less time in it. */
const headlessShell = { package: "chromium-headless-shell", file: "/usr/bin/chromium-headless-shell" };

const usualPlaces = [
  process.env.CHROMIUM,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  headlessShell.file,
];

/** Returns the path of an installed Chromium; null if missing. */
export function findBrowser() {
  return usualPlaces.find((file) => file !== undefined && existsSync(file)) ?? null;
}

/** Returns the path of the installed browser for journeys: `CHROMIUM`, else the headless shell, else any Chromium. */
function findJourneyBrowser() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  return existsSync(headlessShell.file) ? headlessShell.file : findBrowser();
}

/** Reads name and version of the browser at a path, or of Playwright's own (null): "Chromium 150.0.7871.114". */
export async function readBrowserVersion(browser) {
  // A fresh clone has no dependencies yet when this file is loaded.
  const file = browser ?? (await import("playwright/test")).chromium.executablePath();
  return execFileSync(file, ["--version"], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
}

/**
 * Ensures a browser for the journeys and returns its path; null for Playwright's own.
 * Prefers the system's headless shell, installs it where packages can be installed, and falls back to any Chromium.
 */
export async function ensureBrowser() {
  const found = findJourneyBrowser();
  if (found && [process.env.CHROMIUM, headlessShell.file].includes(found)) return found;
  await installPackage(headlessShell.package);
  const installed = findJourneyBrowser();
  if (installed) return installed;
  await installPackage("chromium");
  const chromium = findJourneyBrowser();
  if (chromium) return chromium;
  say("Fetching Playwright's own Chromium …");
  if ((await runCommand("playwright", ["install", "chromium"])) === 0) return null;
  return fail("No Chromium could be found or installed. Install one and set CHROMIUM=<path to its binary>.");
}

/**
 * Ensures a Chromium with its user interface and returns its path; null for Playwright's own. The headless shell has no
 * back/forward cache.
 */
export async function ensureWholeBrowser() {
  const found = findWholeBrowser();
  if (found) return found;
  await installPackage("chromium");
  return findWholeBrowser();
}

function findWholeBrowser() {
  const found = findBrowser();
  return found === headlessShell.file ? null : found;
}

/** Installs a system package where that is possible: on Debian or Ubuntu, as root. */
async function installPackage(name) {
  if (!existsSync("/usr/bin/apt-get") || process.getuid?.() !== 0) return;
  say(`Installing ${name} from the system's packages …`);
  // Without a network it fails soon, and another browser is used.
  const options = ["-qq", "-o", "Acquire::Retries=1", "-o", "Acquire::http::Timeout=20"];
  await runCommand("apt-get", ["update", ...options], { quiet: true });
  await runCommand("apt-get", ["install", "-y", ...options, name], {
    quiet: true,
    env: { DEBIAN_FRONTEND: "noninteractive" },
  });
}
