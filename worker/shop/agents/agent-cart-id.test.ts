import { expect, it } from "vitest";
import { readAgentCartId, toAgentCartId, toCreationSession } from "./agent-cart-id";

const secret = "s".repeat(32);

it("opens an id in its country only, and no other text", async () => {
  const id = await toAgentCartId("cart-1", "GB", secret);
  expect(await readAgentCartId(id, "GB", secret)).toBe("cart-1");
  expect(await readAgentCartId(id, "DE", secret)).toBeNull();
  expect(await readAgentCartId(id, "GB", "t".repeat(32))).toBeNull();
  expect(await readAgentCartId(id.replace("cart-1", "cart-2"), "GB", secret)).toBeNull();
  for (const text of ["cart-1", "", `cart-1.${"a".repeat(22)}`])
    expect(await readAgentCartId(text, "GB", secret)).toBeNull();
});

it("creates a cart in one session per key, and in another without one", async () => {
  expect(await toCreationSession("k", "GB", secret)).toBe(await toCreationSession("k", "GB", secret));
  expect(await toCreationSession("k", "GB", secret)).not.toBe(await toCreationSession("k", "DE", secret));
  const fresh = await toCreationSession(null, "GB", secret);
  expect(fresh).toMatch(/^agent-/);
  expect(fresh).not.toBe(await toCreationSession(null, "GB", secret));
});
