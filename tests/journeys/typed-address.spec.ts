import { expect, type Page, test } from "playwright/test";
import { createShopper } from "../support/shopper.ts";
import { shops, urlOf } from "../support/shops.ts";

test.use({ serviceWorkers: "allow" });

const shop = shops.GB;

const city = (page: Page) => page.locator('[name="billing.city"]');

/** Waits until the draft is stored. Only the page's script stores it: input before the script has loaded is lost. */
const draftIsStored = (page: Page) =>
  page.waitForFunction(() =>
    Object.entries(sessionStorage).some(
      ([key, draft]) => key.startsWith("checkout-draft:") && draft.includes("London"),
    ),
  );

async function openAddresses(page: Page): Promise<void> {
  await createShopper(page, shop).haveCart();
  await page.goto(urlOf(shop, "/checkout/addresses"));
}

test("suggests addresses in a street's field that had the focus before the page's scripts ran", async ({
  page,
}) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await createShopper(page, shop).haveCart();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(urlOf(shop, "/checkout/addresses"), { waitUntil: "commit" });
  const street = page.locator('[name="billing.streetName"]');
  await street.focus();
  release();
  await expect(street).toHaveRole("combobox");
  await street.pressSequentially("Baker Street 12");
  await expect(page.getByRole("listbox").getByRole("option").first()).toBeVisible();
});

test("restores the input after a visit to the cart", async ({ page }) => {
  await openAddresses(page);
  await city(page).fill("London");
  await draftIsStored(page);
  await page.goto(urlOf(shop, "/checkout/cart"));
  await page.goto(urlOf(shop, "/checkout/addresses"));
  await expect(city(page)).toHaveValue("London");
});

test("restores rejected input that was submitted before the page's script loaded", async ({ page }) => {
  await page.addInitScript(() => {
    // The script sees neither the input nor the submission, as on a page that is still loading.
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
  await draftIsStored(page);
  await page.goto(urlOf(shop, "/checkout/cart"));
  await page.goto(urlOf(shop, "/checkout/addresses"));
  await expect(city(page)).toHaveValue("London");
});

test("fills the address with a suggestion that the keyboard chooses", async ({ page }) => {
  await openAddresses(page);
  const street = page.locator('[name="billing.streetName"]');
  await expect(async () => {
    await street.fill("");
    await street.pressSequentially("Baker Street 12");
    await expect(page.getByRole("option", { name: /Baker Street 12/ })).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(street).toHaveRole("combobox");
  await street.press("ArrowDown");
  await expect(page.getByRole("listbox").getByRole("option", { selected: true })).toHaveText(
    /Baker Street 12/,
  );
  await street.press("Enter");
  await expect(city(page)).toHaveValue("London");
  await expect(street).toHaveValue("Baker Street");
  await expect(page.locator('[name="billing.streetNumber"]')).toHaveValue("12");
  await expect(page.locator('[name="billing.postalCode"]')).toHaveValue("NW1 6XE");
  await expect(street).toBeFocused();
  await expect(street).toHaveAttribute("aria-expanded", "false");
});

test("an address submitted offline stays and says so; after the order no step is a dead link", async ({
  page,
  context,
}) => {
  await openAddresses(page);
  const shopper = createShopper(page, shop);
  await expect(page.getByRole("button", { name: shopper.word("checkout.addresses.continue") })).toBeVisible();
  await page.locator("[name=email]").fill("jana@example.com");
  await city(page).fill("London");
  await draftIsStored(page);
  await context.setOffline(true);
  await shopper.sendAddresses({ customerType: "PRIVATE" });
  await expect(page.getByText(shopper.word("address.offline"))).toBeVisible();
  await expect(page).toHaveURL(/\/checkout\/addresses$/);
  await expect(city(page)).toHaveValue(shop.address.city);
  await context.setOffline(false);
  await expect(page.getByText(shopper.word("address.offline"))).toBeHidden();
  await page.getByRole("button", { name: shopper.word("checkout.addresses.continue") }).click();
  await expect(page).toHaveURL(/\/checkout\/payment$/);

  await shopper.choosePayment("bank_transfer");
  await shopper.orderButton().click();
  await shopper.expectThankYou();
  const thanks = page.url();
  await page.goBack();
  await shopper.expectThankYou();
  for (const step of ["payment", "addresses"]) {
    await page.goto(urlOf(shop, `/checkout/${step}`));
    await shopper.expectThankYou();
    expect(page.url()).toBe(thanks);
  }
});
