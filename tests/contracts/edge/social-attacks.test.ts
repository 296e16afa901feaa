import { describe, expect, it } from "vitest";
import { becomeCustomer } from "../../support/become-customer.ts";
import { openShop } from "./open-shop.ts";
import { ProviderBrowser, toLocation } from "./provider-browser.ts";

const shop = openShop();
const newEmail = () => `kim.${crypto.randomUUID()}@example.com`;
const newBrowser = () => new ProviderBrowser(shop.port);
const invalid = "/login?social=invalid&with=harbor";

/** Returns a provider's response that the browser could bring back, changed on the way. */
async function answerOf(browser: ProviderBrowser, change: (url: URL) => void = () => {}): Promise<string> {
  const answer = new URL(
    await browser.consent(await browser.start(), { answer: "verified", email: newEmail() }),
  );
  change(answer);
  return answer.href;
}

describe("a provider's response", () => {
  it("is valid in the browser that was redirected, and in no other (login CSRF)", async () => {
    const [attacker, victim] = [newBrowser(), newBrowser()];
    const answer = await answerOf(attacker);
    await victim.guest.call("addToCart", { sku: "EX10010000", quantity: 1 });
    await victim.start();
    expect(await victim.comeBack(answer)).toBe(invalid);
    expect(await victim.isSignedIn()).toBe(false);
  });

  it("is invalid with a flow cookie in another session's browser", async () => {
    const [attacker, victim] = [newBrowser(), newBrowser()];
    const answer = await answerOf(attacker);
    await victim.guest.call("addToCart", { sku: "EX10010000", quantity: 1 });
    victim.guest.cookies.set("sign-in", attacker.guest.cookies.get("sign-in") ?? "");
    expect(await victim.comeBack(answer)).toBe(invalid);
    expect(await victim.isSignedIn()).toBe(false);
  });

  it.each<[string, (url: URL) => void]>([
    ["another state", (url) => url.searchParams.set("state", "another")],
    ["no state", (url) => url.searchParams.delete("state")],
    ["another issuer", (url) => url.searchParams.set("iss", "http://sandbox.localhost/sign-in/lumen")],
    ["no issuer, though its provider says it", (url) => url.searchParams.delete("iss")],
    ["a code that was never given", (url) => url.searchParams.set("code", "guess")],
  ])("is invalid with %s", async (_case, change) => {
    const browser = newBrowser();
    expect(await browser.comeBack(await answerOf(browser, change))).toBe(invalid);
    expect(await browser.isSignedIn()).toBe(false);
  });

  it("is invalid at another provider's URL (mix-up)", async () => {
    const browser = newBrowser();
    const answer = await answerOf(browser, (url) => {
      url.pathname = "/login/with/lumen/return";
    });
    expect(await browser.comeBack(answer)).toBe("/login?social=invalid&with=lumen");
    expect(await browser.isSignedIn()).toBe(false);
  });

  it.each(["nonce", "code_challenge"])("is invalid for a request with another %s", async (name) => {
    const browser = newBrowser();
    const begun = new URL(await browser.start());
    begun.searchParams.set(name, "x".repeat(43));
    const answer = await browser.consent(begun.href, { answer: "verified", email: newEmail() });
    expect(await browser.comeBack(answer)).toBe(invalid);
    expect(await browser.isSignedIn()).toBe(false);
  });

  it("is valid once: neither again, nor again with the flow's old cookie", async () => {
    const browser = newBrowser();
    const answer = await answerOf(browser);
    const flow = browser.guest.cookies.get("sign-in") ?? "";
    const guest = browser.guest.cookies.get("session") ?? "";
    expect(await browser.comeBack(answer)).toBe("/");
    const copy = newBrowser();
    copy.guest.cookies.set("session", guest).set("sign-in", flow);
    expect(await copy.comeBack(answer)).toBe(invalid);
    expect(await copy.isSignedIn()).toBe(false);
  });
});

describe("a sign-in with a provider", () => {
  it("gives nothing to a guest session planted before (fixation)", async () => {
    const [attacker, victim] = [newBrowser(), newBrowser()];
    await attacker.guest.call("addToCart", { sku: "EX10010000", quantity: 1 });
    victim.guest.cookies.set("session", attacker.guest.cookies.get("session") ?? "");
    expect(await victim.signIn({ answer: "verified", email: newEmail() })).toBe("/");
    expect(await victim.isSignedIn()).toBe(true);
    expect(await attacker.isSignedIn()).toBe(false);
    expect((await attacker.guest.call("getCart")).data ?? null).toBeNull();
  });

  it.each(["//evil.example/x", "https://evil.example", "/\\evil.example", "/login?x=\r\nset-cookie:a=b"])(
    "never redirects to %s",
    async (from) => {
      const browser = newBrowser();
      expect(await browser.signIn({ answer: "refused" }, "harbor", from)).toBe(
        "/login?social=refused&with=harbor",
      );
    },
  );

  it("cannot be started by a link or a form of another site", async () => {
    const browser = newBrowser();
    expect(toLocation(await browser.guest.get("/login/with/harbor"))).toBe("/login");
    const headers = { origin: "https://evil.example", "content-type": "application/x-www-form-urlencoded" };
    const foreign = await browser.guest.send("/login/with/harbor", {
      method: "POST",
      headers,
      body: "from=/",
    });
    expect(foreign.status).toBe(403);
    expect(toLocation(await browser.guest.submit("/login/with/nobody", { from: "/login" }))).toBe(
      "/login?social=unavailable&with=nobody",
    );
  });
});

