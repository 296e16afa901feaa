import { devices, expect, test } from "playwright/test";
import { becomeCustomer } from "../support/become-customer.ts";
import { Guest } from "../support/guest.ts";
import { createShopper } from "../support/shopper.ts";
import { type JourneyShop, shops, urlOf } from "../support/shops.ts";

/** Returns the shop with a misspelled street name; the address check of the sandbox corrects it. */
function misspell(shop: JourneyShop, streetName: string): JourneyShop {
  return { ...shop, address: { ...shop.address, streetName } };
}

const proposal = {
  right: { RO: "Calea Victoriei", GR: "Ερμού" },
  typed: { RO: "Calea Victorei", GR: "Ερμου" },
};

test.describe("on a phone", () => {
  test.use({ viewport: devices["Pixel 7"].viewport, hasTouch: true });

  test("Romania: proposes a corrected address next to the entered one, and saves it", async ({ page }) => {
    const shopper = createShopper(page, misspell(shops.RO, proposal.typed.RO));
    const { word } = shopper;
    await shopper.haveCart();
    await page.goto(urlOf(shops.RO, "/checkout/addresses"));
    await shopper.sendAddresses({ customerType: "PRIVATE" });
    const box = page.getByRole("region", { name: word("address.check.title") });
    await expect(box.getByText(`${proposal.typed.RO} 15`)).toBeVisible();
    await expect(box.getByRole("radio", { name: proposal.right.RO })).toBeChecked();
    await page.getByRole("button", { name: word("checkout.addresses.continue") }).click();
    await expect(page).toHaveURL(/\/checkout\/payment$/);
    await expect(page.getByText(`${proposal.right.RO} 15`).first()).toBeVisible();

    await page.goto(urlOf(shops.RO, "/checkout/addresses"));
    await page.getByRole("button", { name: word("checkout.addresses.continue") }).click();
    await expect(page).toHaveURL(/\/checkout\/payment$/);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("Greece: selects company by default, and saves the entered address on request", async ({ page }) => {
    const shopper = createShopper(page, misspell(shops.GR, proposal.typed.GR));
    const { word } = shopper;
    await shopper.haveCart();
    await page.goto(urlOf(shops.GR, "/checkout/addresses"));
    await expect(page.getByLabel(word("checkout.customerType.COMPANY"), { exact: true })).toBeChecked();
    await shopper.sendAddresses({ customerType: "PRIVATE" });
    const box = page.getByRole("region", { name: word("address.check.title") });
    await expect(box.getByText(`${proposal.right.GR} 15`)).toBeVisible();
    await box.getByRole("radio", { name: word("address.check.typed") }).check();
    await page.getByRole("button", { name: word("checkout.addresses.continue") }).click();
    await expect(page).toHaveURL(/\/checkout\/payment$/);
    await expect(page.getByText(`${proposal.typed.GR} 15`).first()).toBeVisible();
  });
});

test("signing in during checkout preserves the cart and the entered address", async ({ page }) => {
  const shop = shops.GB;
  const { word, haveCart } = createShopper(page, shop);
  const [email, password] = [`jana.${crypto.randomUUID()}@example.com`, "hammer42"];
  const elsewhere = new Guest(Number(process.env.IRONHALL_PORT), `${shop.country}.localhost`);
  await becomeCustomer(elsewhere, { email, password, firstName: "Jana", lastName: "Novak" });
  await haveCart();
  await page.goto(urlOf(shop, "/checkout/addresses"));
  await expect(page.getByRole("banner").getByRole("search")).toHaveCount(0);
  await page.locator('[name="billing.city"]').fill("Leeds");
  await page.getByRole("link", { name: word("address.account.signIn") }).click();
  await expect(page).toHaveURL(/\/checkout\/login/);
  const form = page
    .getByRole("region")
    .or(page.locator("form"))
    .filter({ has: page.locator('[name="password"]') });
  const signIn = async (secret: string) => {
    await page.getByRole("main").getByLabel(word("checkout.field.email")).fill(email);
    await page.getByLabel(word("address.password.label"), { exact: true }).fill(secret);
    await expect(page.getByRole("main").getByLabel(word("checkout.field.email"))).toHaveValue(email);
    await form
      .getByRole("button", { name: word("address.account.signIn") })
      .first()
      .click();
  };
  await signIn("wrong-password1");
  await expect(page.getByRole("alert")).toContainText(word("address.problem.credentials"));
  await signIn(password);
  await expect(page.getByText(word("address.account.signedIn", { email }))).toBeVisible();
  await expect(page.locator('[name="billing.city"]')).toHaveValue("Leeds");
  await expect(page.locator('[name="billing.save"]')).toBeVisible();
});
