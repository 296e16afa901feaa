import { expect, type Page } from "playwright/test";

/** Waits until there is a service worker and all that an open tab may need later is kept. */
export async function waitForServiceWorker(page: Page): Promise<void> {
  const isReady = () =>
    page.evaluate(async () => {
      if (!(await navigator.serviceWorker.getRegistration())?.active) return false;
      const script = await (await fetch("/sw.js")).text();
      const { version, files } = JSON.parse(/const shop=(\{.*?\});/.exec(script)?.[1] ?? "{}");
      const cache = await caches.open(`shop-${version}`);
      const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
      return files.every((file: string) => kept.has(file));
    });
  await expect.poll(isReady, { timeout: 60_000 }).toBe(true);
}

/** The versions whose files this browser keeps, the oldest first. */
export function listKeptVersions(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => (await caches.keys()).filter((key) => key.startsWith("shop-")));
}

/** Whether the page is controlled by the newest worker: a browser looks for one by itself too, whenever it likes. */
export function isInNewestHands(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const { controller } = navigator.serviceWorker;
    const registration = await navigator.serviceWorker.getRegistration();
    const isNewer = registration?.installing || registration?.waiting;
    return !isNewer && controller?.state === "activated" && controller === registration?.active;
  });
}
