import { expect, test } from "playwright/test";
import { createKeyboard, expectFocusShown } from "../support/keyboard.ts";
import { messagesOf } from "../support/messages.ts";
import { shops, urlOf } from "../support/shops.ts";

const shop = shops.GB;
const word = messagesOf("en");

test("the keyboard alone leads from the start page to the thank-you page", async ({ page }) => {
  const { press, tabTo, type, choose, focused } = createKeyboard(page);
  const main = page.getByRole("main");
  // An addition opens an offer or the cart; the header opens the cart.
  const drawer = page.locator("dialog[open]");

  await test.step("the skip link is the first tab stop and skips the header", async () => {
    await page.goto(urlOf(shop, "/"));
    await press("Tab");
    await expect(focused).toHaveText(word("frame.header.skip"));
    await expectFocusShown(page);
    await press("Enter");
    await press("Tab");
    await expect(main.locator(":focus")).toHaveCount(1);
  });

  await test.step("the search opens the product whose number is entered", async () => {
    await page.goto(urlOf(shop, "/"));
    await tabTo(page.getByRole("banner").getByLabel(word("frame.header.searchLabel")));
    await page.keyboard.type("10010000");
    await press("Enter");
    await expect(page).toHaveURL(/10010000\/$/);
  });

  await test.step("the drawer traps the focus, Escape closes it and returns the focus", async () => {
    const buy = page.getByRole("region", { name: word("catalogue.product.buy") });
    const add = buy.getByRole("button", { name: word("catalogue.card.add") });
    await tabTo(add);
    await press("Space");
    await expect(drawer).toBeVisible();
    await expect(drawer.getByRole("link", { name: word("cart.toCheckout") })).toBeVisible();
    // More tab stops than the drawer has; past the last one the browser's controls may follow, never the page behind.
    for (let stops = 0; stops < 14; stops += 1) {
      await press("Tab");
      expect(await page.evaluate(() => document.activeElement?.closest("dialog, body")?.tagName)).toMatch(
        /DIALOG|BODY/,
      );
      expect(await page.locator("main :focus, header :focus, footer :focus").count()).toBe(0);
    }
    await press("Escape");
    await expect(drawer).toBeHidden();
    await expect(add).toBeFocused();
    await expectFocusShown(page);
  });

  await test.step("the header's cart link opens the drawer, which links to the checkout", async () => {
    const cart = page.getByRole("banner").locator('a[href$="/checkout/cart"]');
    await tabTo(cart, "Shift+Tab");
    await press("Enter");
    await expect(drawer).toBeVisible();
    await press("Escape");
    await expect(cart).toBeFocused();
    await press("Enter");
    await tabTo(drawer.getByRole("link", { name: word("cart.toCheckout") }));
    await press("Enter");
    await expect(page).toHaveURL(/\/checkout\/addresses$/);
  });

  await test.step("a rejected form shows a summary that links to the first invalid field", async () => {
    await tabTo(page.getByRole("button", { name: word("checkout.addresses.continue") }));
    await press("Enter");
    const summary = page.getByRole("alert");
    await expect(page.getByLabel(word("checkout.field.email"))).toBeFocused();
    await expectFocusShown(page);
    await tabTo(summary.getByRole("link").nth(1), "Shift+Tab");
    await press("Enter");
    await expect(page.locator('[name="billing.firstName"]')).toBeFocused();
  });

  await test.step("the address is entered, and the arrow keys choose the kind of customer", async () => {
    const field = (name: string) => page.locator(`[name="billing.${name}"]`);
    await type(page.getByLabel(word("checkout.field.email")), "jana.novak@example.com");
    await choose(page.getByLabel(word("checkout.customerType.COMPANY"), { exact: true }));
    await choose(page.getByLabel(word("checkout.customerType.PRIVATE"), { exact: true }));
    await type(field("firstName"), "Jana");
    await type(field("lastName"), "Novak");
    for (const [name, text] of Object.entries(shop.address)) await type(field(name), text);
    await tabTo(page.getByRole("button", { name: word("checkout.addresses.continue") }));
    await press("Enter");
    await expect(page).toHaveURL(/\/checkout\/payment$/);
  });

  await test.step("the arrow keys choose a method, and the order is placed", async () => {
    await choose(page.getByRole("radio", { name: word("payment.method.bank_transfer.name") }));
    const order = page.getByRole("button", { name: word("checkout.placeOrder") });
    await tabTo(order);
    // Not while the total is being recalculated.
    await expect(order).toBeEnabled();
    await press("Enter");
    await expect(page).toHaveURL(/\/checkout\/thank-you\?order=/);
    await expect(page.getByRole("heading", { level: 1, name: word("orders.thankYou.title") })).toBeVisible();
  });
});

test("the keyboard alone opens a filter group, selects a value, and removes it", async ({ page }) => {
  const { press, tabTo } = createKeyboard(page);
  const listing = urlOf(shop, "/catering-equipment/");
  const main = page.getByRole("main");
  const found = page.getByRole("region", { name: word("catalogue.listing.label") });
  await page.goto(listing);
  const brand = main.getByRole("checkbox", { name: /Uniprodo/ });
  await tabTo(brand);
  await press("Space");
  await expect(page).toHaveURL(/brand=Uniprodo/);
  await expect(found.getByRole("listitem").filter({ hasText: "Royal Catering" })).toHaveCount(0);
  await expect(brand).toBeFocused();
  const bestseller = main.getByRole("checkbox", { name: /Bestseller/ });
  await expect(bestseller).toBeHidden();
  await tabTo(main.locator("summary").filter({ hasText: word("listing.filter.tags") }));
  await press("Enter");
  await tabTo(bestseller);
  await press("Space");
  await expect(page).toHaveURL(/(?=.*brand=Uniprodo)(?=.*tags=bestseller)/);
  await expect(bestseller).toBeFocused();
  await tabTo(found.getByRole("link", { name: `${word("catalogue.filter.remove")} Uniprodo` }));
  await press("Enter");
  await expect(page).toHaveURL(/catering-equipment\/\?tags=bestseller$/);
  await expect(brand).not.toBeChecked();
});
