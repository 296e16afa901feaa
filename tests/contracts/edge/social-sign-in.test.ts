import { afterEach, describe, expect, it } from "vitest";
import { becomeCustomer } from "../../support/become-customer.ts";
import { messagesOf } from "../../support/messages.ts";
import { soon } from "../../support/soon.ts";
import { openMailBox } from "./mail-box.ts";
import { openShop, sku } from "./open-shop.ts";
import { ProviderBrowser } from "./provider-browser.ts";

const shop = openShop();
const mails = openMailBox(shop);
const word = messagesOf("en");
const password = "Hammer4212";
const newEmail = () => `kim.${crypto.randomUUID()}@example.com`;
const newBrowser = () => new ProviderBrowser(shop.port);

afterEach(async () => {
  for (const provider of ["harbor", "lumen"] as const) await newBrowser().turn(provider, "normal");
});

/**
 * Creates an account with a password, with or without a verified e-mail address.
 * Returns a signed-in browser.
 */
async function newAccount(email: string, isEmailVerified: boolean): Promise<ProviderBrowser> {
  const browser = newBrowser();
  const person = { email, password, firstName: "Kim", lastName: "Nova" };
  await becomeCustomer(browser.guest, person, { isEmailVerified });
  return browser;
}

async function idOf(browser: ProviderBrowser): Promise<unknown> {
  const { data } = await browser.guest.call("getMe");
  return (data as { email?: string } | null)?.email ?? null;
}

async function readCode(email: string): Promise<string> {
  await soon(async () => (await mails.list(email)).some(({ key }) => key.startsWith("sign-in-code:")));
  const [mail] = (await mails.list(email)).filter(({ key }) => key.startsWith("sign-in-code:"));
  return /\d{4} \d{4}/.exec(mail?.subject ?? "")?.[0] ?? "";
}

describe("signing in with a provider that verified the e-mail address", () => {
  it("succeeds when the page requests a passkey at the same time, whichever response arrives last", async () => {
    const browser = newBrowser();
    const { guest } = browser;
    await guest.get("/login");
    const before = new Map(guest.cookies);
    const address = await browser.start();
    // The other request was sent before that response, and its cookies arrive after it.
    const passkey = new ProviderBrowser(shop.port);
    for (const [name, value] of before) passkey.guest.cookies.set(name, value);
    const asked = await passkey.guest.send("/login/passkey", {
      method: "POST",
      headers: { "content-type": "application/json", origin: `http://${guest.host}` },
      body: "{}",
    });
    expect(asked.status).toBe(200);
    for (const [name, value] of passkey.guest.cookies) guest.cookies.set(name, value);
    const back = await browser.consent(address, { answer: "verified", email: newEmail() });
    expect(await browser.comeBack(back)).toBe("/");
    expect(await browser.isSignedIn()).toBe(true);
  });

  it("creates an account with the guest's cart, and opens the same one from another device", async () => {
    const [browser, other] = [newBrowser(), newBrowser()];
    const email = newEmail();
    await browser.guest.call("addToCart", { sku, quantity: 2 });
    expect(await browser.signIn({ answer: "verified", email })).toBe("/");
    expect(await idOf(browser)).toBe(email);
    await other.guest.call("addToCart", { sku, quantity: 5 });
    expect(await other.signIn({ answer: "verified", email })).toBe("/");
    expect(await idOf(other)).toBe(email);
    const { data } = await browser.guest.call("getCart");
    expect(data).toMatchObject({ lines: [{ quantity: 5 }] });
  });

  it("joins the account with that verified e-mail address, and reports it by mail; its password stays", async () => {
    const email = newEmail();
    await newAccount(email, true);
    const browser = newBrowser();
    expect(await browser.signIn({ answer: "verified", email })).toBe("/");
    expect(await idOf(browser)).toBe(email);
    await soon(async () => (await mails.list(email)).some(({ key }) => key.startsWith("provider-linked:")));
    expect((await newBrowser().guest.call("customerSignIn", { email, password })).status).toBe(200);
  });

  it("does not open an account created with the e-mail address without verification", async () => {
    const email = newEmail();
    const attacker = await newAccount(email, false);
    const browser = newBrowser();
    expect(await browser.signIn({ answer: "verified", email })).toBe("/login/join");
    expect(await browser.isSignedIn()).toBe(false);
    await browser.guest.submit("/login/join", { intent: "send", email });
    const code = await readCode(email);
    const entered = await browser.guest.submit("/login/join", { intent: "confirm", code });
    expect(entered.headers.location).toBe("/");
    expect(await idOf(browser)).toBe(email);
    expect(await attacker.isSignedIn()).toBe(false);
    const former = await newBrowser().guest.call("customerSignIn", { email, password });
    expect(former.error?.code).toBe("invalid-credentials");
  });

  it("returns to the checkout, or to the page that requested the sign-in", async () => {
    const [buyer, reader] = [newBrowser(), newBrowser()];
    const toShop = await buyer.signIn({ answer: "verified", email: newEmail() }, "lumen", "/checkout/login");
    expect(toShop).toBe("/checkout/addresses");
    await reader.guest.get("/my-account/linked-sign-ins");
    expect(await reader.signIn({ answer: "verified", email: newEmail() })).toBe(
      "/my-account/linked-sign-ins",
    );
  });
});

