import { expect, type Page, test } from "playwright/test";
import { isChannel, oneMoreOn, openCartWithOne, quantityOn, waitForChannel } from "../support/cart-page.ts";
import { shops, urlOf } from "../support/shops.ts";

const shop = shops.GB;
const retryDelayMs = 5000;

/** Runs in the page: records every text that the live regions show. */
function collectSentences(): void {
  const messages = new Set<string>();
  Reflect.set(window, "said", messages);
  new MutationObserver(() => {
    for (const region of document.querySelectorAll("[role=status]")) {
      if (region.textContent && region.checkVisibility()) messages.add(region.textContent);
    }
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

function readSentences(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const messages: unknown = Reflect.get(window, "said");
    return messages instanceof Set ? [...messages].map(String) : ["nothing was collected"];
  });
}

test("tabs of one browser share a socket; when the tab that owns it closes, another takes over", async ({
  page,
  context,
}) => {
  let sockets = 0;
  await context.addInitScript(collectSentences);
  context.on("page", (tab) =>
    tab.on("websocket", (socket) => {
      if (isChannel(socket)) sockets += 1;
    }),
  );
  await openCartWithOne(page, shop);
  const second = await context.newPage();
  const third = await context.newPage();
  for (const tab of [second, third]) await tab.goto(urlOf(shop, "/checkout/cart"));

  await second.bringToFront();
  await oneMoreOn(second).click();
  for (const tab of [page, third]) await expect(quantityOn(tab)).toHaveValue("2");
  await oneMoreOn(page).click();
  for (const tab of [second, third]) await expect(quantityOn(tab)).toHaveValue("3");
  expect(sockets).toBe(0);
  // A change from a tab of the same browser does not count as another device's.
  for (const tab of [page, second, third]) expect(await readSentences(tab)).toEqual([]);

  const heir = Promise.race([waitForChannel(second), waitForChannel(third)]);
  await page.close();
  await heir;
  expect(sockets).toBe(1);
  await oneMoreOn(second).click();
  await expect(quantityOn(third)).toHaveValue("4");
  await oneMoreOn(third).click();
  await expect(quantityOn(second)).toHaveValue("5");
  expect(sockets).toBe(1);
});

test("a browser without Web Locks gives each tab its own socket", async ({ page, context }) => {
  await openCartWithOne(page, shop);
  const second = await context.newPage();
  await second.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "locks"));
  const channel = waitForChannel(second);
  await second.goto(urlOf(shop, "/checkout/cart"));
  await channel;
  await oneMoreOn(second).click();
  await expect(quantityOn(page)).toHaveValue("2");
});

test("a tab takes the socket over from an owner that no longer responds", async ({ page, context }) => {
  await openCartWithOne(page, shop);
  const channel = waitForChannel(page);
  await page.reload();
  const held = await channel;
  const cartId = new URL(held.url()).searchParams.get("cartId");
  const closed = held.waitForEvent("close");
  // Simulates a page that the browser has frozen: it holds the lock and sends nothing.
  const frozen = await context.newPage();
  await frozen.goto(urlOf(shop, "/robots.txt"));
  await frozen.evaluate(async (name) => {
    await new Promise<void>((resolve) => {
      navigator.locks.request(name, { steal: true }, () => {
        resolve();
        return new Promise(() => {});
      });
    });
  }, `cart-socket-${cartId}`);
  await closed;
  const taken = waitForChannel(page);
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  const address = new URL((await taken).url());
  expect(address.searchParams.get("cartId")).toBe(cartId);
});

test("does not retry a refused socket, even when the visitor returns to the tab", async ({ page }) => {
  await openCartWithOne(page, shop);
  let tries = 0;
  await page.routeWebSocket(/\/realtime\?/, async (socket) => {
    tries += 1;
    await socket.close({ code: 4403, reason: "Not the cart of this session" });
  });
  await page.reload();
  await expect.poll(() => tries).toBe(1);
  for (let look = 0; look < 3; look += 1) {
    await page.evaluate(() => {
      dispatchEvent(new Event("online"));
      document.dispatchEvent(new Event("visibilitychange"));
    });
    const saved = page.waitForResponse(/updateCartQuantity/);
    await oneMoreOn(page).click();
    await saved;
  }
  expect(tries).toBe(1);
});

test("gives up an interrupted socket after two retries, and tries again when the visitor returns to the tab", async ({
  page,
}) => {
  await page.clock.install();
  await openCartWithOne(page, shop);
  let tries = 0;
  await page.routeWebSocket(/\/realtime\?/, async (socket) => {
    tries += 1;
    if (tries > 3) socket.connectToServer();
    else await socket.close({ code: 1011, reason: "Going away" });
  });
  await page.reload();
  for (const sofar of [1, 2, 3]) {
    await expect.poll(() => tries).toBe(sofar);
    await page.clock.runFor(retryDelayMs);
  }
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    expect(tries).toBe(4);
  }).toPass();
});
