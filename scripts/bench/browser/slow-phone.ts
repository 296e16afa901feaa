import { type BrowserContextOptions, devices, type Page } from "playwright";

/** Lighthouse's slowdown: the speed of a mid-range phone, and slow 4G as in DevTools. */
const cpuSlowdown = 4;
const slow4g = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 };

export const phone: BrowserContextOptions = devices["Pixel 7"] ?? {};

/** Gives a page a phone's speed and network. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", slow4g);
  await session.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
}
