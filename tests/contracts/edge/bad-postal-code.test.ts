import { describe, expect, it } from "vitest";
import type { GuestAnswer } from "../../support/guest.ts";
import { messagesOf } from "../../support/messages.ts";
import { shops } from "../../support/shops.ts";
import { openShop, sku } from "./open-shop.ts";

const says = ({ text }: GuestAnswer, sentence: string) => text.includes(sentence);

const shop = openShop();

describe("an invalid postal code", () => {
  it.each([
    ["GB", "en", "12345"],
    ["SK", "sk", "8110"],
    ["DE", "de", "1011"],
  ] as const)(
    "is reported in the language of %s, and preserves the input",
    async (code, language, postalCode) => {
      const { country, address } = shops[code];
      const words = messagesOf(language);
      const guest = shop.guest(`${country}.localhost`);
      await guest.submit("/checkout/cart", { intent: "add", sku, quantity: "1" });
      const fields = {
        ...address,
        postalCode,
        firstName: "Jana <b>",
        lastName: 'O\'Neill "x"',
        country: country.toUpperCase(),
      };
      const page = await guest.submit("/checkout/addresses", {
        email: "jana@example.com",
        customerType: "PRIVATE",
        shippingAddressType: "SAME_AS_BILLING",
        ...Object.fromEntries(Object.entries(fields).map(([name, value]) => [`billing.${name}`, value])),
      });
      expect(page.status).toBe(400);
      const [sentence = ""] = words("checkout.invalid.postal-code", { example: "\u0000" }).split("\u0000");
      expect(says(page, sentence.trim())).toBe(true);
      for (const typed of [
        postalCode,
        address.streetName,
        address.city,
        "jana@example.com",
        "Jana &lt;b&gt;",
        "O&#x27;Neill &quot;x&quot;",
      ]) {
        expect(says(page, `value="${typed}"`)).toBe(true);
      }
    },
  );
});
