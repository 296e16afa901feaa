import { afterEach, describe, expect, it } from "vitest";
import { localSecrets } from "../../../scripts/house/local-secrets.mjs";
import { toAddressForm } from "../../support/address-form.ts";
import { shops } from "../../support/shops.ts";
import { soon } from "../../support/soon.ts";
import { openMailBox, type SeenMail } from "./mail-box.ts";
import { openShop, sku } from "./open-shop.ts";

const shop = openShop();
const mailBox = openMailBox(shop);
const newEmail = () => `jana.${crypto.randomUUID()}@example.com`;
afterEach(() => mailBox.turn("normal"));

describe("an account's mails", () => {
  it("welcome its owner, and link to a password reset in the account's shop and language, whatever the request's", async () => {
    const [email, guest] = [newEmail(), shop.guest("be.localhost")];
    const customer = { email, password: "hammer42", firstName: "Jana", lastName: "Novak" };
    expect((await guest.call("customerSignUp", customer)).status).toBe(201);
    const { text: body } = await waitForMail(email, "email-confirmation");
    const proof = /confirm\?token=(\w+)/.exec(body)?.[1] ?? "";
    expect((await guest.submit("/create-account/confirm", { token: proof })).status).toBe(303);
    const welcome = await waitForMail(email, "account-created");
    expect(welcome.text).toContain("Jana");

    const visitor = shop.guest("be.localhost");
    const ask = async (address: string) => {
      const { status, text } = await visitor.submit("/nl/checkout/password-reset", { email: address });
      return [status, /<main[\s\S]*<\/main>/.exec(text)?.[0].replaceAll(address, "…")];
    };
    const nobody = newEmail();
    const known = await ask(email);
    expect(known).toEqual(await ask(nobody));
    expect([known[0], typeof known[1]]).toEqual([200, "string"]);
    const { text } = await waitForMail(email, "password-reset");
    expect(await mailBox.list(nobody)).toEqual([]);

    const link = new URL(/https?:\S+change-password\?token=[\w%-]+/.exec(text)?.[0] ?? "none:");
    expect([link.hostname, link.pathname]).toEqual(["be.localhost", "/password-reset/change-password"]);
    const token = link.searchParams.get("token") ?? "";
    expect((await visitor.open(link.pathname + link.search)).text).toContain(`value="${token}"`);
    const choice = { token, password: "anvil4711" };
    const chosen = await visitor.submit(link.pathname, choice);
    expect([chosen.status, chosen.headers.location]).toEqual([303, "/login"]);
    const signedIn = await visitor.call("customerSignIn", { email, password: "anvil4711" });
    expect(signedIn.status).toBe(200);
  });
});

describe("an order's mails", () => {
  it("are sent once although their event arrives three times and the service fails in between; a withdrawal is stored in its order", async () => {
    const email = newEmail();
    await mailBox.emptyJournal();
    await mailBox.turn("dead");
    const { id, orderNumber } = await placeOrder(email);
    await notifyOfOrder(id);
    await notifyOfOrder(id);
    await soon(async () => (await mailBox.readJournal()).includes(email));
    expect(await mailBox.list(email)).toEqual([]);
    await mailBox.turn("normal");
    const confirmation = await waitForMail(email, "order-confirmation");
    expect(confirmation.subject).toContain(orderNumber);

    await withdraw(orderNumber, email.toUpperCase());
    await soon(async () => (await readFields(id)).withdrawalReceivedAt !== undefined);
    const { withdrawalReceivedAt, withdrawalStatement } = await readFields(id);
    expect(withdrawalReceivedAt).toMatch(/^\d{4}-\d{2}-\d{2}T/);
    expect(JSON.parse(String(withdrawalStatement))).toMatchObject({
      orderNumber,
      name: "Erika Muster",
      country: "DE",
      receivedAt: withdrawalReceivedAt,
    });
    await waitForMail(email, "withdrawal-received");
    const sent = (await mailBox.list(email)).map(({ key }) => key).toSorted();
    expect(sent.filter((key) => !key.startsWith("withdrawal-received:"))).toEqual([
      `order-confirmation:${id}`,
    ]);
  });
});

async function waitForMail(to: string, kind: string): Promise<SeenMail> {
  let found: SeenMail | undefined;
  await soon(async () => {
    found = (await mailBox.list(to)).find(({ key }) => key.startsWith(`${kind}:`));
    return found !== undefined;
  });
  if (!found) throw new Error(`No mail ${kind}`);
  return found;
}

async function placeOrder(email: string) {
  const guest = shop.guest("de.localhost");
  await guest.call("addToCart", { sku, quantity: 1 });
  const actions = [
    { type: "set-addresses", values: toAddressForm(shops.DE, email) },
    { type: "choose-payment", method: "bank_transfer" },
  ];
  expect((await guest.call("updateCart", { actions })).status).toBe(200);
  const { data } = await guest.call("createOrder", { method: "bank_transfer" });
  return (data as { order: { id: string; orderNumber: string } }).order;
}

/** Repeats the platform's message of a new order. */
async function notifyOfOrder(id: string): Promise<void> {
  const message = { notificationType: "Message", resource: { typeId: "order", id }, type: "OrderCreated" };
  const data = btoa(JSON.stringify({ ...message, sequenceNumber: 1 }));
  const { PLATFORM_MESSAGES_TOKEN: token } = localSecrets().shop;
  const answer = await shop.guest().send(`/hooks/platform-messages?token=${token}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ message: { data }, subscription: "projects/x" }),
  });
  expect(answer.status).toBe(204);
}

async function withdraw(orderNumber: string, email: string): Promise<void> {
  const stated = { orderNumber, name: "Erika Muster", email, goods: "", intent: "confirm" };
  expect((await shop.guest("de.localhost").submit("/withdrawal", stated)).status).toBe(200);
}

async function readFields(id: string): Promise<Readonly<Record<string, unknown>>> {
  const query = "query($id: String) { order(id: $id) { custom { customFieldsRaw { name value } } } }";
  const { order } = (await shop.askPlatform(query, { id })) as {
    order: { custom: { customFieldsRaw: { name: string; value: unknown }[] } | null };
  };
  return Object.fromEntries((order.custom?.customFieldsRaw ?? []).map(({ name, value }) => [name, value]));
}
