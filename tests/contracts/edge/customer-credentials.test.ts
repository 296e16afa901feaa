import { describe, expect, it } from "vitest";
import type { Guest } from "../../support/guest.ts";
import { soon } from "../../support/soon.ts";
import { openMailBox } from "./mail-box.ts";
import { newCustomer, newEmail, newGuest, password, shop } from "./sign-in-customers.ts";

const mailBox = openMailBox(shop);
const json = { "content-type": "application/json" };

describe("a customer", () => {
  it("changes names, but not from an outdated version; a guest changes nothing", async () => {
    const { device } = await newCustomer();
    const actions = [{ setFirstName: { firstName: "Janka" } }];
    expect(await device.call("customerUpdateMe", { actions })).toMatchObject({
      status: 200,
      data: { firstName: "Janka", lastName: "Novak" },
    });
    const old = { version: 1, actions: [{ setLastName: { lastName: "Nova" } }] };
    expect(await device.call("customerUpdateMe", old)).toMatchObject({ status: 409 });
    expect(await newGuest().call("customerUpdateMe", { actions })).toMatchObject({
      status: 403,
      error: { code: "not-signed-in" },
    });
  });
});

/** Tests each guard of the account pages in the operations that other clients call. */
describe("the middleware has the guards of the pages:", () => {
  const update = (device: Guest, action: object, more: object = {}) =>
    device.call("customerUpdateMe", { actions: [action], ...more });
  const names = { firstName: "Jana", lastName: "Novak" };

  it("another e-mail address waits for its mailbox, whether an account has it or not", async () => {
    const [{ email, device }, other] = [await newCustomer(), await newCustomer()];
    const answers = [];
    for (const next of [newEmail(), other.email]) {
      const { status, data } = await update(device, { changeEmail: { email: next } }, { password });
      answers.push(JSON.stringify([status, data]).replaceAll(next, "next"));
      expect(await device.call("getMe")).toMatchObject({ data: { email } });
      expect((await newGuest().call("customerSignIn", { email: next, password: "other4711" })).status).toBe(
        400,
      );
    }
    expect(answers[0]).toBe(answers[1]);
    const kinds = async () => (await mailBox.list(other.email)).map(({ key }) => key.split(":")[0]);
    await soon(async () => (await kinds()).includes("email-taken"));
  });

  it("another e-mail address requires the current password, and must differ", async () => {
    const { email, device } = await newCustomer();
    const change = { changeEmail: { email: newEmail() } };
    expect(await update(device, change)).toMatchObject({ error: { code: "password-required" } });
    expect(await update(device, change, { password: "wrong4711" })).toMatchObject({
      error: { code: "wrong-password" },
    });
    const same = { changeEmail: { email: email.toUpperCase() } };
    expect(await update(device, same, { password })).toMatchObject({ error: { code: "same-email" } });
  });

  it.each([
    ["a first name", { setFirstName: { firstName: null } }],
    ["a last name of blanks", { setLastName: { lastName: "  " } }],
    ["a VAT number that is none", { setVatId: { vatId: "12" } }],
    ["a date of birth in the future", { setDateOfBirth: { dateOfBirth: "2999-01-01" } }],
    ["a date that is none", { setDateOfBirth: { dateOfBirth: "1990-02-31" } }],
  ])("the profile's form: %s", async (_case, action) => {
    const { device } = await newCustomer();
    expect(await update(device, action)).toMatchObject({ status: 400, error: { code: "invalid-profile" } });
  });

  it("a sign-up has the same response for a known and a new e-mail address, and signs no one in", async () => {
    const { email } = await newCustomer();
    const answers = [];
    for (const address of [email, newEmail()]) {
      const guest = newGuest();
      answers.push(await guest.call("customerSignUp", { email: address, password, ...names }));
      expect(await guest.call("isLoggedIn")).toMatchObject({ data: false });
    }
    expect(answers).toEqual([
      { status: 201, data: null },
      { status: 201, data: null },
    ]);
  });

  it("a sign-up creates the account by the mailed link only", async () => {
    const [guest, email] = [newGuest(), newEmail()];
    await guest.call("customerSignUp", { email, password, ...names });
    expect((await newGuest().call("customerSignIn", { email, password })).status).toBe(400);
    let token = "";
    await soon(async () => {
      const mail = (await mailBox.list(email)).find(({ key }) => key.startsWith("email-confirmation:"));
      token = /create-account\/confirm\?token=(\w+)/.exec(mail?.text ?? "")?.[1] ?? "";
      return token !== "";
    });
    expect((await guest.submit("/create-account/confirm", { token })).status).toBe(303);
    expect((await guest.call("getMe", { customer: true })).data).toMatchObject({
      customer: { email, isEmailVerified: true },
    });
  });

  it("an e-mail address with a control character is invalid", async () => {
    for (const email of ["jana\u0000@example.com", "jana@exam\u007fple.com"]) {
      const guest = newGuest();
      const args = { email, password, ...names };
      expect(await guest.call("customerSignUp", args)).toMatchObject({
        error: { code: "invalid-arguments" },
      });
      expect((await guest.submit("/create-account", { ...args })).status).toBe(400);
    }
  });
});