describe("signing in with a provider that did not verify it", () => {
  it("requires a proof, with the same page whether an account has the e-mail address or not", async () => {
    const [known, unknown] = [newEmail(), newEmail()];
    await newAccount(known, true);
    const pages = [];
    for (const email of [known, unknown]) {
      const browser = newBrowser();
      expect(await browser.signIn({ answer: "unverified", email })).toBe("/login/join");
      const { text } = await browser.guest.get("/login/join");
      const sent = await browser.guest.submit("/login/join", { intent: "send", email });
      const wrong = await browser.guest.submit("/login/join", { email, password: "Wrong12345" });
      expect(wrong.text).toContain(word("social.join.problem.wrong"));
      const plain = (page: string) =>
        /<main[\s\S]*<\/main>/
          .exec(page)?.[0]
          .replaceAll(email, "email")
          .replaceAll(/nonce="\w+"/g, "");
      pages.push([plain(text), sent.status, sent.headers.location, wrong.status, plain(wrong.text)]);
      expect(await browser.isSignedIn()).toBe(false);
    }
    expect(pages[0]).toEqual(pages[1]);
    expect(pages[0]?.[0]).toContain("Harbor ID");
  });

  it("joins by the account's password, whatever e-mail address the provider reported", async () => {
    const email = newEmail();
    await newAccount(email, true);
    const browser = newBrowser();
    const subject = newEmail();
    await browser.signIn({ answer: "unverified", subject });
    const entered = await browser.guest.submit("/login/join", { email, password });
    expect(entered.headers.location).toBe("/");
    expect(await idOf(browser)).toBe(email);
    const again = newBrowser();
    expect(await again.signIn({ answer: "unverified", subject })).toBe("/");
    expect(await idOf(again)).toBe(email);
  });

  it("links nothing to an account with an unverified e-mail address, even with the right password", async () => {
    const [email, subject] = [newEmail(), newEmail()];
    await newAccount(email, false);
    const browser = newBrowser();
    await browser.signIn({ answer: "unverified", subject });
    const entered = await browser.guest.submit("/login/join", { email, password });
    expect(entered.headers.location).toBe("/");
    expect(await idOf(browser)).toBe(email);
    expect(await newBrowser().signIn({ answer: "unverified", subject })).toBe("/login/join");
  });

  it("accepts a code five times at most, once when it is right, and only where it was requested", async () => {
    const email = newEmail();
    const [browser, other] = [newBrowser(), newBrowser()];
    await browser.signIn({ answer: "unverified", email });
    await browser.guest.submit("/login/join", { intent: "send", email });
    const code = await readCode(email);
    const elsewhere = await other.guest.submit("/login/join", { intent: "confirm", code });
    expect(elsewhere.headers.location).toBe("/login");
    const tries = [];
    for (let tried = 0; tried < 5; tried += 1) {
      const wrong = await browser.guest.submit("/login/join", { intent: "confirm", code: "00000000" });
      tries.push(wrong.text.includes(word("social.join.problem.codeWrong")));
    }
    expect(tries).toEqual([true, true, true, true, false]);
    const late = await browser.guest.submit("/login/join", { intent: "confirm", code });
    expect(late.text).toContain(word("social.join.problem.codeOver"));
    expect(await browser.isSignedIn()).toBe(false);
  });
});

describe("a provider", () => {
  it("that the shopper refuses is reported, and no one is signed in", async () => {
    const browser = newBrowser();
    const location = await browser.signIn({ answer: "refused" });
    expect(location).toBe("/login?social=refused&with=harbor");
    expect(await browser.isSignedIn()).toBe(false);
  });

  it.each(["start", "return"] as const)(
    "that is down at the %s is reported, and the other methods stay available",
    async (when) => {
      const browser = newBrowser();
      const back = await browser.consent(await browser.start(), { answer: "verified", email: newEmail() });
      await browser.turn("harbor", "dead");
      const location = when === "start" ? await browser.start() : await browser.comeBack(back);
      expect(location).toBe("/login?social=unavailable&with=harbor");
      expect(await browser.signIn({ answer: "verified", email: newEmail() }, "lumen")).toBe("/");
    },
  );

  it("whose tokens have another signer is refused", async () => {
    const browser = newBrowser();
    await browser.turn("lumen", "wrong");
    const location = await browser.signIn({ answer: "verified", email: newEmail() }, "lumen");
    expect(location).toBe("/login?social=invalid&with=lumen");
    expect(await browser.isSignedIn()).toBe(false);
  });
});
