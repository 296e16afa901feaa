import { expect, type Page, test } from "playwright/test";
import { createShopper } from "../support/shopper.ts";
import { shops, urlOf } from "../support/shops.ts";

const shop = shops.GB;

const city = (page: Page) => page.locator('[name="billing.city"]');

/** Only the page's script keeps what is typed: whoever is gone before it came has typed for nothing. */
const draftIsKept = (page: Page) =>
  page.waitForFunction(() =>
    Object.entries(sessionStorage).some(
      ([key, draft]) => key.startsWith("checkout-draft:") && draft.includes("London"),
    ),
  );

async function openAddresses(page: Page): Promise<void> {
  await createShopper(page, shop).haveCart();
  await page.goto(urlOf(shop, "/checkout/addresses"));
}

test("what was typed is there again after the page was left for the cart", async ({ page }) => {
  await openAddresses(page);
  await city(page).fill("London");
  await draftIsKept(page);
  await page.goto(urlOf(shop, "/checkout/cart"));
  await page.goto(urlOf(shop, "/checkout/addresses"));
  await expect(city(page)).toHaveValue("London");
});

test("what was sent before the page's script came and was not taken is there again, too", async ({
  page,
}) => {
  await page.addInitScript(() => {
    // The script sees nothing of what is typed and sent, as on a page that is still loading.
    for (const kind of ["input", "submit"])
      addEventListener(kind, (event) => event.stopImmediatePropagation(), { capture: true });
  });
  await openAddresses(page);
  await city(page).fill("London");
  const refused = page.waitForResponse((answer) => answer.request().method() === "POST");
  await page
    .locator("form")
    .filter({ has: city(page) })
    .getByRole("button")
    .last()
    .click();
  expect((await refused).status()).toBe(400);
  await expect(city(page)).toHaveValue("London");
  await expect(page.getByRole("alert")).toBeVisible();
  await draftIsKept(page);
  await page.goto(urlOf(shop, "/checkout/cart"));
  await page.goto(urlOf(shop, "/checkout/addresses"));
  await expect(city(page)).toHaveValue("London");
});
