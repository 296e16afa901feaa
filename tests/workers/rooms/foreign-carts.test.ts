import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { platform } from "../../support/commerce-stand-in";
import { newFakeCart } from "../../support/fake-cart";
import { provider } from "../../support/provider-stand-in";
import { startPayment } from "./pay";
import { add, newKey, openCartWithOnePiece, openPayableCart, rooms } from "./room-fixture";

beforeEach(() => {
  platform.reset();
  provider.reset();
});

it("adds the shop's fields to a customer's cart of another client with the first change", async () => {
  const made = newFakeCart("foreign", "shop_sk", { anonymousId: null, customerId: "customer-1" });
  made.fields = null;
  platform.carts.set(made.id, made);
  const address = {
    sessionId: crypto.randomUUID(),
    customerId: "customer-1",
    cartId: made.id,
    country: "SK",
  } as const;
  const added = await rooms.execute(address, add(2), newKey());
  expect(added).toMatchObject({ ok: true, value: { cart: { id: made.id, lines: [{ quantity: 2 }] } } });
  const again = await rooms.execute(
    address,
    { type: "set-custom-fields", fields: { utmSource: "spring" } },
    newKey(),
  );
  expect(again.ok).toBe(true);
  expect(platform.carts.get(made.id)?.fields?.get("utmSource")).toBe("spring");
});

it("logs a checkout that starts without an e-mail address", async () => {
  const lines = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  onTestFinished(() => lines.mockRestore());
  const events = () => lines.mock.calls.map(([line]) => JSON.parse(String(line)).event);
  await startPayment(await openCartWithOnePiece(), "bank_transfer");
  expect(events()).toContain("checkout-without-email");
  const address = await openPayableCart();
  platform.before.set("CreateOrder", () => {
    const cart = platform.carts.get(address.cartId);
    if (cart) cart.email = null;
  });
  await startPayment(address, "bank_transfer");
  expect(events()).toContain("order-without-email");
});
