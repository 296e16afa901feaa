import { afterEach, describe, expect, it } from "vitest";
import { toAddressForm } from "../../support/address-form.ts";
import type { GuestAnswer } from "../../support/guest.ts";
import { messagesOf } from "../../support/messages.ts";
import { shops } from "../../support/shops.ts";
import { soon } from "../../support/soon.ts";
import { findProductPath, openShop, sku } from "./open-shop.ts";

const word = messagesOf("en");
const says = ({ text }: GuestAnswer, sentence: string) => text.includes(sentence);
const shop = openShop();

/** The shop of these tests waits 2.5 s for the platform instead of 15 s; a cart's command is tried three times. */
const patience = { timeout: 60_000 };

afterEach(() => shop.instructPlatform());

describe("while the platform accepts every request and never responds", () => {
  it(
    "pages are 503s that apologise and show the header, and recover with the platform",
    patience,
    async () => {
      const guest = shop.guest();
      const product = await findProductPath(guest, "10170000");
      await shop.instructPlatform({ isSilent: true });
      const paths = [product, "/search?q=asked-of-the-silent", "/new-arrivals?hits=12"];
      const answers = await Promise.all(paths.map((path) => shop.guest().get(path)));
      for (const [index, answer] of answers.entries()) {
        expect(answer.status, paths[index]).toBe(503);
        expect(answer.headers["retry-after"]).toBe("60");
        expect(says(answer, word("frame.error.unavailable.title")), paths[index]).toBe(true);
        expect(says(answer, "<header") && says(answer, "/checkout/cart"), paths[index]).toBe(true);
      }
      await shop.instructPlatform();
      expect((await shop.guest().get(product)).status).toBe(200);
    },
  );

  it(
    "a slug of an imported catalogue is requested as category and as product at once",
    patience,
    async () => {
      const asked = ["CategoryPage", "ProductBySlug"];
      await shop.instructPlatform({ held: asked });
      const answer = shop.guest().get("/oxford-shirt/");
      await soon(async () => (await shop.countWaiting()) === asked.length);
      await shop.instructPlatform();
      expect((await answer).status).toBe(404);
    },
  );

  it("cart and checkout say “try again” and lose nothing", patience, async () => {
    const [reader, guest, typist] = [shop.guest(), shop.guest(), shop.guest()];
    for (const visitor of [reader, guest, typist]) await visitor.call("addToCart", { sku, quantity: 2 });
    await shop.instructPlatform({ isSilent: true });
    const form = { intent: "add", sku, quantity: "1", key: "add-while-silent" };
    const [page, command, addresses] = await Promise.all([
      reader.get("/checkout/payment"),
      guest.submit("/checkout/cart", form),
      typist.submit("/checkout/addresses", toAddressForm(shops.GB)),
    ]);
    for (const answer of [page, command, addresses]) {
      expect(answer.status).toBe(503);
      expect(says(answer, "<header")).toBe(true);
    }
    expect(says(command, word("cart.error.platform-unavailable"))).toBe(true);
    for (const typed of ["jana@example.com", "Mill Lane"])
      expect(says(addresses, `value="${typed}"`), typed).toBe(true);

    await shop.instructPlatform();
    expect((await guest.submit("/checkout/cart", form)).status).toBe(303);
    const { data } = await guest.call("getCart");
    expect(data).toMatchObject({ lines: [{ sku, quantity: 3 }] });
  });
});
