import { describe, expect, it } from "vitest";
import { err, ok } from "../../../app/foundation/result";
import type { CustomerChange } from "../../../app/gateways/commerce/customers/customers-gateway";
import type { SignUpDraft } from "../../../app/gateways/commerce/customers/sign-up-draft";
import { answers, counters, mailed, newAddress, newKey, openLimited } from "./limited-gateways.fixture";

describe("sign-ins and sign-ups", () => {
  it("are limited: failed sign-ins, and all sign-ups", async () => {
    const { customers } = openLimited(newAddress());
    const credentials = {
      email: "jana@example.sk",
      password: "hammer42",
      firstName: "Jana",
      lastName: "Novak",
    };
    const refused = { ok: false, error: { kind: "rejected", code: "TooManyAttempts" } };
    for (let made = 0; made < 4; made += 1) expect(await customers.signIn(credentials, null)).toEqual(ok({}));
    answers.signIn = err({ kind: "rejected", code: "InvalidCredentials" });
    for (let made = 0; made < 2; made += 1) await customers.signIn(credentials, null);
    expect(await customers.signIn(credentials, null)).toMatchObject(refused);
    answers.signIn = ok({});
    for (let made = 0; made < 2; made += 1) expect(await customers.signUp(credentials, null)).toEqual(ok({}));
    expect(await customers.signUp(credentials, null)).toMatchObject(refused);
  });
});

describe("guesses at one account", () => {
  const wrong = err({ kind: "rejected", code: "InvalidCredentials" });
  const refused = { ok: false, error: { kind: "rejected", code: "TooManyAttempts" } };

  it("by strangers from everywhere are refused together, and lock the owner out of no known browser", async () => {
    const credentials = { email: `Owner-${newKey()}@example.sk`, password: "hammer42" };
    answers.signIn = ok({});
    const owner = openLimited(newAddress());
    await owner.customers.signIn(credentials, null);
    const cookie = owner.device.toSetCookie()?.split(";")[0] ?? "";
    expect(cookie).not.toContain("example");
    answers.signIn = wrong;
    for (let made = 0; made < 4; made += 1)
      await openLimited(newAddress()).customers.signIn(credentials, null);
    expect(await openLimited(newAddress()).customers.signIn(credentials, null)).toMatchObject(refused);
    answers.signIn = ok({});
    expect(await openLimited(newAddress(), counters, cookie).customers.signIn(credentials, null)).toEqual(
      ok({}),
    );
    const forged = `${cookie.slice(0, -1)}${cookie.endsWith("0") ? "1" : "0"}`;
    const stranger = openLimited(newAddress(), counters, forged);
    expect(await stranger.customers.signIn(credentials, null)).toMatchObject(refused);
    const other = { ...credentials, email: `other-${credentials.email}` };
    expect(await openLimited(newAddress()).customers.signIn(other, null)).toEqual(ok({}));
  });
});

describe("a customer's new e-mail addresses", () => {
  const refused = { ok: false, error: { kind: "rejected", code: "TooManyAttempts" } };
  const change = (id: string, changes: readonly CustomerChange[]) =>
    openLimited(newAddress()).customers.update(id, 1, changes);

  it("are limited, taken or not, because each reveals whether an account has it; other changes are not", async () => {
    const [one, other] = [newKey(), newKey()];
    const another = [{ changeEmail: { email: "jana@example.sk" } }];
    expect(await change(one, another)).toEqual(ok({}));
    answers.update = err({ kind: "rejected", code: "DuplicateField" });
    expect(await change(one, another)).toMatchObject({ error: { code: "DuplicateField" } });
    expect(await change(one, another)).toMatchObject(refused);
    expect(await change(other, another)).not.toMatchObject(refused);
    expect(await change(one, [{ setLastName: { lastName: null } }])).not.toMatchObject(refused);
  });
});

describe("mails with a link for a new password", () => {
  const refused = { ok: false, error: { code: "TooManyAttempts" } };
  const ask = (email: string, from = newAddress(), cookie: string | null = null) =>
    openLimited(from, counters, cookie).customers.requestPasswordReset(email);

  it("are limited for a mailbox and for an IP address", async () => {
    const stranger = newAddress();
    for (let made = 0; made < 2; made += 1) expect(await ask("Jana@example.sk", stranger)).toEqual(ok(null));
    expect(await ask("jana@example.sk", stranger)).toMatchObject(refused);
    const address = newAddress();
    for (let made = 0; made < 3; made += 1)
      expect(await ask(`${made}@example.sk`, address)).toEqual(ok(null));
    expect(await ask("another@example.sk", address)).toMatchObject(refused);
  });

  it("that strangers request do not block the owner's, on a new browser or a known one", async () => {
    const email = `owner-${newKey()}@example.sk`;
    for (let made = 0; made < 3; made += 1) expect(await ask(email)).toEqual(ok(null));
    expect(await ask(email)).toEqual(ok(null));
    answers.signIn = ok({});
    const owner = openLimited(newAddress());
    await owner.customers.signIn({ email, password: "hammer42" }, null);
    const cookie = owner.device.toSetCookie()?.split(";")[0] ?? "";
    for (let made = 0; made < 4; made += 1) await ask(email);
    expect(await ask(email)).toMatchObject(refused);
    expect(await ask(email, newAddress(), cookie)).toEqual(ok(null));
  });
});

describe("a sign-up form", () => {
  const draft: SignUpDraft = {
    email: "Jana@example.sk",
    password: "hammer42",
    firstName: "Jana",
    lastName: "Novak",
    company: null,
    wantsNewsletter: false,
    sessionId: "session",
    wayBack: null,
  };
  const press = (form: Partial<SignUpDraft>) =>
    openLimited(newAddress()).customers.beginSignUp({ ...draft, ...form, sessionId: newKey() });

  it("sends one mail when it is submitted twice at once, with the same response", async () => {
    mailed.length = 0;
    const answers = await Promise.all([press({}), press({ email: "jana@example.sk" })]);
    expect(answers.map((answer) => answer.ok)).toEqual([true, true]);
    expect(mailed).toHaveLength(1);
  });

  it("sends another mail with another password, and after a failure", async () => {
    mailed.length = 0;
    await press({ email: "peter@example.sk" });
    await press({ email: "peter@example.sk", password: "anvil4711" });
    expect(mailed).toHaveLength(2);
    answers.signIn = err({ system: "commerce", kind: "unavailable", retryable: true, message: "lost" });
    await press({ email: "eva@example.sk" });
    answers.signIn = ok({});
    await press({ email: "eva@example.sk" });
    expect(mailed).toHaveLength(4);
  });
});
