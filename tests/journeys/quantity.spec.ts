import { expect, type Page, test } from "playwright/test";
import { createShopper } from "../support/shopper.ts";
import { shops } from "../support/shops.ts";
import { watchHydration } from "../support/watch-hydration.ts";

const shop = shops.GB;
const quantityOn = (page: Page) => page.getByRole("textbox", { name: /^Quantity of/ });

/** Opens the cart page with one line, and returns it with the response to the next change. */
async function openCartWithOne(page: Page) {
  const shopper = createShopper(page, shop);
  await shopper.haveCart();
  await shopper.openCart();
  await expect(quantityOn(page)).toHaveValue("1");
  return shopper;
}

test("rounds an input that is no whole number, and the field says so", async ({ page }) => {
  await openCartWithOne(page);
  for (const typed of ["1.5", "-4", "two"]) {
    const saved = page.waitForResponse(/updateCartQuantity/);
    await quantityOn(page).fill(typed);
    expect((await saved).ok()).toBe(true);
    await expect(quantityOn(page)).toHaveValue("1");
  }
});

test("offers to restore a line that is set to zero", async ({ page }) => {
  const shopper = await openCartWithOne(page);
  await quantityOn(page).fill("0");
  await expect(page.getByRole("heading", { name: shopper.word("cart.empty.title") })).toBeVisible();
  await page.getByRole("button", { name: /^Put .* back in the cart$/ }).click();
  await expect(quantityOn(page)).toHaveValue("1");
});

test.describe("before the scripts run", () => {
  test("a step by keyboard submits a form, and the focus stays in place", async ({ page }) => {
    const waitForScripts = await watchHydration(page);
    await openCartWithOne(page);
    await waitForScripts();
    const gate = Promise.withResolvers<void>();
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await gate.promise;
      await route.continue();
    });
    const more = page.getByRole("button", { name: /^Increase quantity of/ });
    const focusOn = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? "");
    await page.reload({ waitUntil: "commit" });
    await more.focus();
    await page.keyboard.press("Enter");
    await expect(quantityOn(page)).toHaveValue("2");
    await expect(more).toBeFocused();
    const button = await more.elementHandle();

    gate.resolve();
    await waitForScripts();
    expect(await focusOn()).toMatch(/^Increase quantity of/);
    expect(await button?.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press("Enter");
    await expect(quantityOn(page)).toHaveValue("3");
    await expect(more).toBeFocused();
  });
});

test("two increments are two presses of one key", async ({ page }) => {
  // Before its scripts run, a press submits a form and loads another page.
  const waitForScripts = await watchHydration(page);
  await openCartWithOne(page);
  await waitForScripts();
  const more = page.getByRole("button", { name: /^Increase quantity of/ });
  await more.focus();
  await page.keyboard.press("Enter");
  await expect(quantityOn(page)).toHaveValue("2");
  await expect(more).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(quantityOn(page)).toHaveValue("3");
});
