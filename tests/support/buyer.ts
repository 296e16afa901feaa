import { expect, type Locator, type Page } from "playwright/test";
import { messagesOf } from "./messages.ts";
import { type JourneyShop, urlOf } from "./shops.ts";

/**
 * A buyer whose actions are counted: a press, a field filled in, a choice are one each. Reading, scrolling and the
 * opening of the first page are none.
 */
export function createBuyer(page: Page, shop: JourneyShop) {
  const word = messagesOf(shop.language);
  let actions = 0;

  function press(target: Locator): Promise<void> {
    actions += 1;
    return target.click();
  }

  function type(target: Locator, text: string): Promise<void> {
    actions += 1;
    return target.fill(text);
  }

  function choose(target: Locator): Promise<void> {
    actions += 1;
    return target.check();
  }

  async function pick(target: Locator, value: string): Promise<void> {
    actions += 1;
    await target.selectOption(value);
  }

  function key(name: string): Promise<void> {
    actions += 1;
    return page.keyboard.press(name);
  }

  /** Opens a page of the shop, as the journey's first one. */
  async function arrive(path = "/"): Promise<void> {
    await page.goto(urlOf(shop, path));
  }

  async function search(text: string): Promise<void> {
    const field = page.getByRole("banner").getByRole("search").getByLabel(word("frame.header.searchLabel"));
    await type(field, text);
    await key("Enter");
  }

  const field = (name: string) => page.locator(`[name="${name}"]`);

  /** Fills in a billing field of the address step. */
  function fillIn(name: string, text: string): Promise<void> {
    return type(field(`billing.${name}`), text);
  }

  /** Types street and number, and accepts the suggestion, which fills in postal code and town. */
  async function acceptStreet(text: string): Promise<void> {
    const street = field("billing.streetName");
    const option = page.getByRole("option").first();
    // Suggestions need the page's script, which may still load.
    await expect(async () => {
      await street.fill("");
      await street.pressSequentially(text);
      await expect(option).toBeVisible({ timeout: 2_000 });
    }).toPass();
    actions += 1;
    await press(option);
    await expect(field("billing.city")).not.toHaveValue("");
  }

  /** Continues to the payment, orders by bank transfer, and expects the thank-you page. */
  async function orderByTransfer(): Promise<void> {
    await press(page.getByRole("button", { name: word("checkout.addresses.continue") }));
    await expect(page).toHaveURL(/\/checkout\/payment$/);
    await choose(page.getByRole("radio", { name: word("payment.method.bank_transfer.name") }));
    const order = page.getByRole("button", { name: word("checkout.placeOrder") });
    await expect(order).toBeEnabled();
    await press(order);
    await expect(page).toHaveURL(/\/checkout\/thank-you\?order=/);
    await expect(page.getByRole("heading", { level: 1, name: word("orders.thankYou.title") })).toBeVisible();
  }

  return {
    word,
    press,
    type,
    choose,
    pick,
    key,
    arrive,
    search,
    field,
    fillIn,
    acceptStreet,
    orderByTransfer,
    /** Actions so far. */
    count: () => actions,
  };
}
