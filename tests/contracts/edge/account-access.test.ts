import { afterAll, describe, expect, it } from "vitest";
import { brand } from "../../../app/countries/model/brand";
import { requireDemo } from "../../../scripts/base/load-demo.ts";
import { becomeCustomer } from "../../support/become-customer.ts";
import type { Guest } from "../../support/guest.ts";
import { messagesOf } from "../../support/messages.ts";
import { soon } from "../../support/soon.ts";
import { openMailBox } from "./mail-box.ts";
import { openShop, sku } from "./open-shop.ts";

const shop = openShop();
const { password: demoPassword } = await requireDemo();
const mailBox = openMailBox(shop);
const password = "Hammer42 und Amboss";
const newEmail = () => `jana.${crypto.randomUUID()}@example.com`;
/** Returns a name that no page of the shop contains otherwise. */
const newName = () => `Zdenka${crypto.randomUUID().slice(0, 8)}`;

afterAll(() => mailBox.turn("normal"));

/** Returns the path that a mail of this kind links to. */
async function readLink(email: string, key: string): Promise<string> {
  let text = "";
  await soon(async () => {
    text = (await mailBox.list(email)).find((mail) => mail.key.startsWith(key))?.text ?? "";
    return text !== "";
  });
  const link = new URL(/https?:\S+token=[\w%-]+/.exec(text)?.[0] ?? "none:");
  return link.pathname + link.search;
}

const readToken = (path: string) => new URL(path, "http://gb.localhost").searchParams.get("token") ?? "";

async function askForAccount(guest: Guest, email: string, firstName = "Jana") {
  return guest.submit("/create-account", { email, password, firstName, lastName: "Novak" });
}

/** Creates a customer through the shop's own sign-up. */
async function signUp(guest = shop.guest(), firstName = "Jana") {
  const email = newEmail();
  await askForAccount(guest, email, firstName);
  const path = await readLink(email, "email-confirmation");
  const entered = await guest.submit("/create-account/confirm", { token: readToken(path) });
  expect(entered.status).toBe(303);
  return { guest, email, path };
}

/** Creates a customer with an unconfirmed e-mail address, and returns the confirmation link. */
async function newUnverified() {
  const [guest, email] = [shop.guest(), newEmail()];
  await becomeCustomer(guest, { email, password, firstName: "Jana", lastName: "Novak" });
  await guest.submit("/my-account/my-profile", { intent: "verify" });
  const path = await readLink(email, "email-confirmation");
  expect(path).toMatch(/^\/create-account\/confirm-email\?/);
  return { guest, email, path };
}

const signIn = (guest: Guest, email: string, word = password) =>
  guest.submit("/login", { email, password: word });

/** Returns a response without the parts that differ each time. */
function toPlainAnswer({ status, headers, text }: Awaited<ReturnType<Guest["get"]>>, email: string) {
  const main = /<main[\s\S]*<\/main>/.exec(text)?.[0] ?? "";
  const cookies = (headers["set-cookie"] ?? []).map((line) => line.replace(/=[^;]*/, ""));
  return [status, headers.location, cookies, main.replaceAll(email, "…")];
}

