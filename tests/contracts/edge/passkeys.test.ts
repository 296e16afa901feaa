import { array, create, type as object, string } from "superstruct";
import { describe, expect, it } from "vitest";
import { becomeCustomer } from "../../support/become-customer.ts";
import type { Guest } from "../../support/guest.ts";
import { messagesOf } from "../../support/messages.ts";
import { SoftwareAuthenticator } from "../../support/software-authenticator.ts";
import { soon } from "../../support/soon.ts";
import { openMailBox } from "./mail-box.ts";
import { openShop } from "./open-shop.ts";

const password = "hammer42";
const shop = openShop();
const hostname = "sk.localhost";
const newGuest = () => shop.guest(hostname);
const home = { origin: `http://${hostname}:${shop.port}`, rpId: hostname };
const Made = object({ challenge: string(), rp: object({ id: string() }), user: object({ id: string() }) });
const Wanted = object({ challenge: string(), rpId: string() });
const adding = "/my-account/passkeys";
const entering = "/login/passkey";

async function post(guest: Guest, path: string, body: object, headers: Record<string, string> = {}) {
  const answer = await guest.send(path, {
    method: "POST",
    headers: { "content-type": "application/json", origin: home.origin, ...headers },
    body: JSON.stringify(body),
  });
  const isJson = answer.headers["content-type"]?.includes("json");
  return { status: answer.status, body: isJson ? JSON.parse(answer.text) : answer.text };
}

async function newCustomer() {
  const email = `jana.${crypto.randomUUID()}@example.com`;
  const guest = newGuest();
  const person = { email, password, firstName: "Jana", lastName: "Novak" };
  await becomeCustomer(guest, person, { isEmailVerified: true });
  return { email, guest };
}

/** Creates a customer with a passkey; also returns the device's data of the account. */
async function newOwner() {
  const { email, guest } = await newCustomer();
  const device = new SoftwareAuthenticator();
  const begun = await post(guest, adding, { password });
  const options = create(begun.body, Made);
  const answer = await device.make({ ...home, challenge: options.challenge });
  const added = await post(guest, adding, { answer, name: "  Workshop   phone " });
  return { email, guest, device, options, answer, added };
}

async function wantSignIn(guest: Guest): Promise<string> {
  const wanted = create((await post(guest, entering, {})).body, Wanted);
  expect(wanted.rpId).toBe(hostname);
  return wanted.challenge;
}

const isIn = async (guest: Guest) => (await guest.call("isLoggedIn")).data;
const mailBox = openMailBox(shop);

