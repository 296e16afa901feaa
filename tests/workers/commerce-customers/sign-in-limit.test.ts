import { beforeAll, describe, expect, it } from "vitest";
import {
  MAX_FAILED_SIGN_INS,
  SIGN_IN_WINDOW_MS,
} from "../../../worker/commerce/customers/credentials/limit-sign-ins.ts";
import { database } from "../commerce-cart/platform.ts";
import { createCustomer, openShop, postPassword, signIn } from "./shopper.ts";

let shop = "";

beforeAll(async () => {
  shop = await openShop();
});

async function fail(username: string, times: number): Promise<readonly number[]> {
  const statuses: number[] = [];
  for (let each = 0; each < times; each += 1) {
    statuses.push((await postPassword({ username, password: "wrong" })).status);
  }
  return statuses;
}

async function statusOf(username: string): Promise<number> {
  return (await postPassword({ username })).status;
}

/** Ages the recorded attempts by this duration. */
function age(milliseconds: number) {
  return database.prepare("UPDATE sign_in_attempt SET at = at - ?").bind(milliseconds).run();
}

describe("sign-in attempts", () => {
  it("are refused after ten failures, also with the right password, until the window has passed", async () => {
    await createCustomer(shop, { email: "limited@example.com" });
    await fail("limited@example.com", MAX_FAILED_SIGN_INS - 1);
    expect(await statusOf("Limited@example.com")).toBe(200);
    await fail("LIMITED@example.com", MAX_FAILED_SIGN_INS);
    expect(await statusOf("limited@example.com")).toBe(400);
    const graphql = await signIn(shop, { email: "limited@example.com" });
    expect(graphql.errors?.[0]).toMatchObject({
      message: "Account with the given credentials not found.",
      extensions: { code: "InvalidCredentials" },
    });
    await age(SIGN_IN_WINDOW_MS);
    expect(await statusOf("limited@example.com")).toBe(200);
  });

  it("slide: each failure counts for fifteen minutes", async () => {
    await createCustomer(shop, { email: "sliding@example.com" });
    await fail("sliding@example.com", MAX_FAILED_SIGN_INS - 1);
    await age(SIGN_IN_WINDOW_MS - 60_000);
    await fail("sliding@example.com", 1);
    expect(await statusOf("sliding@example.com")).toBe(400);
    await age(60_000);
    expect(await statusOf("sliding@example.com")).toBe(200);
  });

  it("are counted per account, for missing accounts alike", async () => {
    await createCustomer(shop, { email: "bystander@example.com" });
    await fail("nobody-at-all@example.com", MAX_FAILED_SIGN_INS + 3);
    const rows = "SELECT count(*) AS count FROM sign_in_attempt GROUP BY account ORDER BY count DESC LIMIT 1";
    expect(await database.prepare(rows).first("count")).toBe(MAX_FAILED_SIGN_INS);
    expect(await statusOf("bystander@example.com")).toBe(200);
  });

  it("at the same time are all counted", async () => {
    await createCustomer(shop, { email: "crowd@example.com" });
    await Promise.all(
      Array.from({ length: 14 }, () => postPassword({ username: "crowd@example.com", password: "wrong" })),
    );
    expect(await statusOf("crowd@example.com")).toBe(400);
  });

  it("store no readable e-mail address, and are deleted when they are old", async () => {
    await fail("secret@example.com", 1);
    const { results } = await database.prepare("SELECT * FROM sign_in_attempt").all();
    expect(JSON.stringify(results)).not.toContain("secret@");
    await age(SIGN_IN_WINDOW_MS);
    await fail("another@example.com", 1);
    expect(await database.prepare("SELECT count(*) AS count FROM sign_in_attempt").first("count")).toBe(1);
  });
});