describe("an account", () => {
  it("is created by a mailed link, once, and its creator is signed in with the cart", async () => {
    const guest = shop.guest();
    await guest.call("addToCart", { sku, quantity: 2 });
    const { email, path } = await signUp(guest);
    expect(await guest.call("isLoggedIn")).toMatchObject({ data: true });
    const other = shop.guest();
    const again = await other.submit("/create-account/confirm", { token: readToken(path), password });
    expect(again.status).toBe(400);
    expect((await other.open(path)).text).not.toContain('name="token"');
    expect((await signIn(other, email)).headers.location).toBe("/");
    expect((await other.get("/personal/cart")).text).toContain(sku);
  });

  it("is not created by viewing the link, and elsewhere only with its password", async () => {
    const [email, stranger] = [newEmail(), shop.guest()];
    await askForAccount(shop.guest(), email);
    const path = await readLink(email, "email-confirmation");
    expect((await stranger.open(path)).text).toContain('type="password"');
    expect((await signIn(stranger, email)).status).toBe(400);
    const token = readToken(path);
    const wrong = await stranger.submit("/create-account/confirm", { token, password: "another1" });
    expect(wrong.status).toBe(400);
    const right = await stranger.submit("/create-account/confirm", { token, password });
    expect([right.status, right.headers.location]).toEqual([303, "/"]);
  });

  it.each(["its answer was lost", "it was pressed twice at once"])(
    "is created once, with the cart unchanged, although %s",
    async (mishap) => {
      const [guest, email] = [shop.guest(), newEmail()];
      await guest.call("addToCart", { sku, quantity: 2 });
      await askForAccount(guest, email);
      const token = readToken(await readLink(email, "email-confirmation"));
      const press = () => guest.submit("/create-account/confirm", { token });
      if (mishap === "its answer was lost") {
        await shop.instructPlatform({ lost: ["SignUp"] });
        expect((await press()).status).toBe(503);
        await shop.instructPlatform();
        expect((await press()).status).toBe(303);
      } else {
        const statuses = (await Promise.all([press(), press()])).map(({ status }) => status);
        // The later request finds the link used, or the cart transferred, and deletes no cookie.
        expect(statuses).toContain(303);
        for (const status of statuses) expect([303, 400, 503]).toContain(status);
        expect((await press()).headers.location).toBe("/");
      }
      expect(await guest.call("isLoggedIn")).toMatchObject({ data: true });
      const device = shop.guest();
      expect((await signIn(device, email)).status).toBe(303);
      expect(await device.call("getCart")).toMatchObject({ data: { lines: [{ sku, quantity: 2 }] } });
    },
  );

  it("has its e-mail address confirmed by the mailed link in its own browser, once, and not by viewing it", async () => {
    const { guest, path } = await newUnverified();
    expect((await shop.guest().open(path)).text).toContain('type="password"');
    expect((await guest.open(path)).text).not.toContain('type="password"');
    const confirm = (token: string) => guest.submit("/create-account/confirm-email", { token });
    expect((await confirm("0".repeat(64))).status).toBe(400);
    const confirmed = await confirm(readToken(path));
    expect([confirmed.status, confirmed.headers.location]).toEqual([303, "/my-account/my-profile"]);
    expect(await guest.call("isLoggedIn")).toMatchObject({ data: true });
    expect((await confirm(readToken(path))).status).toBe(400);
    const other = await shop.guest().submit("/password-reset/change-password", {
      token: readToken(path),
      password: "anvil4711",
    });
    expect(other.status).toBe(400);
  });

  it("is not verified by a press in another browser, but by its password, which ends the other sign-ins", async () => {
    const { guest: maker, path } = await newUnverified();
    const owner = shop.guest();
    const confirm = (fields: Record<string, string>) =>
      owner.submit("/create-account/confirm-email", { token: readToken(path), ...fields });
    const isVerified = async () => {
      const { data } = await maker.call("getMe", { customer: true });
      return (data as { customer: { isEmailVerified: boolean } | null }).customer?.isEmailVerified;
    };
    expect([(await confirm({})).status, await isVerified()]).toEqual([400, false]);
    expect([(await confirm({ password: "another1" })).status, await isVerified()]).toEqual([400, false]);
    const confirmed = await confirm({ password });
    expect([confirmed.status, confirmed.headers.location]).toEqual([303, "/login"]);
    expect(await maker.call("isLoggedIn")).toMatchObject({ data: false });
  });

  it("is announced to the mailbox with instructions in case a stranger signed up", async () => {
    const { email } = await newUnverified();
    const [mail] = await mailBox.list(email);
    const values = { brand: brand.name, mail: brand.serviceMail };
    for (const part of ["lead", "where", "refuse"])
      expect(mail?.text).toContain(messagesOf("en")(`mail.emailConfirmation.${part}`, values));
  });

  it("is requested with the same response whether the e-mail address has one; the mailbox learns which", async () => {
    const { email } = await signUp();
    const nobody = newEmail();
    const answers = [];
    for (const address of [email, nobody]) {
      const guest = shop.guest();
      const asked = toPlainAnswer(await askForAccount(guest, address, "Janka"), address);
      answers.push([asked, toPlainAnswer(await guest.get("/create-account/check-email"), address)]);
      const other = shop.guest();
      answers.push([toPlainAnswer(await signIn(other, address, "wrong-password-1"), address)]);
    }
    expect(answers.slice(0, 2)).toEqual(answers.slice(2));
    expect(await readLink(email, "account-known")).toMatch(/^\/password-reset\/change-password\?/);
    expect(await readLink(nobody, "email-confirmation")).toMatch(/^\/create-account\/confirm\?/);
    const [mail] = await mailBox.list(nobody);
    expect(mail?.text).toContain(messagesOf("en")("mail.reason.address", { brand: brand.name }));
  });

  it("gets a new password by mail, once, and its sign-ins end everywhere", async () => {
    const { guest, email } = await signUp();
    const device = shop.guest();
    const asked = await device.submit("/password-reset", { email });
    expect(asked.headers.location).toBe("/password-reset/check-email");
    const token = readToken(await readLink(email, "password-reset"));
    const choose = (word: string) =>
      device.submit("/password-reset/change-password", { token, password: word });
    const short = await choose("short1");
    expect(short.status).toBe(400);
    expect(short.text).toContain(messagesOf("en")("address.rule.min", { count: "8" }));
    expect(short.text).not.toContain(messagesOf("en")("address.problem.password"));
    expect((await choose("anvil4711")).headers.location).toBe("/login");
    expect((await choose("anvil4712")).status).toBe(400);
    expect(await guest.call("isLoggedIn")).toMatchObject({ data: false });
    expect((await signIn(device, email, "anvil4711")).status).toBe(303);
  });
});

