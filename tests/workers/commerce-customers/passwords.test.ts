import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { bootstrap, postForm } from "../commerce/platform-client.ts";
import { ask, database } from "../commerce-cart/platform.ts";
import {
  type CustomerBody,
  createCustomer,
  openShop,
  PASSWORD,
  postPassword,
  takeCustomerTokens,
  updateCustomer,
} from "./shopper.ts";

let shop = "";
let customer: CustomerBody;
let serial = 0;

beforeAll(async () => {
  shop = await openShop();
});

beforeEach(async () => {
  serial += 1;
  customer = await createCustomer(shop, {
    email: `password-${serial}@example.com`,
  });
});

async function setMode(version: number, setAuthenticationMode: object): Promise<void> {
  const { errors } = await updateCustomer(shop, { id: customer.id, version }, [{ setAuthenticationMode }]);
  expect(errors).toBeUndefined();
}

describe("a password", () => {
  const CHANGE = `mutation($version: Long!, $current: String!, $next: String!) {
    customerChangeMyPassword(version: $version, currentPassword: $current, newPassword: $next) { version } }`;

  it("is changed with the current one, and ends every sign-in", async () => {
    const { access_token, refresh_token } = await takeCustomerTokens(customer.email);
    const wrong = await ask(access_token, CHANGE, { version: 1, current: "wrong", next: "new words" });
    expect(wrong.errors?.[0]).toMatchObject({
      message: "The given current password does not match.",
      extensions: { code: "InvalidCurrentPassword" },
    });
    const changed = await ask(access_token, CHANGE, { version: 1, current: PASSWORD, next: "new words" });
    expect(changed.data.customerChangeMyPassword).toEqual({ version: 2 });
    expect((await postPassword({ username: customer.email })).status).toBe(400);
    expect((await postPassword({ username: customer.email, password: "new words" })).status).toBe(200);
    expect((await ask(access_token, "{ me { customer { id } } }")).errors?.[0]?.message).toBe(
      "invalid_token",
    );
    const again = { grant_type: "refresh_token", refresh_token };
    expect((await postForm("/oauth/token", again, bootstrap())).status).toBe(400);
  });

  it("cannot be guessed with a token", async () => {
    const { access_token } = await takeCustomerTokens(customer.email);
    for (let each = 0; each < 10; each += 1) {
      await ask(access_token, CHANGE, { version: 1, current: `guess ${each}`, next: "new words" });
    }
    const right = await ask(access_token, CHANGE, { version: 1, current: PASSWORD, next: "new words" });
    expect(right.errors?.[0]?.extensions.code).toBe("InvalidCurrentPassword");
  });

  it("is deleted when the authentication mode becomes external", async () => {
    await setMode(1, { authMode: "ExternalAuth" });
    expect((await postPassword({ username: customer.email })).status).toBe(400);
    await setMode(2, { authMode: "Password", password: "back again" });
    expect((await postPassword({ username: customer.email, password: "back again" })).status).toBe(200);
  });

  const readHash = () =>
    database
      .prepare("SELECT password_hash FROM customer WHERE id = ?")
      .bind(customer.id)
      .first("password_hash");

  it("hashed at another cost is hashed again when its owner signs in, who stays signed in", async () => {
    const { access_token } = await takeCustomerTokens(customer.email);
    // "correct horse battery" with a salt of zeros, in the older format.
    const former = `pbkdf2-sha256$100000$${"00".repeat(16)}$6f36269e7212427af3a3c3774771e94050cc4ff30b665c6db212c4743083d497`;
    await database
      .prepare("UPDATE customer SET password_hash = ? WHERE id = ?")
      .bind(former, customer.id)
      .run();
    expect((await postPassword({ username: customer.email, password: "wrong" })).status).toBe(400);
    expect(await readHash()).toBe(former);
    expect((await postPassword({ username: customer.email })).status).toBe(200);
    expect(await readHash()).toMatch(/^scrypt\$1024,8,1\$/);
    expect((await postPassword({ username: customer.email })).status).toBe(200);
    const { data } = await ask(access_token, "{ me { customer { version } } }");
    expect(data.me).toEqual({ customer: { version: 1 } });
  });
});
