import { expect, test } from "playwright/test";
import { openCartWithOne, quantityOn } from "../support/cart-page.ts";
import { messagesOf } from "../support/messages.ts";
import { createShopper } from "../support/shopper.ts";
import { shops, urlOf } from "../support/shops.ts";

const shop = shops.GB;
const word = messagesOf("en");

test("offers matching products below the cart, and removes one from the row once it is in the cart", async ({
  page,
}) => {
  await openCartWithOne(page, shop);
  const row = page.locator("section").filter({
    has: page.getByRole("heading", { name: word("recommendations.cart") }),
  });
  await expect(row.getByRole("listitem").first()).toBeVisible();
  const first = row.getByRole("listitem").first();
  const name = (await first.getByRole("link").first().textContent()) ?? "";
  await first.getByRole("button", { name: word("catalogue.card.add") }).click();
  await expect(page.getByRole("textbox", { name: `Quantity of ${name}` }).first()).toHaveValue("1");
  await expect(row.getByRole("link", { name, exact: true })).toHaveCount(0);
  await expect(row.getByRole("listitem").first()).toBeVisible();
});

test("similar articles replace the rendered ones once", async ({ page }) => {
  // A used product: its comparison has used ones only, so that its row has new ones besides.
  await page.goto(urlOf(shop, "/search?q=20070001"));
  const related = page.locator("#related");
  const served = related.getByRole("listitem").first();
  await served.waitFor({ state: "attached" });
  // Near the viewport but not visible, as visible rows do not change; sections above are laid out by then, and lower.
  const comeNear = (section: Element) => scrollBy(0, section.getBoundingClientRect().top - innerHeight - 700);
  await expect(async () => {
    await related.evaluate(comeNear);
    await expect(related.locator("#recommended-similar").getByRole("listitem").first()).toBeAttached({
      timeout: 2_000,
    });
  }).toPass();
  await expect(page.locator("#related ul").filter({ visible: true })).toHaveCount(1);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("shows neither the row nor space for it", async ({ page }) => {
    const shopper = createShopper(page, shop);
    await shopper.haveCart();
    await shopper.openCart();
    await expect(quantityOn(page)).toHaveValue("1");
    await expect(page.locator("#goes-with")).toBeHidden();
  });
});
