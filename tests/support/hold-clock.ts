import type { Page } from "playwright/test";

/** From now on the page's time goes on only when it is told to (`page.clock.runFor`), however busy the machine is. */
export async function holdClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
}
