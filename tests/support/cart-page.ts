import { expect, type Page } from "playwright/test";
import { createShopper } from "./shopper.ts";
import { type JourneyShop, urlOf } from "./shops.ts";

export const quantityOn = (page: Page) => page.getByRole("textbox", { name: /^Quantity of/ }).first();
export const oneMoreOn = (page: Page) => page.getByRole("button", { name: /^One more/ }).first();

export const isChannel = (socket: { url(): string }) => socket.url().includes("/realtime");
export const waitForChannel = (page: Page) => page.waitForEvent("websocket", isChannel);

/** The cart's page in a state to work with: its channel is opened when it knows its cart, and that of the page before is gone. */
export async function openCartAnew(page: Page, shop: JourneyShop): Promise<void> {
  await page.goto("about:blank");
  const channel = waitForChannel(page);
  await page.goto(urlOf(shop, "/checkout/cart"));
  await channel;
}

/** A cart with one piece, open on its page. */
export async function openCartWithOne(page: Page, shop: JourneyShop) {
  const shopper = createShopper(page, shop);
  await shopper.haveCart();
  await openCartAnew(page, shop);
  await expect(quantityOn(page)).toHaveValue("1");
  return shopper;
}
