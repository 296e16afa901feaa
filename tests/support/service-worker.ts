import { expect, type Page } from "playwright/test";

/** Waits until the service worker is active and has cached all that an open tab may need later. */
export async function waitForServiceWorker(page: Page): Promise<void> {
  const isReady = () =>
    page.evaluate(async () => {
      if (!(await navigator.serviceWorker.getRegistration())?.active) return false;
      const script = await (await fetch("/sw.js")).text();
      const { version, files } = JSON.parse(/const shop=(\{.*?\});/.exec(script)?.[1] ?? "{}");
      const cache = await caches.open(`shop-${version}`);
      const cached = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
      return files.every((name: string) => cached.has(`/assets/${name}`));
    });
  await expect.poll(isReady, { timeout: 60_000 }).toBe(true);
}

/** Lists the versions whose files this browser caches, oldest first. */
export function listStoredVersions(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => (await caches.keys()).filter((key) => key.startsWith("shop-")));
}

/**
 * Waits until the newest worker controls the page. An installed worker replaces an idle one, which a browser stops
 * after half a minute; a worker attached to a debugger, as here, never counts as idle, so this function stops it.
 */
export async function waitForNewestHands(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("ServiceWorker.enable");
  const isWaiting = () =>
    page.evaluate(async () => {
      const { installing, waiting } = (await navigator.serviceWorker.getRegistration()) ?? {};
      return !installing && waiting?.state === "installed";
    });
  await expect
    .poll(async () => {
      if (await isWaiting()) await session.send("ServiceWorker.stopAllWorkers");
      return isInNewestHands(page);
    })
    .toBe(true);
  await session.detach();
}

/** Reports whether the newest worker controls the page. A browser also checks for updates itself, at any time. */
function isInNewestHands(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const { controller } = navigator.serviceWorker;
    const registration = await navigator.serviceWorker.getRegistration();
    const isNewer = registration?.installing || registration?.waiting;
    return !isNewer && controller?.state === "activated" && controller === registration?.active;
  });
}
