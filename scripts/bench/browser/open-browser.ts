import { type Browser, chromium } from "playwright";
import { findBrowser } from "../../house/ensure-browser.mjs";

export type OpenBrowser = { readonly browser: Browser; readonly port: number };

/** A browser without history that also listens on a port, for whoever drives it beside Playwright. */
export async function openBrowser(port: number): Promise<OpenBrowser> {
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    // Playwright turns the cache of pages that are gone back to off; the audit says whether ours may be in it.
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
    args: ["--no-sandbox", "--disable-gpu", `--remote-debugging-port=${port}`],
  });
  return { browser, port };
}
