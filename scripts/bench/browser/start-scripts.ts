import type { Page } from "playwright";

/** The page's scripts wait for a sign of somebody: gives it, and waits until they run. */
export async function startScripts(page: Page): Promise<void> {
  const hydrated = page.evaluate(
    () => new Promise<void>((resolve) => addEventListener("hydrated", () => resolve(), { once: true })),
  );
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await hydrated;
}