describe("linked sign-ins", () => {
  const page = "/my-account/linked-sign-ins";
  const password = "Hammer4212";

  async function newCustomer(isEmailVerified = true, email = newEmail()): Promise<ProviderBrowser> {
    const browser = newBrowser();
    const person = { email, password, firstName: "Kim", lastName: "Nova" };
    await becomeCustomer(browser.guest, person, { isEmailVerified });
    return browser;
  }

  async function link(browser: ProviderBrowser, subject: string, typed = password): Promise<string> {
    const begun = toLocation(
      await browser.guest.submit(page, { intent: "link", provider: "harbor", password: typed, from: page }),
    );
    if (!begun.startsWith("http")) return begun;
    return browser.comeBack(await browser.consent(begun, { answer: "unverified", subject }));
  }

  async function unlink(browser: ProviderBrowser): Promise<string> {
    const { text } = await browser.guest.get(page);
    const hash = /name="hash" value="(\w+)"/.exec(text)?.[1] ?? "";
    expect(hash).not.toBe("");
    return toLocation(await browser.guest.submit(page, { intent: "unlink", hash, from: page }));
  }

  it("are created with the password, open the account, and can be removed", async () => {
    const [browser, subject] = [await newCustomer(), newEmail()];
    expect(await link(browser, subject, "Wrong12345")).toBe(`${page}?social=wrongPassword&with=harbor`);
    expect(await link(browser, subject)).toBe(page);
    const device = newBrowser();
    expect(await device.signIn({ answer: "unverified", subject })).toBe("/");
    expect(await unlink(browser)).toBe(page);
    expect(await newBrowser().signIn({ answer: "unverified", subject })).toBe("/login/join");
  });

  it("are refused while the account's e-mail address is not verified", async () => {
    const [browser, subject] = [await newCustomer(false), newEmail()];
    expect(await link(browser, subject)).toBe(`${page}?social=unverified&with=harbor`);
    expect(await newBrowser().signIn({ answer: "unverified", subject })).toBe("/login/join");
  });

  it("from before a password reset by mail no longer open the account", async () => {
    const [email, subject] = [newEmail(), newEmail()];
    const stranger = await newCustomer(true, email);
    expect(await link(stranger, subject)).toBe(page);
    const { customerCreatePasswordResetToken: proof } = (await shop.askPlatform(
      `mutation($email: String!) {
        customerCreatePasswordResetToken(email: $email, storeKey: "shop_gb") { value }
      }`,
      { email },
    )) as { customerCreatePasswordResetToken: { value: string } };
    const reset = { tokenValue: proof.value, newPassword: "Anvil4711" };
    expect((await newBrowser().guest.call("customerResetPassword", reset)).status).toBe(200);
    expect(await stranger.isSignedIn()).toBe(false);
    expect(await newBrowser().signIn({ answer: "unverified", subject })).toBe("/login/join");
  });

  it("open one account only", async () => {
    const [one, two, subject] = [await newCustomer(), await newCustomer(), newEmail()];
    expect(await link(one, subject)).toBe(page);
    expect(await link(two, subject)).toBe(`${page}?social=taken&with=harbor`);
  });

  it("cannot be removed when they are the last sign-in method", async () => {
    const browser = newBrowser();
    await browser.signIn({ answer: "verified", email: newEmail() });
    expect(await unlink(browser)).toBe(`${page}?social=lastWayIn&with=harbor`);
  });

  it("cannot be unlinked by another customer, nor seen by a stranger", async () => {
    const [one, two, subject] = [await newCustomer(), await newCustomer(), newEmail()];
    await link(one, subject);
    const hash = /name="hash" value="(\w+)"/.exec((await one.guest.get(page)).text)?.[1] ?? "";
    await two.guest.submit(page, { intent: "unlink", hash, from: page });
    expect(await newBrowser().signIn({ answer: "unverified", subject })).toBe("/");
    expect(toLocation(await newBrowser().guest.get(page))).toBe("/");
  });
});
