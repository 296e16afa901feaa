import { describe, expect, it } from "vitest";
import { becomeCustomer } from "../../support/become-customer.ts";
import type { Guest } from "../../support/guest.ts";
import { messagesOf } from "../../support/messages.ts";
import { openPlatform } from "../../support/platform.ts";
import { soon } from "../../support/soon.ts";
import { openMailBox } from "./mail-box.ts";
import { openShop, sku } from "./open-shop.ts";

const password = "hammer42";
const page = "/my-account/security";
const shop = openShop();
const mailBox = openMailBox(shop);
const newEmail = () => `jana.${crypto.randomUUID()}@example.com`;
const newGuest = () => shop.guest("gb.localhost");

/** A support case with the form's fields. */
const supportCase = {
  ...{ reference: "C-4F7K-2M9Q", reason: "order", subreason: "other", contactName: "Jana Novak" },
  ...{ companyName: "", subject: "Late", description: "Where is my parcel?", productNumber: "" },
  ...{ orderNumber: "", invoiceNumber: "", quantity: "", phoneNumber: "", vatId: "" },
  ...{ country: "GB", locale: "en-GB", currentUrl: "http://gb.localhost/support" },
  receivedAt: "2026-11-20T10:00:00.000Z",
};

async function newCustomer() {
  const [email, guest] = [newEmail(), newGuest()];
  await becomeCustomer(guest, { email, password, firstName: "Jana", lastName: "Novak" });
  return { email, guest };
}

async function idOf(email: string): Promise<string> {
  const found = await shop.askPlatform(
    "query($where: String!) { customers(where: $where) { results { id } } }",
    { where: `email = ${JSON.stringify(email)}` },
  );
  return (found as { customers: { results: [{ id: string }] } }).customers.results[0].id;
}

/** Confirms the e-mail address, like the link in the mail. */
async function confirmEmail(id: string): Promise<void> {
  const store = 'storeKey: "shop_gb"';
  const made = await shop.askPlatform(
    `mutation { customerCreateEmailVerificationToken(id: "${id}", ttlMinutes: 5, ${store}) { value } }`,
  );
  const { value } = (made as { customerCreateEmailVerificationToken: { value: string } })
    .customerCreateEmailVerificationToken;
  await shop.askPlatform(`mutation { customerConfirmEmail(tokenValue: "${value}", ${store}) { id } }`);
}

async function signIn(email: string, own = password) {
  const guest = newGuest();
  const { status } = await guest.call("customerSignIn", { email, password: own });
  return { guest, status };
}

const isIn = async (guest: Guest) => (await guest.call("isLoggedIn")).data;
const post = (guest: Guest, fields: Record<string, string>) => guest.submit(page, fields);
const passwords = (next: string) => ({ newPassword: next, newPasswordAgain: next });

/** Returns the newest mail of a kind; its key starts with the kind. */
async function waitForMail(to: string, kind: string) {
  const find = async () => (await mailBox.list(to)).find(({ key }) => key.startsWith(`${kind}:`));
  await soon(async () => (await find()) !== undefined);
  const mail = await find();
  if (!mail) throw new Error(`No mail ${kind}`);
  return mail;
}

async function readLink(to: string): Promise<string> {
  const { text } = await waitForMail(to, "email-change");
  const link = new URL(/https?:\S+email-change\?token=[\w.%-]+/.exec(text)?.[0] ?? "none:");
  return link.pathname + link.search;
}

describe("a changed password", () => {
  it("ends every other sign-in, keeps this one, and is reported by mail", async () => {
    const { email, guest } = await newCustomer();
    const { guest: other } = await signIn(email);
    const changed = await post(guest, { intent: "password", password, ...passwords("anvil4711") });
    expect([changed.status, changed.headers.location]).toEqual([303, page]);
    expect([await isIn(guest), await isIn(other)]).toEqual([true, false]);
    expect([(await signIn(email)).status, (await signIn(email, "anvil4711")).status]).toEqual([400, 200]);
    await waitForMail(email, "password-changed");
  });

  it("requires the current one, a strong one and the same one twice", async () => {
    const { email, guest } = await newCustomer();
    const tries = [
      { password: "wrong", ...passwords("anvil4711") },
      { password, ...passwords("short") },
      { password, ...passwords("anvil4711"), newPasswordAgain: "anvil4712" },
      { password: "", ...passwords("anvil4711") },
    ];
    for (const each of tries) expect((await post(guest, { intent: "password", ...each })).status).toBe(400);
    expect((await signIn(email)).status).toBe(200);
  });

  it("cannot be guessed on a signed-in device: six attempts are too many", async () => {
    const { guest } = await newCustomer();
    const statuses: number[] = [];
    for (let guess = 0; guess < 6; guess += 1) {
      const { status } = await post(guest, { intent: "delete", sure: "yes", password: `guess-${guess}` });
      statuses.push(status);
    }
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
    expect((await post(guest, { intent: "delete", sure: "yes", password })).status).toBe(429);
    expect(await isIn(guest)).toBe(true);
  });

  it("is not changed from another site, nor by a stranger", async () => {
    const { email, guest } = await newCustomer();
    const body = new URLSearchParams({ intent: "password", password, ...passwords("anvil4711") }).toString();
    const headers = { "content-type": "application/x-www-form-urlencoded", origin: "https://evil.example" };
    expect((await guest.send(page, { method: "POST", headers, body })).status).toBe(403);
    const stranger = await post(newGuest(), { intent: "password", password, ...passwords("anvil4711") });
    expect([stranger.status, stranger.headers.location]).toEqual([303, "/"]);
    expect((await signIn(email)).status).toBe(200);
  });
});

