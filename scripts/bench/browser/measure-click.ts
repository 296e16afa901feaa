import type { Page } from "playwright";
import { findFreePort } from "../../serve/find-free-port.ts";
import { openBrowser } from "./open-browser.ts";
import { phone, slowDown } from "./slow-phone.ts";
import { startScripts } from "./start-scripts.ts";

/**
 * Measures milliseconds from the click on a card's link to the painted heading of its page.
 * Clicks the first cards of a listing. The pointer rests on each link until its prefetch has finished, like a visitor
 * who reads before clicking.
 */
export async function measureClicks(listingUrl: string, clicks: number): Promise<readonly number[]> {
  const { browser } = await openBrowser(await findFreePort());
  try {
    const { isMobile: _, hasTouch: __, ...withMouse } = phone;
    // Without hover, no picture animates to its page (decision 045): the mouse represents a resting finger.
    const page = await browser.newPage({ ...withMouse, reducedMotion: "reduce" });
    await slowDown(page);
    const samples: number[] = [];
    for (let at = 0; at < clicks; at += 1) samples.push(await clickCard(page, listingUrl, at));
    return samples;
  } finally {
    await browser.close();
  }
}

async function clickCard(page: Page, listingUrl: string, at: number): Promise<number> {
  await page.goto(listingUrl, { waitUntil: "load" });
  await startScripts(page);
  const link = page.locator("main li h2 a, main li h3 a").nth(at);
  await link.scrollIntoViewIfNeeded();
  const data = page.waitForResponse((response) => new URL(response.url()).pathname.endsWith(".data"));
  await link.hover();
  await (await data).finished();
  await page.waitForLoadState("networkidle");
  const painted = page.evaluate(waitForHeading);
  await link.click();
  return painted;
}

/** Runs in the page: measures from the next click until the frame that shows another heading. */
function waitForHeading(): Promise<number> {
  return new Promise((resolve) => {
    const old = document.querySelector("h1");
    let clicked = 0;
    addEventListener("click", ({ timeStamp }) => (clicked = timeStamp), { capture: true, once: true });
    const observer = new MutationObserver(() => {
      const heading = document.querySelector("h1");
      if (!heading || heading === old) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - clicked)));
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
}
