import { create, type as object, string } from "superstruct";
import { describe, expect, it, vi } from "vitest";
import { createAccount } from "../../support/become-customer.ts";
import type { Guest } from "../../support/guest.ts";
import { soon } from "../../support/soon.ts";
import { connect } from "./connect.ts";
import { sku } from "./open-shop.ts";
import { newCustomer, newEmail, newGuest, password, shop } from "./sign-in-customers.ts";

const otherSku = "EX10260000";

describe("signing in", () => {
  it("returns the customer, and is reset by signing out", async () => {
    const guest = newGuest();
    const email = newEmail();
    expect(await guest.call("isLoggedIn")).toMatchObject({ data: false });
    expect(await guest.call("getMe")).toMatchObject({ data: null });
    const customer = { email, firstName: "Jana", lastName: "Novak" };
    await createAccount(guest.host, { ...customer, password });
    const signedIn = await guest.call("customerSignIn", { email, password });
    expect(signedIn).toMatchObject({ status: 200, data: { customer, cart: null } });
    expect(await guest.call("isLoggedIn")).toMatchObject({ data: true });
    expect(await guest.call("getMe")).toMatchObject({ data: customer });
    expect(await guest.call("customerSignOut")).toMatchObject({ data: null });
    expect(await guest.call("isLoggedIn")).toMatchObject({ data: false });
    expect(await guest.call("getMe")).toMatchObject({ data: null });
  });

  it("lasts a day, a guest's session thirty, and the cookie contains no token readable by scripts", async () => {
    const guest = newGuest();
    expect(await cookieOf(guest, "addToCart", { sku, quantity: 1 })).toMatch(
      /Max-Age=2592000; HttpOnly; SameSite=Lax/,
    );
    const { email } = await newCustomer();
    expect(await cookieOf(guest, "customerSignIn", { email, password })).toMatch(
      /Max-Age=86400; HttpOnly; SameSite=Lax/,
    );
  });

  it("merges the guest's and the customer's carts, and both rooms notify their devices", async () => {
    const { email, device: atHome } = await newCustomer();
    await atHome.call("addToCart", { sku, quantity: 2 });
    const own = await idOfCart(atHome);
    const guest = newGuest();
    await guest.call("addToCart", { sku, quantity: 1 });
    await guest.call("addToCart", { sku: otherSku, quantity: 3 });
    const merged = await idOfCart(guest);
    const [home, tab] = [await connect(atHome, `?cartId=${own}`), await connect(guest, `?cartId=${merged}`)];

    const signedIn = await guest.call("customerSignIn", { email, password });
    expect(signedIn).toMatchObject({ status: 200, data: { customer: { email }, cart: { id: own } } });
    const expected = { [sku]: 2, [otherSku]: 3 };
    expect(await linesOf(guest)).toEqual(expected);
    expect(await idOfCart(guest)).toBe(own);
    await soon(() => home.messages.length > 0 && tab.messages.length > 0);
    const { data } = JSON.parse(home.messages.at(-1) ?? "");
    expect(toQuantities(data.lines)).toEqual(expected);
    expect(tab.messages.map((message) => JSON.parse(message))).toEqual([{ event: "cart-update", data: {} }]);
    expect(await linesOf(atHome)).toEqual(expected);
    home.close();
    tab.close();
  });

  it("gives another tab with the guest's cookie an empty cart and no cookie that could undo the sign-in", async () => {
    const { email, device: atHome } = await newCustomer();
    await atHome.call("addToCart", { sku, quantity: 1 });
    const guest = newGuest();
    await guest.call("addToCart", { sku: otherSku, quantity: 1 });
    const tab = newGuest();
    for (const [name, value] of guest.cookies) tab.cookies.set(name, value);
    await guest.call("customerSignIn", { email, password });
    const read = async () => {
      const answer = await tab.send("/new-ct/getCart", { method: "POST", body: "[{}]", headers: json });
      return [answer.text, answer.headers["set-cookie"]];
    };
    await vi.waitFor(async () => expect(await read()).toEqual(['{"data":null}', undefined]), 20_000);
  });

  it("gives a customer without a cart the guest's, also when the response is lost and it is repeated", async () => {
    const { email } = await newCustomer();
    const guest = newGuest();
    await guest.call("addToCart", { sku, quantity: 4 });
    const cartId = await idOfCart(guest);
    const cookies = [...guest.cookies];
    await shop.instructPlatform({ lost: ["SignIn"] });
    const lost = await guest.call("customerSignIn", { email, password });
    await shop.instructPlatform();
    expect(lost).toMatchObject({ status: 500, error: { code: "platform-unavailable" } });
    expect([...guest.cookies]).toEqual(cookies);
    expect(await guest.call("customerSignIn", { email, password })).toMatchObject({ status: 200 });
    expect([await idOfCart(guest), await linesOf(guest)]).toEqual([cartId, { [sku]: 4 }]);
  });

  it("lets two devices of one customer share a cart that either creates first, or both at once", async () => {
    const { email, device: one } = await newCustomer();
    const two = newGuest();
    await two.call("customerSignIn", { email, password });
    expect([await linesOf(one), await linesOf(two)]).toEqual([null, null]);
    await Promise.all([
      one.call("addToCart", { sku, quantity: 1 }),
      two.call("addToCart", { sku: otherSku, quantity: 1 }),
    ]);
    expect(await idOfCart(one)).toBe(await idOfCart(two));
    const three = newGuest();
    await three.call("customerSignIn", { email, password });
    expect(await linesOf(three)).toEqual({ [sku]: 1, [otherSku]: 1 });

    await one.call("deleteCart");
    await one.call("addToCart", { sku: otherSku, quantity: 5 });
    await vi.waitFor(async () => expect(await linesOf(two)).toEqual({ [otherSku]: 5 }), 20_000);
  });

  it("leaves the customer's cart unchanged at sign-out, and closes this device's sockets only", async () => {
    const { email, device } = await newCustomer();
    await device.call("addToCart", { sku, quantity: 1 });
    const cartId = await idOfCart(device);
    const other = newGuest();
    await other.call("customerSignIn", { email, password });
    const [own, foreign] = [
      await connect(device, `?cartId=${cartId}`),
      await connect(other, `?cartId=${cartId}`),
    ];
    await device.call("customerSignOut");
    await soon(() => !own.isOpen());
    expect(await linesOf(device)).toBeNull();
    expect(await linesOf(other)).toEqual({ [sku]: 1 });
    expect(foreign.isOpen()).toBe(true);
    foreign.close();
  });
});