describe("another e-mail address", () => {
  it("takes effect when its mailbox has confirmed it, once; the old one is notified", async () => {
    const [{ email, guest }, next] = [await newCustomer(), newEmail()];
    const asked = await post(guest, { intent: "email", email: next, password });
    expect(asked.status).toBe(303);
    expect((await guest.get(page)).text).toContain(next);
    const link = await readLink(next);
    expect([(await signIn(email)).status, (await signIn(next)).status]).toEqual([200, 400]);
    const visitor = newGuest();
    expect((await visitor.open(link)).text).toContain(next);
    expect((await signIn(email)).status).toBe(200);
    const token = new URLSearchParams(link.split("?")[1]).get("token") ?? "";
    const press = (who: Guest, fields = {}) => who.submit("/email-change", { token, ...fields });
    expect([(await press(visitor)).status, (await press(visitor, { password: "wrong" })).status]).toEqual([
      400, 400,
    ]);
    expect([(await signIn(email)).status, (await signIn(next)).status]).toEqual([200, 400]);
    expect((await press(guest)).status).toBe(303);
    expect([(await signIn(email)).status, (await signIn(next)).status]).toEqual([400, 200]);
    await waitForMail(email, "email-changed");
    expect((await press(guest)).status).toBe(400);
    expect((await guest.submit("/email-change", { token: `${token}x` })).status).toBe(400);
  });

  it("is confirmed in another browser by the account's password", async () => {
    const [{ guest }, next] = [await newCustomer(), newEmail()];
    await post(guest, { intent: "email", email: next, password });
    const token = new URLSearchParams((await readLink(next)).split("?")[1]).get("token") ?? "";
    expect((await newGuest().submit("/email-change", { token, password })).status).toBe(303);
    expect((await signIn(next)).status).toBe(200);
  });

  it("of another account gets the same response as any, and its owner a mail", async () => {
    const [{ guest }, { email: taken }] = [await newCustomer(), await newCustomer()];
    const unknown = newEmail();
    const [known, free] = [
      await post(guest, { intent: "email", email: taken, password }),
      await post(guest, { intent: "email", email: unknown, password }),
    ];
    expect([known.status, known.headers.location]).toEqual([free.status, free.headers.location]);
    await waitForMail(taken, "email-taken");
    expect((await mailBox.list(taken)).some(({ key }) => key.startsWith("email-change:"))).toBe(false);
  });

  it("that was proposed before the password changed is no longer confirmed", async () => {
    const [{ guest }, next] = [await newCustomer(), newEmail()];
    await post(guest, { intent: "email", email: next, password });
    const link = await readLink(next);
    await post(guest, { intent: "password", password, ...passwords("anvil4711") });
    expect((await newGuest().open(link)).status).toBe(400);
  });
});

describe("the devices of a customer", () => {
  it("are listed with this one marked, and ended one by one or all others at once", async () => {
    const { email, guest } = await newCustomer();
    const others = [(await signIn(email)).guest, (await signIn(email)).guest];
    const { text } = await guest.get(page);
    const ids = [...text.matchAll(/value="sign-in-end"[\s\S]*?name="id" value="([\w-]+)"/g)].map(
      ([, id]) => id ?? "",
    );
    expect([ids.length, text.match(/Chrome, Linux<\/strong>/g)?.length]).toEqual([2, 3]);
    await post(guest, { intent: "sign-in-end", id: ids[0] ?? "" });
    const left = await Promise.all(others.map(isIn));
    expect(left.filter(Boolean)).toHaveLength(1);
    await post(guest, { intent: "sign-ins-end" });
    expect([await isIn(guest), ...(await Promise.all(others.map(isIn)))]).toEqual([true, false, false]);
  });

  it("of another customer cannot be ended by their id", async () => {
    const { email, guest } = await newCustomer();
    await signIn(email);
    const [, id = ""] =
      /value="sign-in-end"[\s\S]*?name="id" value="([\w-]+)"/.exec((await guest.get(page)).text) ?? [];
    const { guest: stranger } = await newCustomer();
    await post(stranger, { intent: "sign-in-end", id });
    expect((await guest.get(page)).text).toContain(id);
  });
});

