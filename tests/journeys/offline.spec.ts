import { test as base, expect, type Page } from "playwright/test";
import { farewellWorker } from "../../worker/shop/steps/farewell-worker.ts";
import { messagesOf } from "../support/messages.ts";
import { listStoredVersions, waitForNewestHands, waitForServiceWorker } from "../support/service-worker.ts";
import { openShopProxy, type ShopProxy } from "../support/shop-proxy.ts";

const test = base.extend<{ readonly network: ShopProxy }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from here
  network: async ({}, use) => {
    const network = await openShopProxy();
    await use(network);
    await network.close();
  },
});

test.use({ serviceWorkers: "allow" });

/** Opens a page with a visitor's interaction, and reloads it once the service worker controls it. */
async function openCached(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.mouse.move(10, 10);
  await waitForServiceWorker(page);
  await page.reload();
  await page.mouse.move(20, 20);
}

test("while offline, a page is replaced by one in its language with the viewed products and the cart, and reloads when the network returns", async ({
  page,
  context,
  network,
}) => {
  const word = messagesOf("bg");
  const shop = `http://bg.localhost:${network.port}`;
  await context.addCookies([{ name: "consent", value: "v1.2026-11-23.functional", url: shop }]);
  const viewed = page.waitForResponse(/\/viewed\?/);
  await openCached(page, `${shop}/search?q=10010000`);
  await viewed;
  const name = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
  await page
    .getByRole("region", { name: word("catalogue.product.buy") })
    .getByRole("button", { name: word("catalogue.card.add") })
    .click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("cart-copy"))).toContain("10010000");

  network.cut();
  await page.goto(`${shop}/sales?page=2`);
  const title = word("frame.error.offline.title");
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(page.getByText(word("content.offline.changed")).first()).toBeVisible();
  const inCart = page.getByRole("region", { name: word("cart.title") }).getByRole("link");
  await expect(inCart).toHaveText(`1 × ${name}`);
  const seen = page.getByRole("region", { name: word("guarantee.viewed") }).getByRole("link");
  // As on its card, without the figures.
  await expect(seen.first()).toHaveText(name.split(/\s–\s/)[0] ?? name);
  const isWhole = () =>
    page.evaluate(() => [...document.images].every(({ naturalWidth }) => naturalWidth > 0));
  await expect.poll(isWhole).toBe(true);
  const hasItsFont = () => page.evaluate(() => [...document.fonts].some(({ status }) => status === "loaded"));
  await expect.poll(hasItsFont).toBe(true);

  network.mend();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await expect(page).toHaveURL(`${shop}/sales?page=2`);
});

test("a country with several languages has the offline page in each", async ({ page, network }) => {
  const shop = `http://be.localhost:${network.port}`;
  await openCached(page, `${shop}/nl`);
  network.cut();
  for (const [path, language] of [
    ["/sales", "fr"],
    ["/nl/checkout/cart", "nl"],
  ] as const) {
    await page.goto(shop + path);
    await expect(page.locator("html")).toHaveAttribute("lang", `${language}-BE`);
    const title = messagesOf(language)("frame.error.offline.title");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    // No product has been viewed, and there is no cart.
    await expect(page.getByRole("heading", { level: 2 })).toHaveCount(0);
  }
});

test("the next version takes over while a tab is open, which uses its own scripts until it navigates", async ({
  page,
  network,
}) => {
  const shop = `http://gb.localhost:${network.port}`;
  await openCached(page, `${shop}/sales`);
  const [first = ""] = await listStoredVersions(page);

  network.change("/sw.js", (text) => text.replace(/"version":"[^"]+"/, '"version":"next"'));
  // Simulates a deploy: the previous version's files are gone.
  network.lose(/^\/assets\/department-panel-/);
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect.poll(() => listStoredVersions(page)).toEqual([first, "shop-next"]);
  await waitForNewestHands(page);
  await page.getByRole("banner").locator("[data-open=navigation]").filter({ visible: true }).click();
  await expect(page.locator("[data-departments]").getByText("Catering equipment").first()).toBeVisible();

  await page.goto(`${shop}/new-arrivals`);
  await page.goto(`${shop}/sales`);
  await expect.poll(() => listStoredVersions(page)).toEqual(["shop-next"]);
});

test("documents are requested once, and requests that change state bypass the worker", async ({
  page,
  network,
}) => {
  const shop = `http://gb.localhost:${network.port}`;
  await openCached(page, `${shop}/sales`);
  for (const path of ["/new-arrivals?once", "/checkout/payment/result?once", "/payment/return?once"]) {
    await page.goto(shop + path);
    expect(
      network.asked.filter((asked) => asked === path),
      path,
    ).toHaveLength(1);
  }
});

test("the kill switch unregisters the worker and deletes its caches", async ({ page, network }) => {
  const shop = `http://gb.localhost:${network.port}`;
  await openCached(page, `${shop}/sales`);
  network.change("/sw.js", () => farewellWorker);
  await page.goto(`${shop}/new-arrivals`);
  await page.mouse.move(10, 10);
  await page.mouse.move(20, 20);
  await expect.poll(() => listStoredVersions(page)).toEqual([]);
  const count = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await expect.poll(count).toBe(0);
  await expect(page.getByRole("contentinfo")).toBeVisible();
});
