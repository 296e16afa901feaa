import { describe, expect, it } from "vitest";
import { newCustomer, newEmail, newGuest, password, shop } from "./sign-in-customers.ts";

const json = { "content-type": "application/json" };

describe("a customer", () => {
  it("changes name and address of mail, but not to another's and not from an older state; a guest changes nobody", async () => {
    const [{ device }, other] = [await newCustomer(), await newCustomer()];
    const email = newEmail();
    const actions = [{ setFirstName: { firstName: "Janka" } }, { changeEmail: { email } }];
    const update = (password?: string) => device.call("customerUpdateMe", { actions, password });
    expect(await update()).toMatchObject({ error: { code: "password-required", slot: "customer" } });
    expect(await update("wrong4711")).toMatchObject({ error: { code: "wrong-password" } });
    expect(await update(password)).toMatchObject({
      status: 200,
      data: { firstName: "Janka", lastName: "Novak", email },
    });
    expect(await device.call("getMe")).toMatchObject({ data: { firstName: "Janka", email } });
    const taken = { actions: [{ changeEmail: { email: other.email } }], password };
    expect(await device.call("customerUpdateMe", taken)).toMatchObject({ error: { code: "email-taken" } });
    const old = { version: 1, actions: [{ setLastName: { lastName: null } }] };
    expect(await device.call("customerUpdateMe", old)).toMatchObject({ status: 409 });
    expect(await newGuest().call("customerUpdateMe", { actions })).toMatchObject({
      status: 403,
      error: { code: "not-signed-in" },
    });
  });
});

describe("another password", () => {
  it("is given by the proof that was mailed, once, and ends what signed in with the one before", async () => {
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

  it("may be asked for without learning whether an account has the address", async () => {
    const { email } = await newCustomer();
    const guest = newGuest();
    const known = await guest.call("customerCreatePasswordResetToken", { email });
    expect(known).toEqual({ status: 200, data: null });
    expect(await guest.call("customerCreatePasswordResetToken", { email: newEmail() })).toEqual(known);
  });
});

describe("signing in is refused", () => {
  it("with the same words for a wrong password and an unknown account", async () => {
    const { email } = await newCustomer();
    const guest = newGuest();
    const wrong = await guest.call("customerSignIn", { email, password: "hammer43" });
    expect(wrong).toMatchObject({ status: 400, error: { code: "invalid-credentials" } });
    expect(await guest.call("customerSignIn", { email: newEmail(), password })).toEqual(wrong);
    expect(await guest.call("isLoggedIn")).toMatchObject({ data: false });
  });

  it("for an account that exists already, a weak password, and arguments that are none", async () => {
    const { email } = await newCustomer();
    const guest = newGuest();
    const name = { firstName: "Jana", lastName: "Novak" };
    const codeOf = async (operation: string, args: unknown) =>
      (await guest.call(operation, args)).error?.code;
    expect(await codeOf("customerSignUp", { email, password, ...name })).toBe("email-taken");
    expect(await codeOf("customerSignUp", { email: newEmail(), password: "hammers", ...name })).toBe(
      "weak-password",
    );
    expect(await codeOf("customerSignUp", { email: newEmail(), password })).toBe("invalid-arguments");
    expect(await codeOf("customerSignIn", { email: "nobody", password })).toBe("invalid-arguments");
    expect(await codeOf("customerSignIn", { email })).toBe("invalid-arguments");
  });

  it("when one address tries too often, and for that address alone", async () => {
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
