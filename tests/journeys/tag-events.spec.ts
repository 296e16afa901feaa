import { createHash } from "node:crypto";
import { expect, type Page, test } from "playwright/test";
import { validate } from "superstruct";
import { createShopper } from "../support/shopper.ts";
import { shops, urlOf } from "../support/shops.ts";
import { TagEvents } from "../support/tag-events.ts";

const shop = shops.GB;
const today = new Date().toISOString().slice(0, 10);
const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

type OrderLine = { readonly total: { readonly centAmount: number }; readonly quantity: number };

type Entry = {
  readonly event?: string;
  readonly ecommerce?: { readonly [field: string]: unknown } | null;
  readonly [field: string]: unknown;
};

/** Collects what every page of the context pushes for the tag manager, in its order, across pages. */
async function collectEntries(page: Page): Promise<{ readonly all: Entry[]; names(): readonly string[] }> {
  const all: Entry[] = [];
  await page.exposeFunction("collectEntry", (text: string) => all.push(JSON.parse(text)));
  await page.addInitScript(() => {
    let layer: unknown[] | undefined;
    const tell = (entry: unknown) => {
      // A command is `arguments`; the consent's own event is not one of the shop's.
      const isEntry = typeof entry === "object" && entry !== null && !("length" in entry);
      if (isEntry && !("consent" in entry)) Reflect.get(window, "collectEntry")(JSON.stringify(entry));
    };
    Object.defineProperty(window, "dataLayer", {
      get: () => layer,
      set: (value: unknown[]) => {
        const push = value.push.bind(value);
        value.push = (...entries) => {
          entries.forEach(tell);
          return push(...entries);
        };
        layer = value;
      },
    });
  });
  return { all, names: () => all.flatMap(({ event }) => event ?? []) };
}

async function agree(page: Page, ...purposes: readonly string[]): Promise<void> {
  const value = ["v1", today, ...purposes].join(".");
  await page.context().addCookies([{ name: "consent", value, url: urlOf(shop, "/") }]);
}

/** Scripts of a page begin at the first sign of somebody. */
async function showLife(page: Page): Promise<void> {
  await page.mouse.move(200, 200);
  await page.mouse.move(210, 210);
}

function itemOf(entry: Entry | undefined): Readonly<Record<string, unknown>> {
  const items = entry?.ecommerce?.items;
  return Array.isArray(items) ? items[0] : {};
}

/** The events of a name once there are so many of them. */
async function waitFor(
  entries: { readonly all: Entry[] },
  name: string,
  count = 1,
): Promise<readonly Entry[]> {
  const list = () => entries.all.filter(({ event }) => event === name);
  await expect.poll(() => list().length, { message: name }).toBeGreaterThanOrEqual(count);
  return list();
}

test("a whole purchase is told to the tag manager, field by field, and each order once", async ({ page }) => {
  const entries = await collectEntries(page);
  const shopper = createShopper(page, shop);
  await agree(page, "statistics", "marketing");

  await page.goto(urlOf(shop, "/"));
  await showLife(page);
  await waitFor(entries, "view_promotion");

  await page.goto(urlOf(shop, "/catering-equipment/"));
  await showLife(page);
  const [listed] = await waitFor(entries, "view_item_list");
  await page.locator("main li:has(> a[data-save])").first().getByRole("link").first().click();
  const [selected] = await waitFor(entries, "select_item");
  await expect(page.getByRole("region", { name: shopper.word("catalogue.product.buy") })).toBeVisible();
  await showLife(page);
  const [viewed] = await waitFor(entries, "view_item");
  expect(itemOf(selected)).toEqual(itemOf(listed));
  expect(itemOf(listed)).toMatchObject({ ...itemOf(viewed), index: 0 });

  await shopper.addToCart();
  const [added] = await waitFor(entries, "add_to_cart");
  expect(itemOf(added)).toEqual(itemOf(viewed));
  await waitFor(entries, "view_cart");
  await page
    .getByRole("button", { name: /^One more/ })
    .first()
    .click();
  await waitFor(entries, "add_to_cart", 2);
  await page
    .getByRole("button", { name: /^One fewer/ })
    .first()
    .click();
  await waitFor(entries, "remove_from_cart");

  await shopper.fillAddresses({ customerType: "PRIVATE", email: "Jane.Doe@gmail.com" });
  await showLife(page);
  await waitFor(entries, "add_shipping_info");
  await shopper.choosePayment("scheme");
  await shopper.orderButton().click();
  await waitFor(entries, "add_payment_info");
  await shopper.payByCard("4111 1111 1111 1111");
  await shopper.expectThankYou();
  await showLife(page);
  const [purchase] = await waitFor(entries, "purchase");

  const orders = await page.evaluate(async () => {
    const answer = await fetch("/new-ct/getOrders", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: "[{}]",
    });
    return answer.text();
  });
  const [order] = JSON.parse(orders).data.results;
  const line: OrderLine = order.lines[0];
  const { total, shipping, orderNumber } = order;
  expect(purchase).toMatchObject({
    ecommerce: {
      transaction_id: orderNumber,
      currency: total.currency,
      value: (total.centAmount - shipping.price.centAmount) / 100,
      shipping: shipping.price.centAmount / 100,
      tax: order.taxPortions[0].amount.centAmount / 100,
      payment_type: "scheme",
      payment_name: shopper.word("payment.method.scheme.name"),
      items: [
        {
          ...itemOf(viewed),
          price: line.total.centAmount / 100 / line.quantity,
          quantity: line.quantity,
          index: 0,
        },
      ],
    },
    user_data: {
      email: "Jane.Doe@gmail.com",
      sha256_email_address: sha256("janedoe@gmail.com"),
      sha256_phone_number: sha256("+442079460000"),
    },
  });
  const way = ["view_cart", "begin_checkout", "add_shipping_info", "add_payment_info", "purchase"];
  expect(entries.names().filter((name) => way.includes(name))).toEqual(way);

  for (const [at, entry] of entries.all.entries()) {
    if (!entry.event) continue;
    const [error] = validate(entry, TagEvents);
    expect(error && `${JSON.stringify(entry)}: ${error.message}`).toBeUndefined();
    if (entry.ecommerce) expect(entries.all[at - 1], entry.event).toEqual({ ecommerce: null });
  }

  await page.reload();
  await showLife(page);
  await page.goto(urlOf(shop, "/search?q=grinder"));
  await showLife(page);
  await waitFor(entries, "view_search_results");
  expect(entries.names().filter((name) => name === "purchase")).toHaveLength(1);
});

test("who refuses is told of to nobody, and who agrees later by what the page still shows", async ({
  page,
}) => {
  const entries = await collectEntries(page);
  const shopper = createShopper(page, shop);
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/purchase|new-ct\/getProduct|gtm/.test(pathname)) asked.push(pathname);
  });
  await agree(page);
  await shopper.openProduct("10010000");
  await showLife(page);
  await shopper.addToCart();
  expect(await page.evaluate(() => Reflect.get(window, "dataLayer"))).toBeUndefined();
  expect([asked, entries.all]).toEqual([[], []]);

  await page.context().clearCookies({ name: "consent" });
  await shopper.openProduct("10010000");
  await showLife(page);
  const question = page.getByRole("region", { name: shopper.word("consent.ask.title") });
  await question.getByRole("button", { name: shopper.word("consent.accept") }).click();
  const [viewed] = await waitFor(entries, "view_item");
  expect(viewed?.ecommerce?.items).toMatchObject([{ item_id: "EX10010000" }]);
  expect(entries.names()).not.toContain("add_to_cart");
});
