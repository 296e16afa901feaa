import { expect, type Locator, type Page, test } from "playwright/test";
import { becomeCustomer } from "../support/become-customer.ts";
import { Guest } from "../support/guest.ts";
import { createShopper } from "../support/shopper.ts";
import { shops, urlOf } from "../support/shops.ts";
import { agree } from "../support/visitor.ts";

const shop = shops.GB;
const postalCode = '[name="billing.postalCode"]';

/** Opens the checkout form, filled in except for a valid postal code. */
async function openCheckout(page: Page): Promise<Locator> {
  const shopper = createShopper(page, shop);
  const { word } = shopper;
  await shopper.haveCart();
  await page.goto(urlOf(shop, "/checkout/addresses"));
  await page.getByLabel(word("checkout.field.email")).fill("jana.novak@example.com");
  await page.getByLabel(word("checkout.customerType.PRIVATE"), { exact: true }).check();
  await fillAddress(page);
  return page.getByRole("button", { name: word("checkout.addresses.continue") });
}

/** Opens an account's address form, filled in the same way. */
async function openEditor(page: Page): Promise<Locator> {
  const { word } = createShopper(page, shop);
  const guest = new Guest(Number(process.env.IRONHALL_PORT), `${shop.country}.localhost`);
  const email = `corrected.${crypto.randomUUID()}@example.com`;
  const names = { firstName: "Jana", lastName: "Novak" };
  await becomeCustomer(guest, { email, password: "hammer42", ...names });
  const url = urlOf(shop, "/");
  const cookies = [...guest.cookies].map(([name, value]) => ({ name, value, url, httpOnly: true }));
  await page.context().addCookies(cookies);
  await page.goto(urlOf(shop, "/my-account/billing-details?add"));
  await page.getByLabel(word("checkout.customerType.PRIVATE"), { exact: true }).check();
  await fillAddress(page);
  return page.getByRole("button", { name: word("my-addresses.save") });
}

async function fillAddress(page: Page): Promise<void> {
  const fields = { firstName: "Jana", lastName: "Novak", ...shop.address, postalCode: "wrong" };
  for (const [field, text] of Object.entries(fields))
    await page.locator(`[name="billing.${field}"]`).fill(text);
}

/** Presses with a pause between press and release, until the field has blurred and the page is laid out again. */
async function pressSlowly(page: Page, button: Locator, field: Locator): Promise<void> {
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (!box) throw new Error("The button is not on the page");
  await page.mouse.move(box.x + box.width / 2, box.y + 4);
  await page.mouse.down();
  await expect(field).not.toBeFocused();
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await page.mouse.up();
}

const forms = [
  ["the checkout", openCheckout, /\/checkout\/payment$/],
  ["the account", openEditor, /\/my-account\/billing-details$/],
] as const;

// The consent question would cover the button between two steps.
test.beforeEach(({ page }) => agree(page, shop, []));

for (const [name, open, next] of forms) {
  for (const width of [1440, 390]) {
    test(`${name} takes the first press after a refused field was corrected, ${width} px wide`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      const button = await open(page);
      const field = page.locator(postalCode);
      await button.click();
      await expect(field).toHaveAttribute("aria-invalid", "true");
      await field.fill(shop.address.postalCode);
      await pressSlowly(page, button, field);
      await expect(page).toHaveURL(next);
    });
  }

  test(`${name} keeps showing an error that appeared while the last key press was still debounced`, async ({
    page,
  }) => {
    await page.clock.install();
    const button = await open(page);
    const field = page.locator(postalCode);
    await field.fill("none");
    // A click waits for frames, which the installed clock can hold.
    await button.press("Enter");
    await expect(field).toHaveAttribute("aria-invalid", "true");
    // Longer than the input debounce.
    await page.clock.fastForward(2_000);
    await expect(page.getByRole("alert").first()).toBeVisible();
    await expect(field).toHaveAttribute("aria-invalid", "true");
  });
}
