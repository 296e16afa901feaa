import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";
import { afterEach, describe, expect, it, vi } from "vitest";
import { hashPassword, isHashOutdated, verifyPassword } from "./hash-password.ts";

const cost = { N: 1024, r: 8, p: 1 };
const higherCost = { N: 2048, r: 8, p: 2 };

/** The format of former passwords: "same words", a salt of zeros. */
const former =
  "pbkdf2-sha256$100000$00000000000000000000000000000000$a99c5ff4e75daa8400a4d35cd2dcf5ca90aedca83e6aecfa30d8a5cbbf696ec1";

describe("a stored password", () => {
  it("contains its parameters, with another salt each time", async () => {
    const [one, other] = [await hashPassword("same words", cost), await hashPassword("same words", cost)];
    expect(one).toMatch(/^scrypt\$1024,8,1\$[0-9a-f]{32}\$[0-9a-f]{64}$/);
    expect(one).not.toBe(other);
    expect(await verifyPassword("same words", one, cost)).toBe(true);
    expect(await verifyPassword("same words", other, cost)).toBe(true);
  });

  it.each([
    ["another password", "Same words"],
    ["a longer one", "same words "],
    ["none", ""],
  ])("does not fit %s", async (_case, password) => {
    expect(await verifyPassword(password, await hashPassword("same words", cost), cost)).toBe(false);
    expect(await verifyPassword(password, former, cost)).toBe(false);
  });

  it("matches both composed and decomposed characters", async () => {
    const stored = await hashPassword("h\u00e9slo", cost);
    expect(await verifyPassword("he\u0301slo", stored, cost)).toBe(true);
  });

  it("matches after a higher cost, and in the former scheme, and then counts as outdated", async () => {
    const stored = await hashPassword("same words", cost);
    expect(await verifyPassword("same words", stored, higherCost)).toBe(true);
    expect(await verifyPassword("same words", former, higherCost)).toBe(true);
    expect([stored, former].map((each) => isHashOutdated(each, higherCost))).toEqual([true, true]);
    expect(isHashOutdated(stored, cost)).toBe(false);
  });

  it.each([
    ["nobody's", null],
    ["empty", ""],
    ["of an unknown scheme", "plain$1$00$73616d6520776f726473"],
  ])("that is %s never fits", async (_case, stored) => {
    expect(await verifyPassword("", stored, cost)).toBe(false);
    expect(await verifyPassword("same words", stored, cost)).toBe(false);
  });
});

describe("a wrong password", () => {
  afterEach(() => {
    vi.restoreAllMocks();
    syncBuiltinESMExports();
  });

  it.each([
    ["an unknown address", async () => null],
    ["an account", () => hashPassword("same words", cost)],
    ["an account of the former scheme", async () => former],
  ])("costs the same work of %s", async (_whose, read) => {
    const stored = await read();
    const scrypt = vi.spyOn(crypto, "scrypt");
    const rounds = vi.spyOn(globalThis.crypto.subtle, "deriveBits");
    syncBuiltinESMExports();
    expect(await verifyPassword("other words", stored, cost)).toBe(false);
    expect(scrypt.mock.calls.map(([, , , costs]) => costs)).toMatchObject([cost]);
    expect(rounds.mock.calls.map(([parameters]) => parameters)).toMatchObject([{ iterations: 100_000 }]);
  });
});
