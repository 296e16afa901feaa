import { expect, type Page, test } from "playwright/test";
import { holdClock } from "../support/hold-clock.ts";
import { messagesOf } from "../support/messages.ts";
import { shops, urlOf } from "../support/shops.ts";
import { watchHydration } from "../support/watch-hydration.ts";

const shop = shops.GB;
const word = messagesOf(shop.language);
/** Delay before the bar appears. */
const noticeableMs = 200;

const barOn = (page: Page) => page.locator(`main > progress[aria-label="${word("frame.loading")}"]`);

/**
 * Opens a listing with stopped clocks (timers and animations).
 * Its next page loads, or fails, on demand.
 */
async function openWithHeldPage(page: Page) {
  const waitForScripts = await watchHydration(page);
  await page.clock.install();
  await page.goto(urlOf(shop, "/sales"));
  await waitForScripts();
  const gate = Promise.withResolvers<"comes" | "fails">();
  await page.route(/\/new-arrivals\.data/, async (route) => {
    await ((await gate.promise) === "comes" ? route.continue() : route.abort());
  });
  const timeline = await page.context().newCDPSession(page);
  await timeline.send("Animation.enable");
  await timeline.send("Animation.setPlaybackRate", { playbackRate: 0 });
  await holdClock(page);
  return gate;
}

/** Requests the next page and waits until the bar's timer runs. */
async function release(page: Page): Promise<void> {
  await page.evaluate(() => {
    const set = window.setTimeout.bind(window);
    const delays: unknown[] = [];
    const watched = (act: TimerHandler, delay?: number, ...rest: unknown[]) => {
      delays.push(delay);
      return set(act, delay, ...rest);
    };
    Object.assign(window, { delays, setTimeout: watched });
  });
  await page.getByRole("contentinfo").locator("a[href$='/new-arrivals']").click();
  await expect.poll(() => page.evaluate(() => Reflect.get(window, "delays"))).toContain(noticeableMs);
}

/** Advances the page's time, and lets React render the result. */
async function pass(page: Page, ms: number): Promise<void> {
  await page.clock.runFor(ms);
  await page.evaluate(async () => {
    for (let turns = 0; turns < 10; turns += 1)
      await new Promise((done) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = done;
        port2.postMessage(null);
      });
  });
}

/** Returns the bar's styles at this time after its animations began. */
function lookAt(page: Page, ms: number) {
  return barOn(page).evaluate((bar, at) => {
    for (const animation of bar.getAnimations()) animation.currentTime = at;
    const { visibility, backgroundSize, backgroundImage } = getComputedStyle(bar);
    return { visibility, filled: Number.parseFloat(backgroundSize), isPlain: backgroundImage === "none" };
  }, ms);
}

const title = (page: Page, key: string) => page.getByRole("heading", { level: 1, name: word(key) });

test("the bar appears after 200 ms, fills for 5 s and disappears 500 ms after the page has loaded", async ({
  page,
}) => {
  const gate = await openWithHeldPage(page);
  await release(page);
  await pass(page, noticeableMs - 1);
  await expect(barOn(page)).toBeHidden();
  await expect(barOn(page)).not.toHaveAttribute("data-slow");
  await pass(page, 1);
  await expect(barOn(page)).toBeVisible();
  expect(await lookAt(page, 0)).toEqual({ visibility: "visible", filled: 0, isPlain: false });
  const almost = (await lookAt(page, 4000)).filled;
  expect(almost).toBeGreaterThan(50);
  expect(almost).toBeLessThan(95);
  expect((await lookAt(page, 5000)).filled).toBe(95);
  expect((await lookAt(page, 60_000)).filled).toBe(95);

  gate.resolve("comes");
  await expect(page).toHaveURL(/\/new-arrivals$/);
  await expect(barOn(page)).not.toHaveAttribute("data-slow");
  expect((await lookAt(page, 499)).visibility).toBe("visible");
  expect((await lookAt(page, 500)).visibility).toBe("hidden");
});

test("a page that loads sooner shows no bar", async ({ page }) => {
  const gate = await openWithHeldPage(page);
  await release(page);
  await pass(page, noticeableMs - 1);
  gate.resolve("comes");
  await expect(page).toHaveURL(/\/new-arrivals$/);
  await pass(page, 10_000);
  await expect(barOn(page)).not.toHaveAttribute("data-slow");
  await expect(barOn(page)).toBeHidden();
});

test("a page that fails turns the bar into a plain one for 500 ms", async ({ page }) => {
  const gate = await openWithHeldPage(page);
  await release(page);
  await pass(page, noticeableMs);
  await expect(barOn(page)).toBeVisible();
  const color = await barOn(page).evaluate((bar) => getComputedStyle(bar).backgroundColor);
  gate.resolve("fails");
  await expect(title(page, "frame.error.broken.title")).toBeVisible();
  expect(await lookAt(page, 499)).toMatchObject({ visibility: "visible", isPlain: true });
  await expect(barOn(page)).not.toHaveCSS("background-color", color);
  expect((await lookAt(page, 500)).visibility).toBe("hidden");
});
