import { expect, test } from "playwright/test";
import { createBuyer } from "../support/buyer.ts";
import { shops } from "../support/shops.ts";

const shop = shops.AT;
/** As counted before the work on it: 23. */
const mostActions = 16;
/** The sandbox's VAT service confirms the number. */
const vatNumber = "ATU12345678";
const reference = "PO-2026/117";

test.use({ viewport: { width: 1440, height: 900 } });

test("a company orders ten benches by quick order, net, with its VAT number and reference", async ({
  page,
}) => {
  const buyer = createBuyer(page, shop);
  const { word, press, type } = buyer;
  const main = page.getByRole("main");

  await test.step("ten benches by their number", async () => {
    await buyer.arrive();
    await press(page.getByRole("contentinfo").getByRole("link", { name: word("quick-order.title") }));
    await type(main.getByLabel(word("quick-order.list")), "10150000;10");
    // The key comes with the checked list; without it the list is only checked again.
    await expect(buyer.field("key")).not.toHaveValue("");
    await press(main.getByRole("button", { name: word("quick-order.add") }));
    await expect(page).toHaveURL(/\/checkout\/cart$/);
    await expect(main.getByRole("textbox", { name: /Menge/ })).toHaveValue("10");
    await press(main.getByRole("link", { name: word("cart.toCheckout") }).first());
  });

  await test.step("the form begins with a company", async () => {
    await expect(page.getByLabel(word("checkout.customerType.COMPANY"), { exact: true })).toBeChecked();
    await type(buyer.field("email"), "einkauf@example.com");
    await buyer.fillIn("company", "Ironworks GmbH");
    await buyer.fillIn("vatNumber", vatNumber);
    await buyer.fillIn("firstName", "Jana");
    await buyer.fillIn("lastName", "Huber");
    await buyer.acceptStreet("Herrengasse 8a");
    await buyer.fillIn("phone", shop.address.phone);
    await type(main.getByLabel(word("address.reference")), reference);
    await expect(page.getByText(word("vat.success")).first()).toBeVisible();
  });

  await buyer.orderByTransfer();
  await expect(main).toContainText(vatNumber);
  await expect(main).toContainText(reference);
  await expect(main).toContainText(word("cart.totals.netSale", { number: vatNumber }));
  expect(buyer.count()).toBeLessThanOrEqual(mostActions);
});
