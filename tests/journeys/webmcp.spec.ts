import { expect, type Page, test } from "playwright/test";
import { array, create, number, optional, record, string, type } from "superstruct";
import { Guest } from "../support/guest.ts";
import { messagesOf } from "../support/messages.ts";
import { type JourneyShop, shops, urlOf } from "../support/shops.ts";

test.use({
  launchOptions: async ({ launchOptions }, use) => {
    const args = [...(launchOptions.args ?? []), "--enable-features=WebMCP"];
    await use({ ...launchOptions, args });
  },
});

/** What a shopper of each shop calls the machine, and about 1,500 EUR in minor units of the shop's currency. */
const searches: readonly (readonly [JourneyShop, string, number])[] = [
  [shops.DE, "Planetenrührmaschine", 150_000],
  [shops.GB, "planetary mixer", 130_000],
  [shops.PL, "mikser planetarny", 640_000],
];

const Schema = type({
  properties: record(string(), type({ description: optional(string()) })),
  required: array(string()),
});
const Priced = type({ price: type({ value: type({ centAmount: number() }) }) });

/** The assistant of a browser: it knows what the page's forms declare, and reads the page. */
function createAssistant(page: Page) {
  const find = async (name: string) => {
    const tool = (await page.webmcp.tools()).find((known) => known.name === name);
    return tool && { description: tool.description, ...create(tool.inputSchema, Schema) };
  };
  return {
    /** Returns a tool as soon as the page offers it; its parameters are fields that a person sees. */
    async expectTool(name: string) {
      await expect.poll(async () => (await find(name)) !== undefined, name).toBe(true);
      const tool = await find(name);
      const names = Object.keys(tool?.properties ?? {});
      const form = page.locator(`form[toolname="${name}"]`);
      const hidden = form.locator("input[type=hidden], input[hidden]");
      const unseen = await hidden.evaluateAll((fields) => fields.map((field) => field.getAttribute("name")));
      expect(names.filter((known) => unseen.includes(known))).toEqual([]);
      return { ...tool, names };
    },
    /** Calls a tool, which opens the page that a person would see after the form. */
    async use(name: string, input: Readonly<Record<string, string | number | readonly string[]>>) {
      const opened = page.waitForEvent("domcontentloaded");
      await page.webmcp.callTool(name, input);
      await opened;
    },
    /** Lists the item numbers of a listing's cards. */
    readCards: () =>
      page
        .getByRole("main")
        .locator("a[data-compare]")
        .evaluateAll((links) => links.map((link) => link.getAttribute("data-compare") ?? "")),
  };
}

for (const [shop, query, mostCents] of searches) {
  test(`an assistant finds, compares and adds a mixer by the forms of ${shop.country}`, async ({ page }) => {
    const word = messagesOf(shop.language);
    const { expectTool, use, readCards } = createAssistant(page);
    await page.goto(urlOf(shop, "/"));
    const description = word("frame.header.searchLabel");
    expect(await expectTool("search_products")).toMatchObject({
      description,
      properties: { q: { description } },
      required: ["q"],
    });
    await use("search_products", { q: query });

    const { names } = await expectTool("filter_products");
    expect(names).toContain("a.capacity");
    const mixers = await readCards();
    await use("filter_products", { "a.capacity": ["20"], "price.to": mostCents / 100 });
    await expect(page).toHaveURL(/(?=.*a\.capacity=20)(?=.*price\.to=)/);
    const [found = ""] = await readCards();
    const guest = new Guest(Number(process.env.IRONHALL_PORT), `${shop.country}.localhost`);
    const { data } = await guest.call("getProduct", { sku: found });
    expect(create(data, Priced).price.value.centAmount).toBeLessThan(mostCents);

    const others = mixers.filter((sku) => sku !== found).slice(0, 2);
    await page.goto(urlOf(shop, `/compare?skus=${found}`));
    for (const add of others) {
      expect((await expectTool("add_to_comparison")).names).toEqual(["add"]);
      await use("add_to_comparison", { add });
    }
    const compared = page.getByRole("columnheader").filter({ has: page.getByRole("link") });
    await expect(compared).toHaveCount(3);
    await compared.first().locator("a:not([data-compare-remove])").first().click();
    const { description: adds, names: fields } = await expectTool("add_to_cart");
    expect(adds).toMatch(new RegExp(`^${word("catalogue.card.add")}: .*20`));
    expect(fields).toContain("quantity");
    await use("add_to_cart", { quantity: 1 });
    await expect(page).toHaveURL(/\/checkout\/cart$/);
    const change = await expectTool(`set_quantity_${found}`);
    expect(change.names).toEqual(["quantity"]);
    await use(`set_quantity_${found}`, { quantity: "2" });
    const quantity = page.getByRole("textbox", { name: word("cart.line.quantityOf", { name: "" }) });
    await expect(quantity).toHaveValue("2");
    expect((await page.webmcp.tools()).map(({ name }) => name)).not.toContain("place_order");
  });
}
