import { expect, test } from "playwright/test";
import { createShopper } from "../support/shopper.ts";
import { shops } from "../support/shops.ts";

const shop = shops.GB;

for (const hasScripts of [true, false]) {
  test.describe(hasScripts ? "the cart" : "the cart without JavaScript", () => {
    test.use({ javaScriptEnabled: hasScripts });

    test("applies and removes a discount code, and reports an unknown one", async ({ page }) => {
      const shopper = createShopper(page, shop);
      await shopper.haveCart();
      await shopper.openCart();
      await page.getByText(shopper.word("cart.coupon.title")).click();
      const field = page.getByLabel(shopper.word("cart.coupon.label"));
      const apply = page.getByRole("button", { name: shopper.word("cart.coupon.apply") });
      await field.fill("NO-SUCH-CODE");
      await apply.click();
      await expect(page.getByText(shopper.word("cart.error.coupon-not-found"))).toBeVisible();
      await field.fill("IRONHALL10");
      await apply.click();
      const line = page.getByRole("listitem").filter({ has: page.getByRole("button", { name: /^Remove / }) });
      const discount = line.getByText("10% off your order");
      await expect(discount).toBeVisible();
      await page
        .getByRole("button", { name: shopper.word("cart.coupon.remove", { code: "IRONHALL10" }) })
        .click();
      await expect(discount).toBeHidden();
    });

    test("restores a removed line", async ({ page }) => {
      const shopper = createShopper(page, shop);
      await shopper.haveCart();
      await shopper.openCart();
      await page
        .getByRole("button", { name: /^Remove / })
        .first()
        .click();
      await expect(page.getByText(shopper.word("cart.empty.title"))).toBeVisible();
      await page
        .getByRole("button", { name: /back in the cart|^Undo/ })
        .first()
        .click();
      await expect(page.getByRole("textbox", { name: /^Quantity of/ }).first()).toHaveValue("1");
    });
  });
}

test("offers to restore a line removed on a page that has not loaded its cart yet", async ({ page }) => {
  const shopper = createShopper(page, shop);
  await shopper.haveCart();
  let press = () => {};
  const pressed = new Promise<void>((resolve) => {
    press = resolve;
  });
  await page.route("**/personal/cart", async (route) => {
    await pressed;
    await route.continue();
  });
  const asked = page.waitForRequest("**/personal/cart");
  await shopper.openCart();
  await asked;
  await page
    .getByRole("button", { name: /^Remove / })
    .first()
    .click();
  press();
  await expect(page.getByText(shopper.word("cart.empty.title"))).toBeVisible();
  await expect(page.getByRole("button", { name: /back in the cart|^Undo/ }).first()).toBeVisible();
});

test("a modified click opens the checkout in a new tab or window, also while the cart is busy", async ({
  page,
  context,
}) => {
  const shopper = createShopper(page, shop);
  await shopper.haveCart();
  await shopper.openCart();
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/\/new-ct\/updateCartQuantity$/, async (route) => {
    await isAnswered;
    await route.continue();
  });
  const asked = page.waitForRequest(/\/new-ct\/updateCartQuantity$/);
  await page.getByRole("textbox", { name: /^Quantity of/ }).fill("2");
  await asked;
  const toCheckout = page.getByRole("link", { name: shopper.word("cart.toCheckout") }).first();
  const presses: Parameters<typeof toCheckout.click>[0][] = [
    { modifiers: ["ControlOrMeta"] },
    { modifiers: ["Shift"] },
    { button: "middle" },
  ];
  for (const press of presses) {
    const opening = context.waitForEvent("page");
    await toCheckout.click(press);
    const beside = await opening;
    await expect(beside).toHaveURL(/\/checkout\/addresses$/);
    await beside.close();
    await expect(toCheckout).not.toHaveAttribute("aria-busy", "true");
  }
  await toCheckout.click();
  await expect(toCheckout).toHaveAttribute("aria-busy", "true");
  await expect(page).toHaveURL(/\/checkout\/cart$/);
  answer();
  await expect(page).toHaveURL(/\/checkout\/addresses$/);
});

test.describe("before the page's scripts have loaded", () => {
  test("a quantity entered before the page's scripts have loaded takes effect", async ({ page }) => {
    const shopper = createShopper(page, shop);
    await shopper.haveCart();
    await shopper.openCart();
    let release = () => {};
    const isReleased = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await isReleased;
      await route.continue();
    });
    await page.reload({ waitUntil: "commit" });
    const quantity = page.getByRole("textbox", { name: /^Quantity of/ });
    await quantity.fill("3");
    const asked = page.waitForRequest(/\/new-ct\/updateCartQuantity$/);
    release();
    await asked;
    await page.unrouteAll({ behavior: "wait" });
    await page.goto("about:blank");
    await shopper.openCart();
    await expect(quantity).toHaveValue("3");
  });
});
