import { createHash } from "node:crypto";
import { expect, test } from "playwright/test";
import { createShopper } from "../support/shopper.ts";
import { shops, urlOf } from "../support/shops.ts";
import { collectEntries, expectTagEvents, itemOf, waitForEntries } from "../support/tag-entries.ts";
import { agree, showLife } from "../support/visitor.ts";

const shop = shops.GB;
const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

type OrderLine = { readonly total: { readonly centAmount: number }; readonly quantity: number };

test("reports a whole purchase to the tag manager, field by field, and each order once", async ({ page }) => {
  const entries = await collectEntries(page);
  const shopper = createShopper(page, shop);
  await agree(page, shop, ["statistics", "marketing"]);

  await page.goto(urlOf(shop, "/"));
  await showLife(page);
  await waitForEntries(entries, "view_promotion");

  await page.goto(urlOf(shop, "/catering-equipment/"));
  await showLife(page);
  const [listed] = await waitForEntries(entries, "view_item_list");
  await page.locator("main li:has(> a[data-save])").first().getByRole("link").first().click();
  const [selected] = await waitForEntries(entries, "select_item");
  await expect(page.getByRole("region", { name: shopper.word("catalogue.product.buy") })).toBeVisible();
  await showLife(page);
  const [viewed] = await waitForEntries(entries, "view_item");
  expect(itemOf(selected)).toEqual(itemOf(listed));
  expect(itemOf(listed)).toMatchObject({ ...itemOf(viewed), index: 0 });

  await shopper.addToCart();
  const [added] = await waitForEntries(entries, "add_to_cart");
  expect(itemOf(added)).toEqual(itemOf(viewed));
  await waitForEntries(entries, "view_cart");
  await page
    .getByRole("button", { name: /^Increase quantity of/ })
    .first()
    .click();
  await waitForEntries(entries, "add_to_cart", 2);
  await page
    .getByRole("button", { name: /^Decrease quantity of/ })
    .first()
    .click();
  await waitForEntries(entries, "remove_from_cart");

  await shopper.fillAddresses({ customerType: "PRIVATE", email: "Jane.Doe@gmail.com" });
  await showLife(page);
  await waitForEntries(entries, "add_shipping_info");
  await shopper.choosePayment("scheme");
  await shopper.orderButton().click();
  await waitForEntries(entries, "add_payment_info");
  await shopper.payByCard("4111 1111 1111 1111");
  await shopper.expectThankYou();
  await showLife(page);
  const [purchase] = await waitForEntries(entries, "purchase");

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

  expectTagEvents(entries);

  await page.reload();
  await showLife(page);
  await page.goto(urlOf(shop, "/search?q=grinder"));
  await showLife(page);
  await waitForEntries(entries, "view_search_results");
  expect(entries.names().filter((name) => name === "purchase")).toHaveLength(1);
});

test("reports nothing after a refusal, and after later consent what the page still shows", async ({
  page,
}) => {
  const entries = await collectEntries(page);
  const shopper = createShopper(page, shop);
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/purchase|new-ct\/getProduct|gtm/.test(pathname)) asked.push(pathname);
  });
  await agree(page, shop, []);
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
  const [viewed] = await waitForEntries(entries, "view_item");
  expect(viewed?.ecommerce?.items).toMatchObject([{ item_id: "EX10010000" }]);
  expect(entries.names()).not.toContain("add_to_cart");
});

test("reports lists and promotions of the start page, which nothing hydrates", async ({ page }) => {
  const entries = await collectEntries(page);
  const shopper = createShopper(page, shop);
  await agree(page, shop, ["statistics"]);
  await page.goto(urlOf(shop, "/"));
  await showLife(page);
  const row = page
    .getByRole("main")
    .getByRole("list")
    .filter({ has: page.getByRole("button", { name: shopper.word("catalogue.card.add") }) })
    .first();
  await row.scrollIntoViewIfNeeded();
  const title = row.locator("xpath=ancestor::section[1]").getByRole("heading", { level: 2 });
  const link = row.getByRole("listitem").nth(1).getByRole("heading").getByRole("link");
  const [shown] = await waitForEntries(entries, "view_item_list");
  expect(shown?.ecommerce).toMatchObject({
    item_list_name: await title.textContent(),
    items: await Promise.all(
      (await row.getByRole("listitem").locator("a[data-compare]").all()).map(async (compare, index) => ({
        item_id: await compare.getAttribute("data-compare"),
        index,
      })),
    ),
  });
  await link.click();
  const [selected] = await waitForEntries(entries, "select_item");
  const { item_list_id, item_list_name } = shown?.ecommerce ?? {};
  const [, second] = Array.isArray(shown?.ecommerce?.items) ? shown.ecommerce.items : [];
  expect(selected?.ecommerce).toMatchObject({ item_list_id, item_list_name, items: [second] });
  // A second load of the same address would keep its scroll position.
  await expect(page.getByRole("region", { name: shopper.word("catalogue.product.buy") })).toBeVisible();

  await page.goto(urlOf(shop, "/"));
  await showLife(page);
  await expect
    .poll(() => entries.all.some(({ ecommerce }) => ecommerce?.creative_slot === "hero"), { timeout: 60_000 })
    .toBe(true);
  const hero = (await waitForEntries(entries, "view_promotion")).find(
    ({ ecommerce }) => ecommerce?.creative_slot === "hero",
  );
  expect(hero?.ecommerce?.promotion_name).toBe(await page.getByRole("heading", { level: 1 }).textContent());
  await page.getByRole("main").locator(`a[href="${hero?.ecommerce?.promotion_id}"]`).first().click();
  const [pressed] = await waitForEntries(entries, "select_promotion");
  expect(pressed?.ecommerce).toEqual(hero?.ecommerce);
  expectTagEvents(entries);
});
