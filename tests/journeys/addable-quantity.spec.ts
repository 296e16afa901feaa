import { expect, type Page, test } from "playwright/test";
import { setStock } from "../support/set-stock.ts";
import { createShopper } from "../support/shopper.ts";
import { shops } from "../support/shops.ts";

const shop = shops.GB;
/** Used by this journey only, because the journey sets its stock. */
const productNumber = "10230000";
const maximum = "You have reached the maximum quantity";

const quantityOf = (page: Page) => page.getByRole("spinbutton", { name: "Quantity" });

test("a product page limits the quantity by what the cart holds, and says when no more can be added", async ({
  page,
}) => {
  const shopper = createShopper(page, shop);
  const buy = page.getByRole("region", { name: shopper.word("catalogue.product.buy") });
  await setStock(`EX${productNumber}`, 5);
  await shopper.openProduct(productNumber);
  const address = page.url();
  await quantityOf(page).fill("9");
  await expect(buy.getByRole("status")).toHaveText(maximum);
  await expect(quantityOf(page)).toHaveValue("5");
  await quantityOf(page).fill("3");
  await shopper.addToCart();

  await page.goto(address);
  await expect(quantityOf(page)).toHaveAttribute("max", "2");
  await quantityOf(page).fill("3");
  await expect(buy.getByRole("status")).toHaveText(maximum);
  await expect(quantityOf(page)).toHaveValue("2");
  await shopper.addToCart();

  await page.goto(address);
  await expect(buy.getByRole("button", { name: shopper.word("catalogue.stock.none") })).toBeDisabled();
});
