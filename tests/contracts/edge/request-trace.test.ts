import { afterEach, describe, expect, it, vi } from "vitest";
import { openShop, sku } from "./open-shop.ts";

const shop = openShop();

afterEach(() => shop.instructPlatform());

/** Lists the events logged for a request. */
const listEvents = (requestId: string) => shop.readLog(requestId).map(({ event }) => event);

describe("a request's id", () => {
  it("is in the log entries of the shop, of the cart's room and of the platform", async () => {
    const guest = shop.guest();
    await guest.submit("/checkout/cart", { intent: "add", sku, quantity: "1", key: "trace-1" });
    await shop.instructPlatform({ refused: ["UpdateCart"] });
    const answer = await guest.submit("/checkout/cart", {
      intent: "add",
      sku,
      quantity: "1",
      key: "trace-2",
    });
    expect(answer.status).toBe(503);
    const id = String(answer.headers["x-request-id"]);
    await vi.waitFor(() => expect(listEvents(id)).toContain("request"));
    const fromRoom = shop.readLog(id).filter(({ room }) => String(room).startsWith("cart:"));
    expect(fromRoom.length).toBeGreaterThan(0);

    await shop.instructPlatform();
    const lost = await guest.open("/shared-list?key=nobodywasevergivenit");
    const lostId = String(lost.headers["x-request-id"]);
    await vi.waitFor(() =>
      expect(listEvents(lostId)).toEqual(expect.arrayContaining(["request", "platform-request"])),
    );
  });

  it("is the shop's own, whatever a visitor sends", async () => {
    const answer = await shop.guest().get("/healthz", { "x-request-id": "of-a-visitor" });
    expect(answer.headers["x-request-id"]).not.toBe("of-a-visitor");
  });
});
