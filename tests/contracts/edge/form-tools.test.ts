import { parse } from "node-html-parser";
import { describe, expect, it } from "vitest";
import { toAddressForm } from "../../support/address-form.ts";
import type { Guest } from "../../support/guest.ts";
import { messagesOf } from "../../support/messages.ts";
import { type JourneyShop, shops } from "../../support/shops.ts";
import { findProductPath, openShop, sku } from "./open-shop.ts";

const shop = openShop();
const pages = [shops.DE, shops.GB, shops.PL];

type Tool = { readonly name: string; readonly description: string; readonly submits: boolean };

/** The forms that a page announces to a browser's assistant, in their order. */
function readTools(html: string): readonly Tool[] {
  return parse(html)
    .querySelectorAll("form[toolname]")
    .map((form) => ({
      name: form.getAttribute("toolname") ?? "",
      description: form.getAttribute("tooldescription") ?? "",
      submits: form.hasAttribute("toolautosubmit"),
    }));
}

const namesOf = (tools: readonly Tool[]) => tools.map(({ name }) => name);

async function openTools(guest: Guest, path: string): Promise<readonly Tool[]> {
  const { status, text } = await guest.get(path);
  expect(status, path).toBe(200);
  const tools = readTools(text);
  expect(new Set(namesOf(tools)).size, `${path} names a tool twice`).toBe(tools.length);
  for (const { name, description } of tools) expect(description, name).not.toBe("");
  return tools;
}

const open = ({ country }: JourneyShop) => shop.guest(`${country}.localhost`);

describe.each(pages.map((at) => [at.country, at] as const))("the forms of %s", (_country, at) => {
  const word = messagesOf(at.language);

  it("are announced in the page's words", async () => {
    const guest = open(at);
    const tools = await openTools(guest, await findProductPath(guest, "10010000", at.prefix));
    const find = (name: string) => tools.find((tool) => tool.name === name);
    expect(find("search_products")).toEqual({
      name: "search_products",
      description: word("frame.header.searchLabel"),
      submits: true,
    });
    expect(find("add_to_cart")?.description).toMatch(new RegExp(`^${word("catalogue.card.add")}: .`));
    expect(namesOf(await openTools(guest, "/search?q=10"))).toContain("filter_products");
    expect(namesOf(await openTools(guest, "/quick-order"))).toContain("order_by_list");
    expect(namesOf(await openTools(guest, "/compare?skus=EX10010000"))).toContain("add_to_comparison");
  });

  it("set quantities and codes of the cart; an order needs a person", async () => {
    const guest = open(at);
    await guest.submit("/checkout/cart", { intent: "add", sku, quantity: "2" });
    const cart = namesOf(await openTools(guest, "/checkout/cart"));
    expect(cart).toEqual(expect.arrayContaining([`set_quantity_${sku}`, "apply_discount_code"]));
    await guest.submit("/checkout/addresses", toAddressForm(at));
    const payment = await openTools(guest, "/checkout/payment");
    expect(payment.find(({ name }) => name === "place_order")).toEqual({
      name: "place_order",
      description: word("checkout.placeOrder"),
      submits: false,
    });
  });

  it("that state a will, send personal data or save something are only filled in", async () => {
    const guest = open(at);
    // British law has no online withdrawal.
    const withdrawal = at === shops.GB ? [] : [["/withdrawal", "withdraw_from_contract"] as const];
    const others = [
      ["/order-status", "find_order"],
      [`/my-lists?save=${sku}`, "save_to_list"],
    ] as const;
    for (const [path, name] of [...withdrawal, ...others]) {
      const tool = (await openTools(guest, path)).find((found) => found.name === name);
      expect(tool, path).toMatchObject({ submits: false });
    }
  });
});
