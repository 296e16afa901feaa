import { afterEach, describe, expect, it } from "vitest";
import type { Guest } from "../../support/guest.ts";
import { openShop, sku } from "./open-shop.ts";

const shop = openShop();
const sandbox = shop.guest("sandbox.localhost");

const inject = (kind: string, left = 1, target = "cart-updates") =>
  sandbox.submit("/rooms/fault", { kind, target, left: String(left) });

describe("the development page", () => {
  afterEach(async () => {
    await inject("none");
  });

  it("is linked from the sandbox and works without scripts", async () => {
    expect((await sandbox.get("/")).text).toContain('href="/rooms"');
    const { text, headers } = await sandbox.get("/rooms");
    expect(text).not.toContain("<script");
    expect(headers["content-security-policy"]).toContain("default-src 'none'");
    for (const kind of ["slow", "lost", "cut", "500", "503", "conflict", "none"]) {
      expect(text).toContain(`value="${kind}"`);
    }
  });

  it("shows a cart's room with version and quantity, and its error after a fault", async () => {
    const { guest, cart } = await guestWithCart();
    expect(await cellsOf(cart.id)).toEqual([String(cart.version), "1", "0", "0", "0", "–"]);
    await inject("503", 6);
    expect(await add(guest)).toMatchObject({ status: 500, error: { code: "platform-unavailable" } });
    const [, pieces, , , , trouble] = await cellsOf(cart.id);
    expect([pieces, trouble]).toEqual(["1", expect.stringContaining("cart-update-failed")]);
  });

  it.each(["lost", "cut", "500", "503", "conflict"])(
    "injects %s into the next change of a cart, which still takes effect once",
    async (kind) => {
      const { guest } = await guestWithCart();
      const asked = await inject(kind);
      expect([asked.status, asked.headers.location]).toEqual([303, "/rooms"]);
      expect((await sandbox.get("/rooms")).text).toContain(`${kind}, cart-updates, 1 left`);
      expect(await add(guest)).toMatchObject({ status: 200, data: { cart: { lines: [{ quantity: 2 }] } } });
      expect((await sandbox.get("/rooms")).text).toContain("<strong>normal</strong>");
    },
  );

  it("injects into every call the fault chosen for every call", async () => {
    const { guest } = await guestWithCart();
    await inject("cut", 100, "every-call");
    expect(await add(guest)).toMatchObject({ status: 500, error: { code: "platform-unavailable" } });
    await inject("none");
    expect(await add(guest)).toMatchObject({ status: 200 });
  });

  it("refuses unknown faults", async () => {
    expect((await inject("explode")).status).toBe(400);
    expect((await inject("cut", 0)).status).toBe(400);
    expect((await inject("cut", 1_000_000)).status).toBe(400);
    expect((await inject("cut", 1, "payments")).status).toBe(400);
  });
});

async function guestWithCart() {
  const guest = shop.guest();
  await add(guest);
  const { data } = await guest.call("getCart");
  return { guest, cart: data as { id: string; version: number } };
}

function add(guest: Guest) {
  return guest.call("addToCart", { sku, quantity: 1 });
}

/** Reads the cells of a cart's row: version, quantity, open, waiting, sockets, error. */
async function cellsOf(cartId: string): Promise<readonly string[]> {
  const { text } = await sandbox.get("/rooms");
  const row = text.split("<tr>").find((part) => part.includes(`cart:${cartId}`)) ?? "";
  return [...row.matchAll(/<td>(.*?)<\/td>/g)].slice(1).map(([, cell = ""]) => cell);
}
