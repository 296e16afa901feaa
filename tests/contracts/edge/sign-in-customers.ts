import { becomeCustomer } from "../../support/become-customer.ts";
import { openShop } from "./open-shop.ts";

export const password = "hammer42";
export const shop = openShop();
/** Node's WebSocket names the host by its IP address, which serves the default country. */
export const newGuest = () => shop.guest("127.0.0.1");
export const newEmail = () => `jana.${crypto.randomUUID()}@example.com`;

/** Creates a customer with an account, and the device on which it was created. */
export async function newCustomer() {
  const email = newEmail();
  const device = newGuest();
  await becomeCustomer(device, {
    email,
    password,
    firstName: "Jana",
    lastName: "Novak",
  });
  return { email, device };
}
