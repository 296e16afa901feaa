import { expect, type Page, test } from "playwright/test";
import { openPlatform } from "../support/platform.ts";
import { createShopper } from "../support/shopper.ts";
import { shops, urlOf } from "../support/shops.ts";

const shop = shops.GB;

const quantityOn = (page: Page) => page.getByRole("textbox", { name: /^Quantity of/ }).first();
const oneMoreOn = (page: Page) => page.getByRole("button", { name: /^One more/ }).first();
const noticesOn = (page: Page) => page.getByRole("status");

const isChannel = (socket: { url(): string }) => socket.url().includes("/realtime");
const waitForChannel = (page: Page) => page.waitForEvent("websocket", isChannel);

/** Sets the pieces on stock as an operator does, over the platform's API. */
async function setStock(sku: string, quantity: number): Promise<void> {
  const platform = openPlatform();
  const entry = await platform.loadByKey("inventory", `stock-${sku}`);
  if (!entry) throw new Error(`No stock of ${sku}`);
  await platform.update("inventory", entry, [{ action: "changeQuantity", quantity }]);
}

/** The cart's page in a state to work with: its channel is opened when it knows its cart, and that of the page before is gone. */
async function openCartAnew(page: Page): Promise<void> {
  await page.goto("about:blank");
  const channel = waitForChannel(page);
  await page.goto(urlOf(shop, "/checkout/cart"));
  await channel;
}

/** A cart with one piece, open on its page. */
async function openCartWithOne(page: Page) {
  const shopper = createShopper(page, shop);
  await shopper.openProduct("10012000");
  await shopper.addToCart();
  await openCartAnew(page);
  await expect(quantityOn(page)).toHaveValue("1");
  return shopper;
}

/** Idempotency keys of the commands that leave the page, in order. */
function listenForKeys(page: Page, operation: string): string[] {
  const keys: string[] = [];
  page.on("request", (request) => {
    const key = request.headers()["idempotency-key"];
    if (request.url().endsWith(`/new-ct/${operation}`) && key) keys.push(key);
  });
  return keys;
}

