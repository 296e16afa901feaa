import { expect } from "vitest";
import { openShop } from "./open-shop.ts";

export const password = "hammer42";
export const shop = openShop();
/** Node's WebSocket names the host by its address, which serves the default country. */
export const newGuest = () => shop.guest("127.0.0.1");
export const newEmail = () => `jana.${crypto.randomUUID()}@example.com`;

/** Somebody with an account, and the device on which it was made. */
export async function newCustomer() {
  const email = newEmail();
  const device = newGuest();
  const answer = await device.call("customerSignUp", {
    email,
    password,
    firstName: "Jana",
    lastName: "Novak",
  });
  expect(answer.status, JSON.stringify(answer)).toBe(201);
  return { email, device };
}
