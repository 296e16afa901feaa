import { expect, type Page } from "playwright/test";
import { createShopper } from "./shopper.ts";
import { type JourneyShop, urlOf } from "./shops.ts";

export const quantityOn = (page: Page) => page.getByRole("textbox", { name: /^Quantity of/ }).first();
export const oneMoreOn = (page: Page) => page.getByRole("button", { name: /^Increase quantity of/ }).first();

export const isChannel = (socket: { url(): string }) => socket.url().includes("/realtime");
export const waitForChannel = (page: Page) => page.waitForEvent("websocket", isChannel);

/** Opens the cart page afresh. Its channel opens once it knows its cart, and the previous page's channel is closed. */
export async function reopenCart(page: Page, shop: JourneyShop): Promise<void> {
  await page.goto("about:blank");
  const channel = waitForChannel(page);
  await page.goto(urlOf(shop, "/checkout/cart"));
  await channel;
}

/** Opens the cart page with one item in the cart. */
export async function openCartWithOne(page: Page, shop: JourneyShop) {
  const shopper = createShopper(page, shop);
  await shopper.haveCart();
  await reopenCart(page, shop);
  await expect(quantityOn(page)).toHaveValue("1");
  return shopper;
}
