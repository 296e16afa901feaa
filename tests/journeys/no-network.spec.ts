import { expect, type Page, test } from "playwright/test";
import { holdClock } from "../support/hold-clock.ts";
import { createShopper } from "../support/shopper.ts";
import { shops, urlOf } from "../support/shops.ts";

const shop = shops.GB;

/** A product's page that has fetched nothing of the cart's script, for nothing was pointed at. */
async function openProductUntouched(page: Page) {
  const shopper = createShopper(page, shop);
  const badge = page.waitForResponse(/\/personal$/);
  await shopper.openProduct("10010000");
  // A sign of the visitor that points at nothing.
  await page.keyboard.press("Shift");
  await badge;
  return shopper;
}

const cartLink = (page: Page) => page.getByRole("banner").locator("[data-cart-link]");

test("an addition pressed before the cart's script came is promised without a network, and made once when it is back", async ({
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

test("an addition goes as a plain form where only the cart's script cannot be fetched", async ({ page }) => {
  await page.route(/\/assets\/cart-client-.*\.js$/, (route) => route.abort());
  const shopper = await openProductUntouched(page);
  await shopper.addToCart();
  await expect(page.getByRole("textbox", { name: /^Quantity of/ })).toHaveValue("1");
});

test("the cart's link keeps the page and says so where there is no network, and shows the cart when it is back", async ({
  page,
  context,
}) => {
  // A browser whose requests are looked at keeps no scripts: the drawer's is not there a second time.
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
  // In the drawer, or on the cart's page, whose heading says how many items, where the browser remembers that the
  // script could not be fetched.
  await expect(page.getByRole("heading", { name: shopper.word("cart.title") })).toBeVisible();
});

test("the drawer that came with an addition opens again where there is no network", async ({
  page,
  context,
}) => {
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

test("a page that cannot be fetched says that there is no network, and comes when it is back", async ({
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

test("the categories' button is the link behind it where its script is gone, as after a deploy", async ({
  page,
}) => {
  await page.route(/\/assets\/panels-.*\.js$/, (route) => route.abort());
  const shopper = await openProductUntouched(page);
  await categoriesButton(page).click();
  await expect(page).toHaveURL(urlOf(shop, "/categories"));
  const title = shopper.word("frame.navigation.title");
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
});

test("the categories' button keeps the page and says so where there is no network", async ({
  page,
  context,
}) => {
  const shopper = await openProductUntouched(page);
  await context.setOffline(true);
  await categoriesButton(page).click();
  await expect(
    page.getByRole("status").getByText(shopper.word("cart.error.platform-unavailable")),
  ).toBeVisible();
  await expect(page).toHaveURL(/10010000\/$/);
});

test("the panel of categories says when they cannot be fetched, and fetches them when it is opened again", async ({
  page,
}) => {
  const shopper = await openProductUntouched(page);
  await page.route(/\/navigation$/, (route) => route.abort());
  await categoriesButton(page).click();
  const panel = page.getByRole("dialog", { name: shopper.word("frame.navigation.title") });
  await expect(panel.getByText(shopper.word("frame.navigation.unavailable"))).toBeVisible();
  await page.unroute(/\/navigation$/);
  await panel.getByRole("button", { name: shopper.word("frame.close") }).click();
  await categoriesButton(page).click();
  await expect(panel.getByText("Catering equipment").first()).toBeVisible();
});

test("a notification that is said again stays as long as if it had just been said", async ({ page }) => {
  await page.clock.install();
  await page.route(/\/new-ct\/addToCart$/, (route) =>
    route.fulfill({ status: 400, json: { error: { code: "not-sold-here", message: "refused" } } }),
  );
  const shopper = await openProductUntouched(page);
  const buy = page.getByRole("region", { name: shopper.word("catalogue.product.buy") });
  const add = buy.getByRole("button", { name: shopper.word("catalogue.card.add") });
  const said = page.getByRole("status").getByText(shopper.word("cart.error.not-sold-here"));
  const refusal = () => page.waitForResponse(/addToCart$/);
  await holdClock(page);
  await Promise.all([refusal(), add.click()]);
  await expect(said).toBeVisible();
  // While the first press is answered, another is the same one.
  await expect(add).not.toHaveAttribute("aria-busy", "true");
  await page.clock.runFor(2000);
  await Promise.all([refusal(), add.click()]);
  await expect(add).not.toHaveAttribute("aria-busy", "true");
  await page.clock.runFor(2000);
  await expect(said).toBeVisible();
  await page.clock.runFor(1500);
  await expect(said).toBeHidden();
});
