import { expect, type Page } from "playwright/test";

/** Call it before a page is opened. Returns a function that, after a first interaction, waits for hydration. */
export async function watchHydration(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => addEventListener("hydrated", () => Reflect.set(window, "isHydrated", true)));
  return async () => {
    // A browser reports the first place of a mouse as a move by nothing.
    await page.mouse.move(10, 10);
    await page.mouse.move(20, 20);
    await expect.poll(() => page.evaluate(() => Reflect.get(window, "isHydrated"))).toBe(true);
  };
}
