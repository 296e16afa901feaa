import { expect, type Page, test } from "playwright/test";
import { openShopProxy } from "../support/shop-proxy.ts";
import { createShopper } from "../support/shopper.ts";
import { shops, urlOf } from "../support/shops.ts";

const shop = shops.GB;

/** Opens a product page whose scripts are blocked until `let them go`. */
async function openWithoutScripts(page: Page) {
  const shopper = createShopper(page, shop);
  await shopper.openProduct("10010000");
  const gate = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.context().clearCookies();
  await page.reload();
  const buy = page.getByRole("region", { name: shopper.word("catalogue.product.buy") });
  return { shopper, buy, letScriptsGo: gate.resolve };
}

test("input before the scripts have loaded is acknowledged at once, and takes effect when they have", async ({
  page,
}) => {
  const { shopper, buy, letScriptsGo } = await openWithoutScripts(page);
  const additions: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/new-ct/addToCart")) additions.push(request.postData() ?? "");
  });
  await buy.getByRole("spinbutton").fill("2");
  const button = buy.getByRole("button", { name: shopper.word("catalogue.card.add") });
  await button.click();
  // The button itself shows it, visually and to assistive technology.
  await expect(button).toHaveAttribute("aria-busy", "true");
  await button.click();
  const field = page.getByRole("banner").getByLabel(shopper.word("frame.header.searchLabel"));
  await field.fill("welder");
  await expect(page).toHaveURL(/10010000\/$/);
  expect(additions).toEqual([]);

  letScriptsGo();
  await expect.poll(() => additions.length).toBe(1);
  expect(additions[0]).toContain('"quantity":2');
  await expect(field).toHaveValue("welder");
  await expect(page.getByRole("banner").locator("[data-cart-link]")).toContainText("2");
});

test("a press is submitted as a plain form when the scripts fail to load", async ({ page }) => {
  const shopper = createShopper(page, shop);
  await shopper.openProduct("10010000");
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await page.context().clearCookies();
  await page.reload();
  await page
    .getByRole("region", { name: shopper.word("catalogue.product.buy") })
    .getByRole("button", { name: shopper.word("catalogue.card.add") })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: shopper.word("cart.title") })).toBeVisible();
});

for (const [part, after] of [
  ["before", ' data-late="'],
  ["within", "window.__reactRouterRouteModules"],
] as const) {
  test(`a key pressed when the document has arrived to a place ${part} its script starts it later`, async ({
    page,
  }) => {
    const network = await openShopProxy();
    try {
      const sendRest = network.pause("/sales", after);
      await page.addInitScript(() =>
        addEventListener("hydrated", () => document.documentElement.setAttribute("data-hydrated", "")),
      );
      await page.goto(`http://${shop.country}.localhost:${network.port}/sales`, { waitUntil: "commit" });
      await expect(page.getByRole("contentinfo")).toBeAttached();
      await page.keyboard.press("Shift");
      sendRest();
      await expect(page.locator("html[data-hydrated]")).toBeAttached();
    } finally {
      await network.close();
    }
  });
}

test("a move by nothing, which browsers report below a mouse that rests, starts no scripts", async ({
  page,
}) => {
  await page.goto(urlOf(shop, "/sales"));
  const move = (movementX: number) =>
    page.evaluate((x) => {
      document.dispatchEvent(new PointerEvent("pointermove", { bubbles: true, movementX: x }));
      return document.querySelectorAll("link[rel=modulepreload]").length;
    }, movementX);
  expect(await move(0)).toBe(0);
  expect(await move(1)).toBeGreaterThan(0);
});
