import { afterEach, describe, expect, it, vi } from "vitest";
import { hashPassword, verifyPassword } from "./hash-password.ts";

afterEach(() => vi.restoreAllMocks());

describe("a stored password", () => {
  it("says how it was made, with another salt each time", async () => {
    const [one, other] = [await hashPassword("same words"), await hashPassword("same words")];
    expect(one).toMatch(/^pbkdf2-sha256\$100000\$[0-9a-f]{32}\$[0-9a-f]{64}$/);
    expect(one).not.toBe(other);
    expect(await verifyPassword("same words", one)).toBe(true);
    expect(await verifyPassword("same words", other)).toBe(true);
  });

  it.each([
    ["another password", "Same words"],
    ["a longer one", "same words "],
    ["none", ""],
  ])("does not fit %s", async (_case, password) => {
    expect(await verifyPassword(password, await hashPassword("same words"))).toBe(false);
  });

  it("fits whether letters were typed composed or not", async () => {
    expect(await verifyPassword("he\u0301slo", await hashPassword("h\u00e9slo"))).toBe(true);
  });

  it("that is none costs the same work as a wrong one, and never fits", async () => {
    const stored = await hashPassword("same words");
    const derive = vi.spyOn(crypto.subtle, "deriveBits");
    expect(await verifyPassword("wrong", stored)).toBe(false);
    expect(await verifyPassword("wrong", null)).toBe(false);
    expect(await verifyPassword("", null)).toBe(false);
    const rounds = derive.mock.calls.map(([parameters]) => parameters);
    expect(rounds).toEqual([
      expect.objectContaining({ name: "PBKDF2", iterations: 100_000 }),
      expect.objectContaining({ name: "PBKDF2", iterations: 100_000 }),
      expect.objectContaining({ name: "PBKDF2", iterations: 100_000 }),
    ]);
  });
});
