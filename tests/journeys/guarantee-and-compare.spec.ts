import { expect, type Page, test } from "playwright/test";
import { findViolations } from "../support/find-violations.ts";
import { createShopper } from "../support/shopper.ts";
import { shops, urlOf } from "../support/shops.ts";

const shop = shops.SK;

/** Returns the columns of the comparison; headers of attribute groups span all of them. */
const comparedOn = (page: Page) => page.getByRole("columnheader").filter({ has: page.getByRole("link") });

const expectAccessible = async (page: Page) => expect(await findViolations(page)).toEqual([]);

test("a guarantee is offered after an addition, follows its product's quantity, and is removed with it", async ({
  page,
}) => {
  const shopper = createShopper(page, shop);
  const { word } = shopper;
  await shopper.openProduct("10020000");
  const add = page
    .getByRole("region", { name: word("catalogue.product.buy") })
    .getByRole("button", { name: word("catalogue.card.add") });
  await add.press("Enter");
  const cart = page.getByRole("dialog", { name: word("cart.title") });
  const offer = cart.filter({ has: page.getByRole("heading", { name: word("guarantee.title") }) });
  await expect(offer.getByRole("link", { name: word("cart.toCart") })).toBeVisible();
  await expect(offer.getByText("1 ×")).toBeVisible();
  await expect(offer.getByText(shopper.word("cart.totals.total"))).toBeVisible();
  await expect(offer.getByRole("radio", { checked: true })).toHaveCount(0);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(offer).toBeHidden();
  await expect(add).toBeFocused();

  await add.press("Enter");
  await offer.getByRole("radio").nth(1).check();
  await offer.getByRole("button", { name: word("guarantee.add") }).click();
  await expect(cart).toContainText("4100022");
  await cart.getByRole("link", { name: word("cart.toCart") }).click();
  const main = page.getByRole("main");
  await expect(main.getByText("2 ×")).toBeVisible();
  await main
    .getByRole("textbox", { name: word("cart.line.quantityOf", { name: "" }) })
    .first()
    .fill("3");
  await expect(main.getByText("3 ×")).toBeVisible();
  await main
    .getByRole("button", { name: word("cart.line.remove") })
    .first()
    .click();
  await expect(main.getByText(word("cart.empty.title"))).toBeVisible();
});

test.describe("a comparison", () => {
  test("is built on product pages, counted, and changed on its own page", async ({ page }) => {
    const shopper = createShopper(page, shop);
    const { word } = shopper;
    for (const number of ["10020000", "10010000"]) {
      await shopper.openProduct(number);
      await page.locator(`main a[data-compare="EX${number}"]`).first().click();
      await expect(page.locator(`main a[data-compare="EX${number}"]`).first()).toHaveAttribute(
        "aria-current",
        "true",
      );
    }
    await page.getByRole("button", { name: word("catalogue.compare.open") }).click();
    await expect(page).toHaveURL(/\/compare\?skus=EX10020000,EX10010000$/);
    await expect(comparedOn(page)).toHaveCount(2);
    await expectAccessible(page);
    await page
      .getByRole("link", { name: word("compare.removeOf", { name: "" }) })
      .first()
      .click();
    await expect(page).toHaveURL(/\/compare\?skus=EX10010000$/);
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("is stored in the URL, adds an article by its number, and removes one", async ({ page }) => {
      const { word } = createShopper(page, shop);
      await page.goto(urlOf(shop, "/compare?skus=EX10020000"));
      await page.getByLabel(word("compare.addByNumber")).fill("ex10010000");
      await page.getByRole("button", { name: word("compare.add"), exact: true }).click();
      await expect(comparedOn(page)).toHaveCount(2);
      await page
        .getByRole("link", { name: word("compare.removeOf", { name: "" }) })
        .first()
        .click();
      await expect(page).toHaveURL(/\/compare\?skus=EX10010000$/);
    });
  });
});
