import type { Browser, Page } from "playwright";
import { consentVersion } from "../../../app/consent/model/consent-version.ts";
import { findFreePort } from "../../serve/find-free-port.ts";
import type { InteractionSamples, PageName } from "./browser-report.ts";
import { type Interaction, type InteractionPage, interactions } from "./interactions.ts";
import { openBrowser } from "./open-browser.ts";
import { phone, slowDown } from "./slow-phone.ts";

/** Shorter events are not reported; an interaction without any counts as this long. */
const shortestMs = 16;
const refusal = `${consentVersion}.${new Date().toISOString().slice(0, 10)}`;

/**
 * Measures how long the page takes to respond (Interaction to Next Paint, by the Event Timing API) on a slow phone.
 * Each sample is a visitor whose only history is a refused consent, since the question would cover what is pressed; the
 * first interaction starts the page's scripts. Throws when an interaction has no effect.
 *
 * @param pages URLs of a shop in English
 */
export async function measureInteractions(
  pages: Readonly<Record<PageName, string>>,
  samples: number,
): Promise<readonly InteractionSamples[]> {
  const { browser } = await openBrowser(await findFreePort());
  try {
    const measured: InteractionSamples[] = [];
    for (const interaction of interactions) {
      const { name, mostMs } = interaction;
      const own: number[] = [];
      for (let at = 0; at < samples; at += 1) own.push(await measureOnce(browser, interaction, pages));
      console.log(`${name}  ${own.join(" ")}`);
      measured.push({ name, mostMs, samples: own });
    }
    return measured;
  } finally {
    await browser.close();
  }
}

async function measureOnce(
  browser: Browser,
  { name, page: kind, act }: Interaction,
  pages: Readonly<Record<PageName, string>>,
): Promise<number> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    await page.addInitScript(watchInteractions);
    await context.addCookies([{ name: "consent", value: refusal, url: pages.home }]);
    await openPage(page, kind, pages);
    await act(page);
    const longest = await page.evaluate(readLongest);
    if (longest === null) throw new Error(`${name}: the browser reports no interaction`);
    return Math.max(longest, shortestMs);
  } finally {
    await context.close();
  }
}

async function openPage(
  page: Page,
  kind: InteractionPage,
  pages: Readonly<Record<PageName, string>>,
): Promise<void> {
  if (kind !== "payment" && kind !== "home with a cart") {
    await slowDown(page);
    await page.goto(pages[kind]);
    return;
  }
  // A response without scripts, so that the shop's own are new to the browser.
  await page.goto(new URL("/healthz", pages.home).href);
  await page.evaluate(fillCart, /(\d{8})\/$/.exec(pages.product)?.[1] ?? "");
  await slowDown(page);
  await page.goto(kind === "payment" ? new URL("/checkout/payment", pages.home).href : pages.home);
}

/** Runs in the page: fills the visitor's cart over the middleware API. */
async function fillCart(productNumber: string): Promise<void> {
  const call = async (operation: string, args: unknown) => {
    const headers = { "content-type": "application/json" };
    const answer = await fetch(`/new-ct/${operation}`, {
      method: "POST",
      headers,
      body: JSON.stringify([args]),
    });
    if (!answer.ok) throw new Error(`${operation}: ${answer.status}`);
  };
  const billing = {
    "billing.firstName": "Jana",
    "billing.lastName": "Novak",
    "billing.country": "GB",
    "billing.streetName": "Mill Lane",
    "billing.streetNumber": "4",
    "billing.postalCode": "SW1A 1AA",
    "billing.city": "London",
    "billing.phone": "+44 20 7946 0000",
  };
  const who = { email: "jana@example.com", customerType: "PRIVATE", shippingAddressType: "SAME_AS_BILLING" };
  await call("addToCart", { sku: `EX${productNumber}`, quantity: 1 });
  await call("updateCart", { actions: [{ type: "set-addresses", values: { ...who, ...billing } }] });
}

/** Runs in the page before its scripts: remembers the longest event of each interaction. */
function watchInteractions(): void {
  const durations = new Map<number, number>();
  const note = (entries: PerformanceEntryList) => {
    for (const entry of entries) {
      const { interactionId = 0 } = entry as PerformanceEntry & { readonly interactionId?: number };
      if (interactionId)
        durations.set(interactionId, Math.max(durations.get(interactionId) ?? 0, entry.duration));
    }
  };
  const observers = ["event", "first-input"].map((type) => {
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type, durationThreshold: 16, buffered: true } as PerformanceObserverInit);
    return observer;
  });
  Reflect.set(window, "readInteractions", () => {
    for (const observer of observers) note(observer.takeRecords());
    return [...durations.values()];
  });
}

/** Runs in the page: waits for the last paint, and returns the longest interaction in milliseconds, or null. */
async function readLongest(): Promise<number | null> {
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 200)));
  const durations: readonly number[] = Reflect.get(window, "readInteractions")();
  return durations.length === 0 ? null : Math.max(...durations);
}
