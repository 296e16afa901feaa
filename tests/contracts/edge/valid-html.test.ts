import { type ConfigData, HtmlValidate } from "html-validate";
import { afterEach, describe, expect, it } from "vitest";
import { toAddressForm } from "../../support/address-form.ts";
import type { Guest } from "../../support/guest.ts";
import { shops } from "../../support/shops.ts";
import { findProductPath, openShop, sku } from "./open-shop.ts";
import { listScreens } from "./shop-screens.ts";

const config: ConfigData = {
  extends: ["html-validate:recommended", "html-validate:document"],
  rules: {
    // React's format of attributes and void elements: HTML parses it the same.
    "attr-case": "off",
    "void-style": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    // React's markers of streamed parts contain colons.
    "valid-id": ["error", { relaxed: true }],
    // Styles and scripts come from the shop's own origin, with content hashes in their names.
    "require-sri": "off",
    // Both ends of a range are one parameter, and so are several values of a filter.
    "form-dup-name": "off",
    // Filter groups are named by `aria-label`: their heading is the summary that opens them.
    "wcag/h71": "off",
    // The cards' buttons submit the form of all cards; a page without cards has none.
    "wcag/h32": "off",
  },
};
const validator = new HtmlValidate(config);
/** The living style guide shows the same navigation in three states. */
const exceptions: Readonly<Record<string, readonly string[]>> = { components: ["unique-landmark"] };

const shop = openShop();
afterEach(() => shop.instructPlatform());

async function listProblems(html: string, name: string): Promise<readonly string[]> {
  const { results } = await validator.validateString(html);
  return results
    .flatMap(({ messages }) => messages)
    .filter(({ ruleId }) => !exceptions[name]?.includes(ruleId))
    .map(({ ruleId, message, offset }) => `${ruleId}: ${message} — ${html.slice(offset, offset + 120)}`);
}

async function fillCart(guest: Guest): Promise<void> {
  await guest.submit("/checkout/cart", { intent: "add", sku, quantity: "2" });
}

async function fillAddresses(guest: Guest): Promise<void> {
  await guest.submit("/checkout/addresses", toAddressForm(shops.GB));
}

describe("the HTML", () => {
  it.each([
    ["gb.localhost", "en-GB"],
    ["gr.localhost", "el-GR"],
  ] as const)("of every page of %s is valid", async (hostname, locale) => {
    const guest = shop.guest(hostname);
    for (const { name, path } of await listScreens(guest, "", locale))
      expect(await listProblems((await guest.get(path)).text, name), path).toEqual([]);
  });

  it("of a product with variants, of one of them, and of a listing with several filters is valid", async () => {
    const guest = shop.guest();
    const product = await findProductPath(guest, "10210000");
    const narrowed = "/catering-equipment/?brand=Uniprodo&brand=Royal+Catering&price=1000-900000&rating=3";
    for (const path of [product, `${product}?variant=EX10210001`, narrowed, `${narrowed}&view=table`]) {
      const { status, text } = await guest.get(path);
      expect(status, path).toBe(200);
      expect(await listProblems(text, "product"), path).toEqual([]);
    }
  });

  it("from a filled cart to the thank-you page is valid", async () => {
    const guest = shop.guest();
    const check = async (path: string) => {
      const { status, text } = await guest.get(path);
      expect(status, path).toBe(200);
      expect(await listProblems(text, path), path).toEqual([]);
      return text;
    };
    await fillCart(guest);
    await check("/checkout/cart");
    await check("/checkout/addresses");
    const refused = await guest.submit("/checkout/addresses", { customerType: "COMPANY" });
    expect(refused.status).toBe(400);
    expect(await listProblems(refused.text, "refused")).toEqual([]);
    await fillAddresses(guest);
    await guest.submit("/checkout/payment", { intent: "update", method: "bank_transfer" });
    const payment = await check("/checkout/payment");
    const field = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(payment)?.[1] ?? "";
    const form = { intent: "order", method: "bank_transfer", cart: field("cart"), total: field("total") };
    const { headers } = await guest.submit("/checkout/payment", { ...form, key: field("key") });
    await check(headers.location ?? "");
  });

  it("of an error page is valid", async () => {
    await shop.instructPlatform({ isDown: true });
    const { status, text } = await shop.guest("fi.localhost").get("/no-such-category/");
    expect(status).toBeGreaterThanOrEqual(500);
    expect(await listProblems(text, "broken")).toEqual([]);
  });
});