/** Sets a new password by the link that the mailbox received. */
async function resetByMail(email: string, next: string): Promise<void> {
  const owner = newGuest();
  await owner.submit("/password-reset", { email });
  let token = "";
  await soon(async () => {
    const mail = (await mailBox.list(email)).find(({ key }) => key.startsWith("password-reset:"));
    token = /token=([\w%-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
    return token !== "";
  });
  const chosen = await owner.submit("/password-reset/change-password", { token, password: next });
  expect([chosen.status, chosen.headers.location]).toEqual([303, "/login"]);
}

describe("a passkey", () => {
  it("is added with the password, shown by its name, and signs in on another browser", async () => {
    const { email, guest, device, options, added } = await newOwner();
    expect([options.rp.id, added.status]).toEqual([hostname, 200]);
    expect((await guest.get("/my-account/security")).text).toContain("Workshop phone");
    const other = newGuest();
    await other.call("addToCart", { sku: "EX10010000", quantity: 2 });
    const answer = await device.sign({ ...home, challenge: await wantSignIn(other) }, options.user.id);
    expect(await post(other, entering, { answer })).toEqual({ status: 200, body: { next: "/" } });
    expect((await other.call("getMe", { customer: true })).data).toMatchObject({ customer: { email } });
    const { data } = await other.call("getCart");
    expect(create(data, object({ lines: array(object({ sku: string() })) })).lines).toHaveLength(1);
  });

  it("is announced to the mailbox", async () => {
    const { email } = await newOwner();
    await soon(async () => (await mailBox.list(email)).some(({ key }) => key.startsWith("passkey-added:")));
  });

  it("is refused while the account's e-mail address is not verified", async () => {
    const guest = newGuest();
    const email = `jana.${crypto.randomUUID()}@example.com`;
    await becomeCustomer(guest, { email, password, firstName: "Jana", lastName: "Novak" });
    const refused = await post(guest, adding, { password });
    expect(refused).toEqual({
      status: 400,
      body: { problem: messagesOf("sk")("security.problem.unverified") },
    });
  });

  it("added before a password reset by mail opens nothing afterwards; one added later does", async () => {
    const { email, device, options } = await newOwner();
    await resetByMail(email, "anvil4711");
    const stranger = newGuest();
    const answer = await device.sign({ ...home, challenge: await wantSignIn(stranger) }, options.user.id);
    expect((await post(stranger, entering, { answer })).status).toBe(400);
    const owner = newGuest();
    await owner.call("customerSignIn", { email, password: "anvil4711" });
    expect((await owner.get("/my-account/security")).text).not.toContain("Workshop phone");
    const again = create((await post(owner, adding, { password: "anvil4711" })).body, Made);
    const other = new SoftwareAuthenticator();
    const made = await other.make({ ...home, challenge: again.challenge });
    expect((await post(owner, adding, { answer: made })).status).toBe(200);
    const visitor = newGuest();
    const signed = await other.sign({ ...home, challenge: await wantSignIn(visitor) }, again.user.id);
    expect((await post(visitor, entering, { answer: signed })).status).toBe(200);
  });

  it("is not started with a wrong password, nor by a stranger, nor from another site", async () => {
    const { guest } = await newCustomer();
    expect((await post(guest, adding, { password: "wrong" })).status).toBe(400);
    expect((await post(newGuest(), adding, { password })).status).toBe(303);
    const foreign = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };
    expect((await post(guest, adding, { password }, foreign)).status).toBe(403);
    expect((await post(newGuest(), entering, {}, foreign)).status).toBe(403);
  });

  it("of another account is not added, nor the same response a second time", async () => {
    const { answer, device } = await newOwner();
    const { guest } = await newCustomer();
    expect((await post(guest, adding, { answer })).status).toBe(400);
    const { challenge } = create((await post(guest, adding, { password })).body, Made);
    const again = await device.make({ ...home, challenge });
    expect((await post(guest, adding, { answer: again })).status).toBe(400);
    expect((await guest.get("/my-account/security")).text).not.toContain("Workshop phone");
  });

  it("that was removed no longer signs in", async () => {
    const { guest, device, options } = await newOwner();
    const { text } = await guest.get("/my-account/security");
    const [, id = ""] = /name="id" value="([0-9a-f]{64})"/.exec(text) ?? [];
    await guest.submit("/my-account/security", { intent: "passkey-remove", id });
    const other = newGuest();
    const answer = await device.sign({ ...home, challenge: await wantSignIn(other) }, options.user.id);
    expect((await post(other, entering, { answer })).status).toBe(400);
  });
});

describe("a sign-in with a passkey is refused", () => {
  it("with a response that was used before, in the same browser and in another", async () => {
    const { device, options } = await newOwner();
    const guest = newGuest();
    const answer = await device.sign({ ...home, challenge: await wantSignIn(guest) }, options.user.id);
    const thief = newGuest();
    for (const [name, value] of guest.cookies) thief.cookies.set(name, value);
    expect((await post(guest, entering, { answer })).status).toBe(200);
    for (const again of [guest, thief]) expect((await post(again, entering, { answer })).status).toBe(400);
    expect(await isIn(thief)).toBe(false);
  });

  it("with the challenge of another browser, of another page, or an unknown one", async () => {
    const { guest: owner, device, options } = await newOwner();
    const [guest, other] = [newGuest(), newGuest()];
    await wantSignIn(guest);
    const toAdd = create((await post(owner, adding, { password })).body, Made).challenge;
    const challenges = [await wantSignIn(other), Buffer.alloc(32).toString("base64url")];
    for (const challenge of challenges) {
      const answer = await device.sign({ ...home, challenge }, options.user.id);
      expect((await post(guest, entering, { answer })).status).toBe(400);
    }
    const misused = await device.sign({ ...home, challenge: toAdd }, options.user.id);
    expect((await post(owner, entering, { answer: misused })).status).toBe(400);
    expect(await isIn(guest)).toBe(false);
  });

  it.each([
    ["signed on another site", { origin: "https://evil.example" }],
    ["signed for another country's shop", { rpId: "de.localhost" }],
  ])("when the response was %s", async (_case, elsewhere) => {
    const { device, options } = await newOwner();
    const guest = newGuest();
    const challenge = await wantSignIn(guest);
    const answer = await device.sign({ ...home, challenge, ...elsewhere }, options.user.id);
    expect((await post(guest, entering, { answer })).status).toBe(400);
    expect(await isIn(guest)).toBe(false);
  });

  it("when one device names another's passkey, or another customer", async () => {
    const [owner, attacker] = [await newOwner(), await newOwner()];
    const guest = newGuest();
    const mine = await attacker.device.sign(
      { ...home, challenge: await wantSignIn(guest) },
      owner.options.user.id,
    );
    const { id } = await owner.device.sign({ ...home, challenge: "x" }, owner.options.user.id);
    expect((await post(guest, entering, { answer: { ...mine, id, rawId: id } })).status).toBe(400);
    const other = await attacker.device.sign(
      { ...home, challenge: await wantSignIn(guest) },
      owner.options.user.id,
    );
    expect((await post(guest, entering, { answer: other })).status).toBe(400);
    expect(await isIn(guest)).toBe(false);
  });

  it("in the shop of another country, whose accounts are others", async () => {
    const { device, options } = await newOwner();
    const abroad = shop.guest("de.localhost");
    const origin = `http://de.localhost:${shop.port}`;
    const wanted = await post(abroad, entering, {}, { origin });
    const { challenge, rpId } = create(wanted.body, Wanted);
    const answer = await device.sign({ origin, rpId, challenge }, options.user.id);
    expect((await post(abroad, entering, { answer }, { origin })).status).toBe(400);
  });
});
