import { expect, type Page } from "playwright/test";
import { toAddressForm } from "./address-form.ts";
import { Guest } from "./guest.ts";
import { messagesOf } from "./messages.ts";
import { type JourneyShop, urlOf } from "./shops.ts";

export type Buyer = {
  readonly customerType: "PRIVATE" | "COMPANY";
  readonly vatNumber?: string;
  readonly email?: string;
};

type Preparation = {
  /** Quantities by SKU. */
  readonly lines?: Readonly<Record<string, number>>;
  readonly method?: "scheme" | "bank_transfer";
  /** The company's name, when a company orders. */
  readonly company?: string;
};

/**
 * A shopper's actions, in the order of the shop.
 * Finds elements by role and by the messages of the shop's language.
 */
export function createShopper(page: Page, shop: JourneyShop) {
  const word = messagesOf(shop.language);

  /** Opens a product by the URL that the search form submits. */
  async function openProduct(productNumber: string): Promise<void> {
    await page.goto(urlOf(shop, `/search?q=${productNumber}`));
    await expect(page).toHaveURL(new RegExp(`${productNumber}/$`));
  }

  /** Opens a product like a tradesperson: an exact number in the search redirects to it. */
  async function searchProduct(productNumber: string): Promise<void> {
    await page.goto(urlOf(shop, "/"));
    const search = page.getByRole("banner").getByRole("search").getByLabel(word("frame.header.searchLabel"));
    await search.fill(productNumber);
    await search.press("Enter");
    await expect(page).toHaveURL(new RegExp(`${productNumber}/$`));
  }

  /** Adds the open product to the cart and waits until the cart page shows it. */
  async function addToCart(): Promise<void> {
    const buy = page.getByRole("region", { name: word("catalogue.product.buy") });
    await buy.getByRole("button", { name: word("catalogue.card.add") }).click();
    const toCart = page.getByRole("dialog").getByRole("link", { name: word("cart.toCart") });
    const title = page.getByRole("heading", { level: 1, name: word("cart.title") });
    await expect(toCart.or(title)).toBeVisible();
    if (await toCart.isVisible()) await toCart.click();
    await expect(title).toBeVisible();
  }

  /**
   * Prepares a cart with products over the shop's API, for journeys that begin there.
   * On request it also has the addresses and a method. Other journeys do this by hand.
   */
  async function haveCart({ lines = { EX10010000: 1 }, method, company }: Preparation = {}): Promise<void> {
    const guest = new Guest(Number(process.env.IRONHALL_PORT), `${shop.country}.localhost`);
    const call = async (operation: string, args: unknown) =>
      expect((await guest.call(operation, args)).status, operation).toBe(200);
    for (const [sku, quantity] of Object.entries(lines)) await call("addToCart", { sku, quantity });
    const asCompany = company ? { customerType: "COMPANY", "billing.company": company } : {};
    const actions = [
      { type: "set-addresses", values: { ...toAddressForm(shop), ...asCompany } },
      { type: "choose-payment", method },
    ];
    if (method) await call("updateCart", { actions });
    const url = urlOf(shop, "/");
    const cookies = [...guest.cookies].map(([name, value]) => ({ name, value, url, httpOnly: true }));
    await page.context().addCookies(cookies);
  }

  async function openCart(): Promise<void> {
    await page.goto(urlOf(shop, "/checkout/cart"));
  }

  async function fillAddresses(buyer: Buyer): Promise<void> {
    await page
      .getByRole("link", { name: word("cart.toCheckout") })
      .first()
      .click();
    await expect(page).toHaveURL(/\/checkout\/addresses$/);
    await sendAddresses(buyer);
    await expect(page).toHaveURL(/\/checkout\/payment$/);
  }

  /** Fills in and submits the open address form. */
  async function sendAddresses({
    customerType,
    vatNumber,
    email = "jana.novak@example.com",
  }: Buyer): Promise<void> {
    await page.getByLabel(word("checkout.field.email")).fill(email);
    await page.getByLabel(word(`checkout.customerType.${customerType}`), { exact: true }).check();
    const billing = page.getByRole("region", { name: word("checkout.addresses.billing") });
    const fill = (field: string, text: string) => billing.locator(`[name="billing.${field}"]`).fill(text);
    if (customerType === "COMPANY") {
      await fill("company", "Ironworks Ltd");
      if (vatNumber) await fill("vatNumber", vatNumber);
    }
    await fill("firstName", "Jana");
    await fill("lastName", "Novak");
    for (const [field, text] of Object.entries(shop.address)) await fill(field, text);
    await page.getByRole("button", { name: word("checkout.addresses.continue") }).click();
  }

  /** Chooses a method; without scripts, a separate button requests the new total. */
  async function choosePayment(method: "scheme" | "bank_transfer" | "cash_on_delivery"): Promise<void> {
    await page.getByRole("radio", { name: word(`payment.method.${method}.name`) }).check();
    const update = page.getByRole("button", { name: word("checkout.payment.update") });
    if (await update.isVisible()) await update.click();
  }

  const orderButton = () => page.getByRole("button", { name: word("checkout.placeOrder") });

  /**
   * Pays on the provider's hosted page.
   * Enters a card number, and answers the bank's challenge if there is one.
   */
  async function payByCard(cardNumber: string, bank?: "Accept" | "Decline"): Promise<void> {
    await page.getByLabel("Card number").fill(cardNumber);
    await page.getByRole("button", { name: /^Pay/ }).click();
    if (bank) await page.getByRole("button", { name: bank }).click();
  }

  async function expectThankYou(): Promise<void> {
    await expect(page).toHaveURL(/\/checkout\/thank-you\?order=/);
    await expect(page.getByRole("heading", { level: 1, name: word("orders.thankYou.title") })).toBeVisible();
  }

  return {
    word,
    openProduct,
    searchProduct,
    haveCart,
    addToCart,
    openCart,
    fillAddresses,
    sendAddresses,
    choosePayment,
    orderButton,
    payByCard,
    expectThankYou,
  };
}