describe("a new password", () => {
  it("is set by the mailed token, once, and ends sign-ins with the old one", async () => {
    const { email, device } = await newCustomer();
    const guest = newGuest();
    const { customerCreatePasswordResetToken: proof } = (await shop.askPlatform(
      'mutation($email: String!) { customerCreatePasswordResetToken(email: $email, storeKey: "shop_sk") { value } }',
      { email },
    )) as { customerCreatePasswordResetToken: { value: string } };
    const reset = (newPassword: string, tokenValue = proof.value) =>
      guest.call("customerResetPassword", { tokenValue, newPassword });
    expect(await reset("hammers")).toMatchObject({ status: 400, error: { code: "weak-password" } });
    expect(await reset("anvil4711", "wrong")).toMatchObject({
      status: 400,
      error: { code: "invalid-token" },
    });
    expect(await reset("anvil4711")).toMatchObject({ status: 200, data: { email } });
    expect(await device.call("isLoggedIn")).toMatchObject({ data: false });
    expect(await reset("anvil4712")).toMatchObject({ status: 400, error: { code: "invalid-token" } });
    const signedIn = await guest.call("customerSignIn", { email, password: "anvil4711" });
    expect(signedIn).toMatchObject({ status: 200 });
  });

  it("can be requested without learning whether an account has the e-mail address", async () => {
    const { email } = await newCustomer();
    const guest = newGuest();
    const known = await guest.call("customerCreatePasswordResetToken", { email });
    expect(known).toEqual({ status: 200, data: null });
    expect(await guest.call("customerCreatePasswordResetToken", { email: newEmail() })).toEqual(known);
  });
});

describe("signing in is refused", () => {
  it("with the same message for a wrong password and an unknown account", async () => {
    const { email } = await newCustomer();
    const guest = newGuest();
    const wrong = await guest.call("customerSignIn", { email, password: "hammer43" });
    expect(wrong).toMatchObject({ status: 400, error: { code: "invalid-credentials" } });
    expect(await guest.call("customerSignIn", { email: newEmail(), password })).toEqual(wrong);
    expect(await guest.call("isLoggedIn")).toMatchObject({ data: false });
  });

  it("for a weak password, and invalid arguments", async () => {
    const { email } = await newCustomer();
    const guest = newGuest();
    const name = { firstName: "Jana", lastName: "Novak" };
    const codeOf = async (operation: string, args: unknown) =>
      (await guest.call(operation, args)).error?.code;
    expect(await codeOf("customerSignUp", { email: newEmail(), password: "hammers", ...name })).toBe(
      "weak-password",
    );
    expect(await codeOf("customerSignUp", { email: newEmail(), password })).toBe("invalid-arguments");
    expect(await codeOf("customerSignIn", { email: "nobody", password })).toBe("invalid-arguments");
    expect(await codeOf("customerSignIn", { email })).toBe("invalid-arguments");
  });

  it("when one e-mail address is tried too often, and for that address only", async () => {
    const guest = newGuest();
    const attempt = (address: string) =>
      guest.send("/new-ct/customerSignIn", {
        method: "POST",
        headers: { ...json, "cf-connecting-ip": address },
        body: JSON.stringify([{ email: newEmail(), password }]),
      });
    const answers = await Promise.all(Array.from({ length: 31 }, () => attempt("203.0.113.7")));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.map(({ text }) => JSON.parse(text).error.code)).toEqual(["too-many-attempts"]);
    expect(Number(refused[0]?.headers["retry-after"])).toBeGreaterThan(800);
    expect((await attempt("203.0.113.8")).status).toBe(400);
  });
});