describe("an account", () => {
  it("is exported completely as one file that is not cached", async () => {
    const { email, guest } = await newCustomer();
    await guest.call("addToCart", { sku, quantity: 3 });
    const { headers, text } = await guest.get("/my-account/my-data");
    expect(headers["cache-control"]).toBe("no-store");
    expect(headers["content-disposition"]).toMatch(/^attachment; filename="my-data-\d{4}-\d\d-\d\d\.json"$/);
    const data = JSON.parse(text);
    expect(data).toMatchObject({ customer: { email, firstName: "Jana" }, orders: [], reviews: [] });
    expect(data.carts).toHaveLength(1);
    expect(data.signIns).toHaveLength(1);
    expect(text).not.toContain("scrypt");
    expect((await newGuest().get("/my-account/my-data")).headers.location).toBe("/");
  });

  it("is exported to its last cart, with the payments of its sessions and with withdrawals", async () => {
    const { email, guest } = await newCustomer();
    const [id, withdrawal] = [await idOf(email), `WITHDRAWAL-${crypto.randomUUID().slice(0, 8)}`];
    const amount = { centAmount: 4711, currencyCode: "GBP" };
    const pay = async (owner: object) => {
      const made = await shop.askPlatform(
        "mutation($draft: PaymentDraft!) { createPayment(draft: $draft) { id } }",
        { draft: { amountPlanned: amount, ...owner } },
      );
      return (made as { createPayment: { id: string } }).createPayment.id;
    };
    const payment = await pay({ anonymousId: crypto.randomUUID() });
    const own = await pay({ customer: { typeId: "customer", id } });
    const carts = Array.from(
      { length: 23 },
      (_, index) => `c${index}: createCart(draft: { currency: "GBP", customerId: "${id}" }) { id }`,
    );
    const { c7 } = (await shop.askPlatform(`mutation { ${carts.join("\n")} }`)) as { c7: { id: string } };
    await shop.askPlatform(
      `mutation($payment: ResourceIdentifierInput!) {
        updateCart(id: "${c7.id}", version: 1, actions: [{ addPayment: { payment: $payment } }]) { id } }`,
      { payment: { typeId: "payment", id: payment } },
    );
    const statement = { orderNumber: withdrawal, name: "Jana Novak", email, intent: "confirm" };
    expect((await shop.guest("de.localhost").submit("/withdrawal", statement)).status).toBe(200);
    const read = async () => JSON.parse((await guest.get("/my-account/my-data")).text);
    const unproven = await read();
    expect(new Set(unproven.carts.map((cart: { id: string }) => cart.id)).size).toBe(23);
    expect(unproven).toMatchObject({
      payments: [{ id: own }, { id: payment }],
      withdrawals: [],
      supportCases: [],
    });
    const value = { case: { ...supportCase, customerEmail: email }, state: "waiting", problem: null };
    const stored = { container: "support-cases", key: crypto.randomUUID(), value };
    await openPlatform(shop.port).send("POST", "/custom-objects", stored);
    await confirmEmail(id);
    expect(await read()).toMatchObject({
      withdrawals: [{ orderNumber: withdrawal.toUpperCase() }],
      supportCases: [{ reference: supportCase.reference, description: supportCase.description }],
      afterDeletion: { text: messagesOf("en")("security.delete.kept"), orders: { years: 10 } },
    });
  });

  it("is deleted with the password and a ticked box: sign-ins, cart and name are gone", async () => {
    const { email, guest } = await newCustomer();
    const { guest: other } = await signIn(email);
    await guest.call("addToCart", { sku, quantity: 1 });
    expect((await post(guest, { intent: "delete", password })).status).toBe(400);
    expect((await post(guest, { intent: "delete", sure: "yes", password })).status).toBe(303);
    expect([await isIn(guest), await isIn(other)]).toEqual([false, false]);
    expect((await signIn(email)).status).toBe(400);
    expect((await guest.call("getCart")).data).toBeNull();
    const where = `email = ${JSON.stringify(email)}`;
    const found = await shop.askPlatform("query($where: String!) { customers(where: $where) { total } }", {
      where,
    });
    expect(found).toEqual({ customers: { total: 0 } });
    await waitForMail(email, "account-deleted");
  });
});
