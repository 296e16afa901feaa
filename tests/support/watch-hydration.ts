import { expect, type Page } from "playwright/test";

/** Before a page is opened; what it gives waits, after a first sign of the visitor, until the page's scripts answer. */
export async function watchHydration(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => addEventListener("hydrated", () => Reflect.set(window, "isHydrated", true)));
  return async () => {
    await page.mouse.move(10, 10);
    await expect.poll(() => page.evaluate(() => Reflect.get(window, "isHydrated"))).toBe(true);
  };
}
