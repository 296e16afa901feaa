import { openBrowser } from "../bench/browser/open-browser.ts";
import { findFreePort } from "../serve/find-free-port.ts";

/** One request of a visit to the shop's own host. */
export interface RecordedRequest {
  readonly method: string;
  readonly path: string;
  readonly isDocument: boolean;
}

/** Viewing time per page: requests of an idle page occur within it. */
const settledMs = 3_000;

/**
 * Records the requests of a browser without history, beyond its own cache.
 * A visitor opens these pages in order, moves the mouse over them, and consents to nothing.
 */
export async function recordVisit(
  origin: string,
  paths: readonly string[],
): Promise<readonly RecordedRequest[]> {
  const { browser } = await openBrowser(await findFreePort());
  try {
    const page = await browser.newPage({ locale: "de-DE" });
    const devtools = await page.context().newCDPSession(page);
    const requests = new Map<string, RecordedRequest>();
    devtools.on("Network.requestWillBeSent", ({ requestId, request, type }) => {
      const url = new URL(request.url);
      if (url.origin !== origin) return;
      const isDocument = type === "Document";
      requests.set(requestId, { method: request.method, path: url.pathname + url.search, isDocument });
    });
    devtools.on("Network.requestServedFromCache", ({ requestId }) => requests.delete(requestId));
    devtools.on("Network.responseReceived", ({ requestId, response }) => {
      if (response.fromDiskCache || response.fromPrefetchCache) requests.delete(requestId);
    });
    await devtools.send("Network.enable");
    for (const path of paths) {
      await page.goto(origin + path, { waitUntil: "load", timeout: 120_000 });
      await page.mouse.move(200, 300);
      await page.waitForLoadState("networkidle", { timeout: 60_000 });
      await page.waitForTimeout(settledMs);
    }
    return [...requests.values()];
  } finally {
    await browser.close();
  }
}
