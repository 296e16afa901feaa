import { array, create, type as object, string } from "superstruct";
import { describe, expect, it } from "vitest";
import type { Guest } from "../../support/guest.ts";
import { soon } from "../../support/soon.ts";
import { openShop } from "./open-shop.ts";

const shop = openShop();
const Suggestions = object({ queryId: string(), products: array(object({ id: string() })) });

/** Returns a visitor with a first suggestion and the click on it. */
async function search(purposes: string) {
  const guest = shop.guest();
  if (purposes) guest.cookies.set("consent", `v1.${new Date().toISOString().slice(0, 10)}.${purposes}`);
  const { text } = await guest.get("/suggestions?q=scale");
  const { queryId, products } = create(JSON.parse(text), Suggestions);
  const visit = crypto.randomUUID();
  return { guest, click: { queryId, objectId: products[0]?.id, position: 1, visit, locale: "en-GB" } };
}

function post(guest: Guest, click: object) {
  return guest.send("/api/search-click", {
    method: "POST",
    headers: { "content-type": "application/json", origin: `http://${guest.host}` },
    body: JSON.stringify(click),
  });
}

/** Returns a request's log entries of this event. */
const logged = (requestId: unknown, event: string) =>
  shop.readLog(String(requestId)).filter((line) => line.event === event);

describe("a click on a suggested product", () => {
  it("reaches the search's events API after consent to statistics", async () => {
    const { guest, click } = await search("statistics");
    const { status, headers } = await post(guest, click);
    expect(status).toBe(202);
    const id = headers["x-request-id"];
    await soon(() => logged(id, "search_events.received").length === 1);
    expect(logged(id, "search_events.received")).toMatchObject([{ click: 1 }]);
    expect(logged(id, "search_click.lost")).toEqual([]);
  });

  it("is not sent without that consent", async () => {
    for (const purposes of ["", "marketing"]) {
      const { guest, click } = await search(purposes);
      expect((await post(guest, click)).status, purposes).toBe(204);
    }
  });

  it("is refused when it is malformed, or from another shop's language", async () => {
    const { guest, click } = await search("statistics");
    for (const change of [{ queryId: "q" }, { position: 0 }, { locale: "de-DE" }, { email: "a@example.com" }])
      expect((await post(guest, { ...click, ...change })).status, JSON.stringify(change)).toBe(400);
    expect((await guest.get("/api/search-click")).status).toBe(405);
  });
});