/** In the page: every text that a live region has held. */
function collectSentences(): void {
  const said = new Set<string>();
  Reflect.set(window, "said", said);
  new MutationObserver(() => {
    for (const region of document.querySelectorAll("[role=status]")) {
      if (region.textContent) said.add(region.textContent);
    }
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

function readSentences(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const said: unknown = Reflect.get(window, "said");
    return said instanceof Set ? [...said].map(String) : ["nothing was collected"];
  });
}

/** The shop takes the command, the page never hears of it; until `answers-come-back`. */
async function loseAnswers(page: Page, operation: string): Promise<void> {
  await page.evaluate((lost) => {
    const real = window.fetch;
    window.fetch = async (input, init) => {
      const answer = await real(input, init);
      if (String(input).endsWith(lost)) throw new TypeError("The connection was cut");
      return answer;
    };
    addEventListener("answers-come-back", () => {
      window.fetch = real;
    });
  }, operation);
}

test("what is changed without a network is shown, promised, and saved once when it is back", async ({
  page,
  context,
}) => {
  const shopper = await openCartWithOne(page);
  const keys = listenForKeys(page, "updateCartQuantity");
  await context.setOffline(true);
  await oneMoreOn(page).click();
  await expect(noticesOn(page).getByText(shopper.word("cart.notice.offline"))).toBeVisible();
  await expect(quantityOn(page)).toHaveValue("2");
  await expect(page.getByRole("listitem").filter({ has: quantityOn(page) })).toHaveAttribute(
    "aria-busy",
    "true",
  );
  expect(keys).toEqual([]);

  const saved = page.waitForResponse(/updateCartQuantity/);
  await context.setOffline(false);
  expect((await saved).ok()).toBe(true);
  await expect(noticesOn(page).getByText(shopper.word("cart.notice.saved"))).toBeVisible();
  await expect(page.getByText(shopper.word("cart.notice.offline"))).toBeHidden();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await page.reload();
  await expect(quantityOn(page)).toHaveValue("2");
  expect(keys).toHaveLength(1);
});

test("what was promised without a network is kept by the next page, should this one go", async ({
  page,
  context,
}) => {
  const shopper = await openCartWithOne(page);
  await context.setOffline(true);
  await oneMoreOn(page).click();
  await expect(page.getByText(shopper.word("cart.notice.offline"))).toBeVisible();
  await page.close();

  const next = await context.newPage();
  await context.setOffline(false);
  const saved = next.waitForResponse(/updateCartQuantity/);
  await next.goto(urlOf(shop, "/"));
  expect((await saved).ok()).toBe(true);
  await expect(noticesOn(next).getByText(shopper.word("cart.notice.saved"))).toBeVisible();
  await next.goto(urlOf(shop, "/checkout/cart"));
  await expect(quantityOn(next)).toHaveValue("2");
});

test("a failed change says so and is repeated by one press, under the key of its first try", async ({
  page,
}) => {
  const shopper = await openCartWithOne(page);
  const keys = listenForKeys(page, "updateCartQuantity");
  await page.route("**/new-ct/updateCartQuantity", (route) =>
    route.fulfill({
      status: 503,
      json: { error: { code: "platform-unavailable", message: "The platform does not answer" } },
    }),
  );
  await oneMoreOn(page).click();
  await expect(noticesOn(page).getByText(shopper.word("cart.error.platform-unavailable"))).toBeVisible();
  await expect(quantityOn(page)).toHaveValue("1");

  await page.unroute("**/new-ct/updateCartQuantity");
  const saved = page.waitForResponse(/updateCartQuantity/);
  await page.getByRole("button", { name: shopper.word("cart.notice.tryAgain") }).click();
  expect((await saved).ok()).toBe(true);
  await expect(quantityOn(page)).toHaveValue("2");
  await expect(page.getByText(shopper.word("cart.error.platform-unavailable"))).toBeHidden();
  await page.reload();
  await expect(quantityOn(page)).toHaveValue("2");
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test("an addition whose answer is lost is made once, however it is repeated", async ({ page }) => {
  const shopper = createShopper(page, shop);
  await shopper.openProduct("10012000");
  const keys = listenForKeys(page, "addToCart");
  await loseAnswers(page, "addToCart");
  const buy = page.getByRole("region", { name: shopper.word("catalogue.product.buy") });
  const add = buy.getByRole("button", { name: shopper.word("catalogue.card.add") });
  await add.click();
  await expect(noticesOn(page).getByText(shopper.word("cart.error.cart-adding-problem"))).toBeVisible();

  await page.evaluate(() => dispatchEvent(new Event("answers-come-back")));
  await add.click();
  await page
    .getByRole("dialog")
    .getByRole("link", { name: shopper.word("cart.toCart") })
    .click();
  await expect(quantityOn(page)).toHaveValue("1");
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
});

test("an addition whose page is left before its answer is made once, and asked after by the next page", async ({
  page,
}) => {
  const shopper = await openCartWithOne(page);
  await shopper.openProduct("10012000");
  const keys = listenForKeys(page, "addToCart");
  await page.evaluate(() => {
    const real = window.fetch;
    window.fetch = async (input, init) => {
      const answer = await real(input, init);
      return String(input).endsWith("addToCart") ? new Promise<never>(() => {}) : answer;
    };
  });
  const taken = page.waitForResponse(/addToCart/);
  const buy = page.getByRole("region", { name: shopper.word("catalogue.product.buy") });
  await buy.getByRole("button", { name: shopper.word("catalogue.card.add") }).click();
  expect((await taken).ok()).toBe(true);

  const asked = page.waitForResponse(/addToCart/);
  await shopper.openCart();
  expect((await asked).ok()).toBe(true);
  await page.reload();
  await expect(quantityOn(page)).toHaveValue("2");
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test("tabs of one browser share a socket; when the tab that holds it goes, another takes over", async ({
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
  await openCartWithOne(page);
  const second = await context.newPage();
  const third = await context.newPage();
  for (const tab of [second, third]) await tab.goto(urlOf(shop, "/checkout/cart"));

  await second.bringToFront();
  await oneMoreOn(second).click();
  for (const tab of [page, third]) await expect(quantityOn(tab)).toHaveValue("2");
  await oneMoreOn(page).click();
  for (const tab of [second, third]) await expect(quantityOn(tab)).toHaveValue("3");
  expect(sockets).toBe(0);
  // What a tab of the same browser did is no other device's doing.
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
  await openCartWithOne(page);
  const second = await context.newPage();
  await second.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "locks"));
  const channel = waitForChannel(second);
  await second.goto(urlOf(shop, "/checkout/cart"));
  await channel;
  await oneMoreOn(second).click();
  await expect(quantityOn(page)).toHaveValue("2");
});

test("a change on another device is told once, in one polite live region", async ({ page, browser }) => {
  const shopper = await openCartWithOne(page);
  const other = await browser.newContext({ storageState: await page.context().storageState() });
  const device = await other.newPage();
  const channel = waitForChannel(device);
  await device.goto(urlOf(shop, "/checkout/cart"));
  await channel;
  await oneMoreOn(device).click();
  await expect(quantityOn(page)).toHaveValue("2");
  const told = page.getByText(shopper.word("cart.notice.cart-changed"));
  await expect(told).toHaveCount(1);
  const region = page.getByRole("status").filter({ has: told });
  await expect(region).toHaveCount(1);
  await expect(region).toHaveAttribute("aria-live", "polite");
  await other.close();
});

test("a tab takes the socket from one that holds it and answers no more", async ({ page, context }) => {
  await openCartWithOne(page);
  const channel = waitForChannel(page);
  await page.reload();
  const held = await channel;
  const cartId = new URL(held.url()).searchParams.get("cartId");
  const closed = held.waitForEvent("close");
  // Like a page that the browser has frozen: it has the lock and says nothing.
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

test("a socket that is refused is not asked for again, whoever looks", async ({ page }) => {
  await openCartWithOne(page);
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

test("a socket that is cut off gives up after two retries, and tries anew when somebody looks", async ({
  page,
}) => {
  await openCartWithOne(page);
  let tries = 0;
  await page.routeWebSocket(/\/realtime\?/, async (socket) => {
    tries += 1;
    if (tries > 3) socket.connectToServer();
    else await socket.close({ code: 1011, reason: "Going away" });
  });
  await page.reload();
  await expect.poll(() => tries).toBe(3);
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    expect(tries).toBe(4);
  }).toPass();
});

test("more pieces than there are left become as many as there are, and the cart says how many", async ({
  page,
}) => {
  const shopper = createShopper(page, shop);
  await setStock("EX10012018", 3);
  await shopper.openProduct("10012018");
  await shopper.addToCart();
  await openCartAnew(page);
  await quantityOn(page).fill("9");
  await expect(noticesOn(page).getByText(/: Only 3 left in stock/)).toBeVisible();
  await expect(quantityOn(page)).toHaveValue("3");
});
