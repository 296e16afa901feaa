import type { Page } from "playwright";

/** Triggers the first interaction that the page's scripts wait for, and waits until they run. */
export async function startScripts(page: Page): Promise<void> {
  const hydrated = page.evaluate(
    () => new Promise<void>((resolve) => addEventListener("hydrated", () => resolve(), { once: true })),
  );
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await hydrated;
}
