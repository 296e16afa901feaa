import { type Browser, chromium } from "playwright";
import { findBrowser } from "../../house/ensure-browser.mjs";

export type OpenBrowser = { readonly browser: Browser; readonly port: number };

/** A cookie set before the first visit, such as a consent choice. */
export type KnownCookie = { readonly name: string; readonly value: string; readonly url: string };

/**
 * Opens a browser without history whose default context has these cookies.
 * It also listens on a port for other drivers than Playwright.
 */
export async function openBrowser(port: number, cookies: readonly KnownCookie[] = []): Promise<OpenBrowser> {
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    // Playwright disables the back/forward cache; the audit reports whether the page is eligible for it.
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
    args: ["--no-sandbox", "--disable-gpu", `--remote-debugging-port=${port}`],
  });
  const session = await browser.newBrowserCDPSession();
  await session.send("Storage.setCookies", { cookies: [...cookies] });
  await session.detach();
  return { browser, port };
}
