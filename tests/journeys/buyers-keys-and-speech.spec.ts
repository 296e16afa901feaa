import { expect, test } from "playwright/test";
import { createBuyer } from "../support/buyer.ts";
import { createKeyboard } from "../support/keyboard.ts";
import { shops, urlOf } from "../support/shops.ts";

test("with the keyboard alone, a number becomes an order", async ({ page }) => {
  const shop = shops.GB;
  const { word, field } = createBuyer(page, shop);
  const keys = createKeyboard(page);
  await page.goto(urlOf(shop, "/"));
  await keys.type(page.getByRole("banner").getByLabel(word("frame.header.searchLabel")), "10010000");
  await keys.press("Enter");
  await expect(page).toHaveURL(/10010000\/$/);
  const buy = page.getByRole("region", { name: word("catalogue.product.buy") });
  await keys.tabTo(buy.getByRole("button", { name: word("catalogue.card.add") }));
  await keys.press("Space");
  await keys.tabTo(page.locator("dialog[open]").getByRole("link", { name: word("cart.toCheckout") }));
  await keys.press("Enter");
  await expect(page).toHaveURL(/\/checkout\/addresses$/);
  await keys.type(field("email"), "jana.novak@example.com");
  const inputs = { firstName: "Jana", lastName: "Novak", ...shop.address };
  for (const [name, text] of Object.entries(inputs)) await keys.type(field(`billing.${name}`), text);
  await keys.press("Enter");
  await expect(page).toHaveURL(/\/checkout\/payment$/);
  await keys.choose(page.getByRole("radio", { name: word("payment.method.bank_transfer.name") }));
  const order = page.getByRole("button", { name: word("checkout.placeOrder") });
  await keys.tabTo(order);
  await expect(order).toBeEnabled();
  await keys.press("Enter");
  await expect(page).toHaveURL(/\/checkout\/thank-you\?order=/);
  expect(keys.count()).toBeLessThanOrEqual(15);
});

test("a screen reader finds every control by its name, and announces what happens", async ({ page }) => {
  const shop = shops.SK;
  const buyer = createBuyer(page, shop);
  const { word, press, type, choose } = buyer;
  const main = page.getByRole("main");
  const said = (text: string) => page.getByRole("status").getByText(text).first();
  const box = (name: string) =>
    main
      .getByRole("region", { name: word("checkout.addresses.billing") })
      .getByRole("textbox", { name: word(`checkout.field.${name}`), exact: true });

  await buyer.arrive();
  await buyer.search("10010000");
  const buy = main.getByRole("region", { name: word("catalogue.product.buy") });
  await press(buy.getByRole("button", { name: word("catalogue.card.add") }));
  const dialog = page.getByRole("dialog");
  await expect(said(word("cart.notice.addedPlain"))).toBeVisible();
  await press(dialog.getByRole("link", { name: word("cart.toCheckout") }));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(word("checkout.addresses.title"));

  const goOn = main.getByRole("button", { name: word("checkout.addresses.continue") });
  await press(goOn);
  await expect(page.getByRole("alert").getByRole("heading")).toBeVisible();
  const email = main.getByRole("textbox", { name: word("checkout.field.email") });
  await expect(email).toBeFocused();
  await expect(email).toHaveAttribute("aria-invalid", "true");
  await expect(email).toHaveAccessibleDescription(new RegExp(word("address.rule.required")));
  await type(email, "jana.novak@example.com");
  for (const [name, text] of Object.entries({ firstName: "Jana", lastName: "Nováková", ...shop.address }))
    await type(box(name), text);
  await press(goOn);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(word("checkout.payment.title"));

  const order = main.getByRole("button", { name: word("checkout.placeOrder") });
  await choose(main.getByRole("radio", { name: word("payment.method.bank_transfer.name") }));
  await expect(order).toBeEnabled();
  await press(order);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(word("orders.thankYou.title"));
  expect(buyer.count()).toBeLessThanOrEqual(16);
});
