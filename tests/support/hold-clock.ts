import type { Page } from "playwright/test";

/** Stops the page's time; only `page.clock.runFor` advances it, however busy the machine is. */
export async function holdClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
}
