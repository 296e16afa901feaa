import type { Page } from "playwright/test";

/** Playwright's own note on a page whose service worker it blocks. */
const blockedWorker = "Service Worker registration blocked by Playwright";

/**
 * Collects the browser's errors and warnings while a page is open, including hydration errors. A document that is not
 * found reports itself; tests that open one expect that.
 */
export function watchConsole(page: Page): readonly string[] {
  const messages: string[] = [];
  page.on("console", (message) => {
    const { url } = message.location();
    const isDocument = url === page.url() && message.text().startsWith("Failed to load resource");
    if (["error", "warning"].includes(message.type()) && !isDocument && message.text() !== blockedWorker)
      messages.push(`${message.text()} (${url})`);
  });
  page.on("pageerror", (error) => messages.push(String(error.stack ?? error)));
  return messages;
}
