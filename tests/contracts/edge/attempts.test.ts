import { describe, expect, it } from "vitest";
import { becomeCustomer } from "../../support/become-customer.ts";
import { messagesOf } from "../../support/messages.ts";
import { openShop, sku } from "./open-shop.ts";

const shop = openShop();

describe("guessing discount codes", () => {
  it("is eventually refused on the page with 429, a message and the time to wait; the cart still works", async () => {
    const guest = shop.guest("de.localhost");
    await guest.call("addToCart", { sku, quantity: 1 });
    const guess = (code: string) => guest.submit("/checkout/cart", { intent: "apply-coupon", code });
    const first = await guess("GUESS");
    expect([first.status, first.text.includes(messagesOf("de")("cart.error.coupon-not-found"))]).toEqual([
      400,
      true,
    ]);
    for (let made = 1; made < 15; made += 1) await guess(`GUESS${made}`);
    const refused = await guess("GUESS15");
    expect(refused.status).toBe(429);
    expect(refused.text).toContain(messagesOf("de")("cart.error.too-many-attempts"));
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(800);
    expect(await guest.call("addToCart", { sku, quantity: 1 })).toMatchObject({ status: 200 });
  });
});

const newEmail = () => `jana.${crypto.randomUUID()}@example.com`;

describe("requesting a new password", () => {
  it("is allowed three times an hour for one mailbox; then the page says how long to wait", async () => {
    const guest = shop.guest();
    const body = JSON.stringify([{ email: newEmail() }]);
    const headers = { "content-type": "application/json" };
    const ask = () =>
      guest.send("/new-ct/customerCreatePasswordResetToken", { method: "POST", headers, body });
    expect([(await ask()).status, (await ask()).status, (await ask()).status]).toEqual([200, 200, 200]);
    const refused = await ask();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(3_000);
  });
});

describe("a customer", () => {
  it("proposes an e-mail address three times an hour, whether an account has it or not", async () => {
    const [device, other] = [shop.guest(), shop.guest()];
    const person = { password: "hammer42", firstName: "Jana", lastName: "Novak" };
    const email = newEmail();
    await becomeCustomer(other, { email, ...person });
    await becomeCustomer(device, { email: newEmail(), ...person });
    const { password } = person;
    const ask = () => device.call("customerUpdateMe", { actions: [{ changeEmail: { email } }], password });
    for (let made = 0; made < 3; made += 1) expect((await ask()).status).toBe(200);
    expect(await ask()).toMatchObject({ status: 429, error: { code: "too-many-attempts" } });
  });
});
