import { type Browser, chromium } from "playwright";
import { findBrowser } from "../../house/ensure-browser.mjs";

export type OpenBrowser = { readonly browser: Browser; readonly port: number };

/** A cookie of the first visit's own making, such as a choice about cookies. */
export type KnownCookie = { readonly name: string; readonly value: string; readonly url: string };

/**
 * A browser without history that also listens on a port, for whoever drives it beside Playwright; its own window, which is
 * driven so, has these cookies.
 */
export async function openBrowser(port: number, cookies: readonly KnownCookie[] = []): Promise<OpenBrowser> {
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    // Playwright turns the cache of pages that are gone back to off; the audit says whether ours may be in it.
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
    args: ["--no-sandbox", "--disable-gpu", `--remote-debugging-port=${port}`],
  });
  const session = await browser.newBrowserCDPSession();
  await session.send("Storage.setCookies", { cookies: [...cookies] });
  await session.detach();
  return { browser, port };
}
