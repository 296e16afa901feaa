import { setTimeout as wait } from "node:timers/promises";
import type { Page } from "playwright";
import { findFreePort } from "../../serve/find-free-port.ts";
import type { ClickSamples, ClickSpeed } from "./browser-report.ts";
import { toEmptyUrl } from "./limit-document.ts";
import { openBrowser } from "./open-browser.ts";
import { phone, slowDown } from "./slow-phone.ts";

/** Visitors read a card before they press it; the shop prefetches meanwhile. */
const hoverMs = 300;
const cardLinks = "main li h2 a, main li h3 a";

/**
 * Measures milliseconds from the click on a card's link, after the pointer rested on it, to the painted heading of its
 * page: in the shop, and as the limit when the main part of the product's document is parsed before and replaces the
 * listing's, in the same browser.
 */
export async function measureClicks(
  listingUrl: string,
  clicks: number,
  speed: ClickSpeed,
): Promise<ClickSamples> {
  const { browser } = await openBrowser(await findFreePort());
  try {
    const { isMobile: _, hasTouch: __, ...withMouse } = phone;
    // Without hover, no picture animates to its page (decision 045): the mouse represents a resting finger.
    const page = await browser.newPage({ ...withMouse, reducedMotion: "reduce" });
    await page.addInitScript(() =>
      addEventListener("hydrated", () => Reflect.set(window, "isHydrated", true), { once: true }),
    );
    if (speed === "slow phone") await slowDown(page);
    const shop: number[] = [];
    const limit: number[] = [];
    for (let at = 0; at < clicks; at += 1) {
      shop.push(await clickInShop(page, listingUrl, at));
      limit.push(await clickInMemory(page, listingUrl, at));
    }
    console.log(`${listingUrl}  clicks, ${speed}  ${JSON.stringify({ shop, limit })}`);
    return { shop, limit };
  } finally {
    await browser.close();
  }
}

async function clickInShop(page: Page, listingUrl: string, at: number): Promise<number> {
  await page.goto(listingUrl, { waitUntil: "load" });
  // The scripts of a returning visitor start on their own, maybe before this.
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await page.waitForFunction(() => Reflect.get(window, "isHydrated") === true);
  await page.waitForLoadState("networkidle");
  const painted = page.evaluate(waitForHeading);
  await clickCard(page, at);
  return painted;
}

async function clickInMemory(page: Page, listingUrl: string, at: number): Promise<number> {
  await page.goto(toEmptyUrl(listingUrl));
  await page.evaluate(showFromMemory, { listingUrl, cardLinks, at });
  await page.waitForLoadState("networkidle");
  await clickCard(page, at);
  return page.evaluate((): Promise<number> => Reflect.get(window, "shown"));
}

async function clickCard(page: Page, at: number): Promise<void> {
  const link = page.locator(cardLinks).nth(at);
  await link.scrollIntoViewIfNeeded();
  await link.hover();
  await wait(hoverMs);
  await link.click();
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

type Card = { readonly listingUrl: string; readonly cardLinks: string; readonly at: number };

/**
 * Runs in an empty page of the shop's host: shows a listing, without its scripts, and parses the document of one of its
 * cards. The next click shows the main part of that; `window.shown` is the time that this takes.
 */
async function showFromMemory({ listingUrl, cardLinks, at }: Card): Promise<void> {
  const load = async (url: string) =>
    new DOMParser().parseFromString(await (await fetch(url)).text(), "text/html");
  const listing = await load(listingUrl);
  document.documentElement.replaceWith(document.adoptNode(listing.documentElement));
  const link = document.querySelectorAll<HTMLAnchorElement>(cardLinks)[at];
  const product = await load(link?.href ?? "");
  const main = document.adoptNode(product.querySelector("main") ?? product.body);
  for (const style of product.querySelectorAll("style")) document.head.appendChild(style);
  const shown = new Promise<number>((resolve) => {
    const show = (click: Event) => {
      click.preventDefault();
      document.querySelector("main")?.replaceWith(main);
      document.documentElement.dataset.page = product.documentElement.dataset.page;
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - click.timeStamp)));
    };
    addEventListener("click", show, { capture: true, once: true });
  });
  Reflect.set(window, "shown", shown);
}