describe("a copied cookie", () => {
  it("is invalid after sign-out", async () => {
    const { device } = await newCustomer();
    await device.call("addToCart", { sku, quantity: 1 });
    const copy = copyOf(device);
    expect(await copy.call("isLoggedIn")).toMatchObject({ data: true });
    await device.call("customerSignOut");
    expect(await copy.call("isLoggedIn")).toMatchObject({ data: false });
    expect(await copy.call("getMe")).toMatchObject({ data: null });
    expect((await copy.get("/checkout/addresses")).headers.location).toBe("/");
  });

  it("is invalid after a password reset on the platform itself", async () => {
    const { email, device } = await newCustomer();
    const created = (await shop.askPlatform(
      'mutation($email: String!) { customerCreatePasswordResetToken(email: $email, storeKey: "shop_sk") { value } }',
      { email },
    )) as { customerCreatePasswordResetToken: { value: string } };
    await shop.askPlatform(
      'mutation($value: String!) { customerResetPassword(tokenValue: $value, newPassword: "anvil4711", storeKey: "shop_sk") { id } }',
      created.customerCreatePasswordResetToken,
    );
    const fresh = newGuest();
    const signedIn = await fresh.call("customerSignIn", { email, password: "anvil4711" });
    expect(signedIn).toMatchObject({ status: 200 });
    await soon(async () => (await device.call("isLoggedIn")).data === false);
    expect(await fresh.call("isLoggedIn")).toMatchObject({ data: true });
  });
});

const json = { "content-type": "application/json" };

function copyOf(device: Guest): Guest {
  const copy = newGuest();
  for (const [name, value] of device.cookies) copy.cookies.set(name, value);
  return copy;
}

async function cookieOf(guest: Guest, operation: string, args: unknown): Promise<string> {
  const answer = await guest.send(`/new-ct/${operation}`, {
    method: "POST",
    headers: json,
    body: JSON.stringify([args]),
  });
  return answer.headers["set-cookie"]?.join() ?? "";
}

async function idOfCart(guest: Guest): Promise<string> {
  return create((await guest.call("getCart")).data, object({ id: string() })).id;
}

type Line = { readonly sku: string; readonly quantity: number };

function toQuantities(lines: readonly Line[]): Record<string, number> {
  return Object.fromEntries(lines.map(({ sku, quantity }) => [sku, quantity]));
}

async function linesOf(guest: Guest): Promise<Record<string, number> | null> {
  const { data } = await guest.call("getCart");
  return data ? toQuantities((data as { lines: readonly Line[] }).lines) : null;
}