describe("the sign-in page", () => {
  it("accepts the customers of the demo", async () => {
    const seeded = { "sk.localhost": "jana.novakova", "de.localhost": "max.berger" };
    for (const [hostname, name] of Object.entries(seeded)) {
      const guest = shop.guest(hostname);
      const answer = await signIn(guest, `${name}@customer.ironhall.example`, demoPassword);
      expect([name, answer.status, answer.headers.location]).toEqual([name, 303, "/"]);
    }
  });

  it("redirects to the requested account page, and never out of the shop", async () => {
    const { email } = await signUp();
    const guest = shop.guest();
    const refused = await guest.get("/my-account?page=2");
    expect([refused.status, refused.headers.location]).toEqual([303, "/"]);
    expect((await signIn(guest, email)).headers.location).toBe("/my-account?page=2");
    for (const path of ["/login", "/create-account", "/password-reset"]) {
      const answer = await guest.get(path);
      expect([path, answer.status, answer.headers.location]).toEqual([path, 303, "/"]);
    }
    const wavering = shop.guest();
    await wavering.get("/my-account");
    for (const page of ["/", "/my-lists?list=main", "/categories"])
      await wavering.get("/login", { referer: `http://${wavering.host}${page}` });
    expect((await signIn(wavering, email)).headers.location).toBe("/my-lists?list=main");
    const abroad = shop.guest();
    await abroad.get("/login", { referer: `http://${abroad.host}//evil.example/` });
    await abroad.get("/login?wayBack=https://evil.example", { referer: "https://evil.example/" });
    expect((await signIn(abroad, email)).headers.location).toBe("/");
  });

  it("is protected from other sites: their forms are refused, and an old cookie is invalid", async () => {
    const { email } = await signUp();
    const guest = shop.guest();
    await guest.call("addToCart", { sku, quantity: 1 });
    const before = guest.cookies.get("session");
    await signIn(guest, email);
    expect(guest.cookies.get("session")).not.toBe(before);
    const late = shop.guest();
    late.cookies.set("session", before ?? "");
    expect(await late.call("isLoggedIn")).toMatchObject({ data: false });
    const forged = await late.send("/login", {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded", origin: "https://evil.example" },
      body: new URLSearchParams({ email, password }).toString(),
    });
    expect(forged.status).toBe(403);
    late.cookies.set("customer_id", "anybody");
    expect(await late.call("isLoggedIn")).toMatchObject({ data: false });
  });

  it("signs out by a button press only, and says so once", async () => {
    const { guest } = await signUp();
    expect((await guest.get("/log-out")).status).toBe(200);
    expect(await guest.call("isLoggedIn")).toMatchObject({ data: true });
    const left = await guest.submit("/log-out", {});
    expect([left.status, left.headers.location]).toEqual([303, "/"]);
    expect(guest.cookies.get("visit")).toBeTruthy();
    const notices = [await guest.get("/personal"), await guest.get("/personal")].map(
      ({ text }) => JSON.parse(text).visitor?.notice ?? null,
    );
    expect(notices).toEqual([expect.any(String), null]);
  });
});

describe("the shared cache", () => {
  it("contains no customer data; customers get the same pages as guests", async () => {
    const firstName = newName();
    const { guest, email } = await signUp(shop.guest(), firstName);
    await guest.call("addToCart", { sku, quantity: 1 });
    await guest.get("/personal");
    const secrets = [firstName, email, guest.cookies.get("customer_id") ?? "none", 'data-account-menu=""'];
    for (const path of ["/", "/new-arrivals", "/categories", `/search?q=hammer-${firstName.length}`]) {
      for (const visitor of [guest, guest, shop.guest()]) {
        const { text, headers } = await visitor.get(path);
        expect([path, headers["cache-status"]]).toEqual([path, expect.stringMatching(/^shop; /)]);
        expect([path, headers["set-cookie"]]).toEqual([path, undefined]);
        for (const secret of secrets) expect(text.includes(secret), `${path}: ${secret}`).toBe(false);
      }
      expect((await guest.get(path)).headers["cache-status"]).toContain("hit");
    }
    const personal = await guest.get("/personal");
    expect(personal.headers["cache-control"]).toContain("no-store");
    for (const own of [firstName, email]) expect(personal.text).toContain(own);
    expect((await shop.guest().get("/login")).headers["cache-control"]).toBe("no-store");
  });
});
