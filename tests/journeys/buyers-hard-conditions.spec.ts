import { expect, type Page, test } from "playwright/test";
import { createBuyer } from "../support/buyer.ts";
import { findViolations } from "../support/find-violations.ts";
import { openPlatform } from "../support/platform.ts";
import { createShopper } from "../support/shopper.ts";
import { type JourneyShop, shops } from "../support/shops.ts";

/** Fills in the whole address of a private buyer. */
async function enterAddress(buyer: ReturnType<typeof createBuyer>, shop: JourneyShop, email: string) {
  await buyer.type(buyer.field("email"), email);
  const inputs = { firstName: "Jana", lastName: "Novak", ...shop.address };
  for (const [name, text] of Object.entries(inputs)) await buyer.fillIn(name, text);
}

/** Adds the shown product and goes to the checkout. */
async function addAndCheckOut(page: Page, { word, press }: ReturnType<typeof createBuyer>) {
  const buy = page.getByRole("region", { name: word("catalogue.product.buy") });
  // A window this low also shows the floating bar with a second button.
  await press(buy.getByRole("button", { name: word("catalogue.card.add") }).first());
  const scope = page.getByRole("dialog").or(page.getByRole("main"));
  await press(scope.getByRole("link", { name: word("cart.toCheckout") }).first());
  await expect(page).toHaveURL(/\/checkout\/addresses$/);
}

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a filter, a product and an order are plain links and forms", async ({ page }) => {
    const shop = shops.CH;
    const buyer = createBuyer(page, shop);
    await buyer.arrive();
    await buyer.search("10010000");
    await expect(page).toHaveURL(/10010000\/$/);
    await addAndCheckOut(page, buyer);
    await enterAddress(buyer, shop, "jana.sans@example.com");
    await buyer.orderByTransfer();
    expect(buyer.count()).toBeLessThanOrEqual(15);
  });
});

test.describe("at 400 % zoom", () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test("the whole purchase needs no sideways scrolling", async ({ page }) => {
    const shop = shops.GB;
    const buyer = createBuyer(page, shop);
    await buyer.arrive();
    expect(await widthOf(page)).toBe(320);
    await buyer.search("10010000");
    await expect(page).toHaveURL(/10010000\/$/);
    expect(await widthOf(page)).toBe(320);
    await addAndCheckOut(page, buyer);
    expect(await widthOf(page)).toBe(320);
    await enterAddress(buyer, shop, "jana.zoom@example.com");
    await buyer.orderByTransfer();
    expect(await widthOf(page)).toBe(320);
    expect(buyer.count()).toBeLessThanOrEqual(15);
  });
});

test("dark, with forced colours, without motion and on paper, a product can be read and ordered", async ({
  page,
}) => {
  const shop = shops.GB;
  const buyer = createBuyer(page, shop);
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await buyer.arrive("/search?q=10010000");
  expect(await findViolations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce", media: "print" });
  await expect(page.getByRole("search")).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.emulateMedia({
    colorScheme: "dark",
    reducedMotion: "reduce",
    forcedColors: "active",
    media: "screen",
  });
  await addAndCheckOut(page, buyer);
  await enterAddress(buyer, shop, "jana.modes@example.com");
  await buyer.orderByTransfer();
  const moving = () =>
    page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === "running").length);
  expect(await moving()).toBe(0);
  expect(buyer.count()).toBeLessThanOrEqual(13);
});

test("on 3G the purchase goes through, and a double press sends one order", async ({ page }) => {
  const shop = shops.SK;
  const shopper = createShopper(page, shop);
  const buyer = createBuyer(page, shop);
  const email = `pomaly.${crypto.randomUUID()}@example.com`;
  const network = await page.context().newCDPSession(page);
  await network.send("Network.emulateNetworkConditions", {
    offline: false,
    // Milliseconds, and bytes per second.
    latency: 300,
    downloadThroughput: 200_000,
    uploadThroughput: 94_000,
  });
  await buyer.arrive();
  await buyer.search("10010000");
  await expect(page).toHaveURL(/10010000\/$/);
  await addAndCheckOut(page, buyer);
  await enterAddress(buyer, shop, email);
  await buyer.press(page.getByRole("button", { name: buyer.word("checkout.addresses.continue") }));
  await expect(page).toHaveURL(/\/checkout\/payment$/);
  await buyer.choose(page.getByRole("radio", { name: buyer.word("payment.method.bank_transfer.name") }));
  await expect(shopper.orderButton()).toBeEnabled();
  await shopper.orderButton().dblclick();
  await shopper.expectThankYou();
  const placed = await openPlatform().listPage("orders", 5, undefined, `customerEmail = "${email}"`);
  expect(placed).toHaveLength(1);
  // And the press of the order button.
  expect(buyer.count() + 1).toBeLessThanOrEqual(15);
});
