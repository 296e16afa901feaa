import { expect, type Page, test } from "playwright/test";
import { holdClock } from "../support/hold-clock.ts";
import { createShopper } from "../support/shopper.ts";
import { shops, urlOf } from "../support/shops.ts";

test.use({ serviceWorkers: "allow" });

const shop = shops.GB;

/** Opens a product page that has not fetched the cart's script, because the pointer touched nothing. */
async function openProductUntouched(page: Page) {
  const shopper = createShopper(page, shop);
  const badge = page.waitForResponse(/\/personal$/);
  await shopper.openProduct("10010000");
  // An interaction that points at nothing.
  await page.keyboard.press("Shift");
  await badge;
  return shopper;
}

const cartLink = (page: Page) => page.getByRole("banner").locator("[data-cart-link]");

test("an addition pressed before the cart's script loads is pending offline, and applied once when the network returns", async ({
  page,
  context,
}) => {
  const shopper = await openProductUntouched(page);
  const additions: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/new-ct/addToCart")) additions.push(request.postData() ?? "");
  });
  await context.setOffline(true);
  const buy = page.getByRole("region", { name: shopper.word("catalogue.product.buy") });
  await buy.getByRole("button", { name: shopper.word("catalogue.card.add") }).click();
  await expect(page.getByRole("status").getByText(shopper.word("cart.notice.offline"))).toBeVisible();
  await expect(page).toHaveURL(/10010000\/$/);
  await expect(cartLink(page)).toContainText("1");

  const saved = page.waitForResponse(/addToCart/);
  await context.setOffline(false);
  expect((await saved).ok()).toBe(true);
  await expect(page.getByRole("status").getByText(shopper.word("cart.notice.saved"))).toBeVisible();
  await shopper.openCart();
  await expect(page.getByRole("textbox", { name: /^Quantity of/ })).toHaveValue("1");
  expect(additions).toHaveLength(1);
});

test("an addition is submitted as a plain form when only the cart's script fails to load", async ({
  page,
}) => {
  await page.route(/\/assets\/cart-client-.*\.js$/, (route) => route.abort());
  const shopper = await openProductUntouched(page);
  await shopper.addToCart();
  await expect(page.getByRole("textbox", { name: /^Quantity of/ })).toHaveValue("1");
});

test("the cart link stays on the page and says so while offline, and shows the cart when the network returns", async ({
  page,
  context,
}) => {
  // A browser with intercepted requests caches no scripts: the drawer's script cannot be loaded again.
  await page.route(/\/assets\/cart-drawer-/, (route) => route.continue());
  const shopper = createShopper(page, shop);
  await shopper.haveCart();
  await openProductUntouched(page);
  await expect(cartLink(page)).toContainText("1");
  await context.setOffline(true);
  await cartLink(page).click();
  await expect(
    page.getByRole("status").getByText(shopper.word("cart.error.platform-unavailable")),
  ).toBeVisible();
  await expect(page).toHaveURL(/10010000\/$/);
  await context.setOffline(false);
  await cartLink(page).click();
  // In the drawer; or on the cart page, whose heading shows the number of items, if the browser remembers the failed
  // script.
  await expect(page.getByRole("heading", { name: shopper.word("cart.title") })).toBeVisible();
});

test("the drawer that an addition loaded opens again while offline", async ({ page, context }) => {
  const shopper = createShopper(page, shop);
  await shopper.openProduct("10010000");
  const buy = page.getByRole("region", { name: shopper.word("catalogue.product.buy") });
  await buy.getByRole("button", { name: shopper.word("catalogue.card.add") }).click();
  const drawer = page.getByRole("dialog");
  await expect(drawer.getByRole("link", { name: shopper.word("cart.toCart") })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
  await context.setOffline(true);
  await cartLink(page).click();
  await expect(drawer.getByRole("link", { name: shopper.word("cart.toCart") })).toBeVisible();
});

test("a page that fails to load says that the network is missing, and loads when it returns", async ({
  page,
  context,
}) => {
  const shopper = await openProductUntouched(page);
  await context.setOffline(true);
  const trail = page.getByRole("main").getByRole("navigation").first().getByRole("link");
  const name = (await trail.nth(1).textContent()) ?? "";
  await trail.nth(1).click();
  await expect(
    page.getByRole("heading", { level: 1, name: shopper.word("frame.error.offline.title") }),
  ).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
});

const categoriesButton = (page: Page) =>
  page.getByRole("banner").locator("[data-open=navigation]").filter({ visible: true });

test("the categories button is its underlying link when its script is missing, as after a deploy", async ({
  page,
}) => {
  await page.route(/\/assets\/department-panel-.*\.js$/, (route) => route.abort());
  const shopper = await openProductUntouched(page);
  await categoriesButton(page).click();
  await expect(page).toHaveURL(urlOf(shop, "/categories"));
  const title = shopper.word("frame.navigation.title");
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
});

test("the categories button stays on the page and says so while offline", async ({ page, context }) => {
  const shopper = await openProductUntouched(page);
  await context.setOffline(true);
  await categoriesButton(page).click();
  await expect(
    page.getByRole("status").getByText(shopper.word("cart.error.platform-unavailable")),
  ).toBeVisible();
  await expect(page).toHaveURL(/10010000\/$/);
});

test("the categories panel says when they fail to load, and fetches them when it is opened again", async ({
  page,
}) => {
  const shopper = await openProductUntouched(page);
  await page.route(/\/navigation$/, (route) => route.abort());
  await categoriesButton(page).click();
  const panel = page.locator("[data-departments]");
  await expect(panel.getByText(shopper.word("frame.navigation.unavailable"))).toBeVisible();
  await page.unroute(/\/navigation$/);
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await categoriesButton(page).click();
  await expect(panel.getByText("Catering equipment").first()).toBeVisible();
});

test("a repeated notification stays as long as a new one", async ({ page }) => {
  await page.clock.install();
  await page.route(/\/new-ct\/addToCart$/, (route) =>
    route.fulfill({ status: 400, json: { error: { code: "not-sold-here", message: "refused" } } }),
  );
  const shopper = await openProductUntouched(page);
  const buy = page.getByRole("region", { name: shopper.word("catalogue.product.buy") });
  const add = buy.getByRole("button", { name: shopper.word("catalogue.card.add") });
  const notice = page.getByRole("status").getByText(shopper.word("cart.error.not-sold-here"));
  const refusal = () => page.waitForResponse(/addToCart$/);
  await holdClock(page);
  await Promise.all([refusal(), add.click()]);
  await expect(notice).toBeVisible();
  // While the first press is pending, another press counts as the same one.
  await expect(add).not.toHaveAttribute("aria-busy", "true");
  await page.clock.runFor(2000);
  await Promise.all([refusal(), add.click()]);
  await expect(add).not.toHaveAttribute("aria-busy", "true");
  await page.clock.runFor(2000);
  await expect(notice).toBeVisible();
  await page.clock.runFor(1500);
  await expect(notice).toBeHidden();
});
