import type { Page } from "playwright/test";

/**
 * Errors and warnings that the browser reports while a page is open, hydration's among them. A document that is not
 * found reports itself; whoever opens one expects that.
 */
export function watchConsole(page: Page): readonly string[] {
  const messages: string[] = [];
  page.on("console", (message) => {
    const { url } = message.location();
    const isDocument = url === page.url() && message.text().startsWith("Failed to load resource");
    if (["error", "warning"].includes(message.type()) && !isDocument)
      messages.push(`${message.text()} (${url})`);
  });
  page.on("pageerror", (error) => messages.push(String(error.stack ?? error)));
  return messages;
}
