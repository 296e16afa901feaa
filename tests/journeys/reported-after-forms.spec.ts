import { expect, type Page, test } from "playwright/test";
import { setStock } from "../support/set-stock.ts";
import { createShopper } from "../support/shopper.ts";
import { shops, urlOf } from "../support/shops.ts";
import { collectEntries, type Entries, expectTagEvents, waitForEntries } from "../support/tag-entries.ts";
import { agree, listTracked, showLife } from "../support/visitor.ts";

const shop = shops.GB;
const plenty = "EX10010000";
/** Nearly sold out during this journey; no other journey buys it. */
const scarce = "EX10340000";

type Item = { readonly item_id: string; readonly quantity: number };

/** Lists SKU and quantity of all reported additions to, or removals from, the cart. */
function listMoves({ all }: Entries, name: string): readonly (readonly [string, number])[] {
  return all
    .filter(({ event }) => event === name)
    .flatMap(({ ecommerce }) => (ecommerce?.items ?? []) as readonly Item[])
    .map(({ item_id, quantity }) => [item_id, quantity]);
}

/** Returns the cart events that the tracking service received. */
const listCartEvents = async (page: Page) =>
  (await listTracked(page)).filter((event) => /^(?:cart_update|checkout) /.test(event));

const listUnreported = async (page: Page) =>
  (await page.context().cookies()).map(({ name }) => name).filter((name) => name.startsWith("untold-"));

/** Waits for all pending events: a later page reports its own event. */
async function expectNothingMore(page: Page, entries: Entries): Promise<void> {
  const seen = entries.names().filter((name) => name === "view_cart").length;
  await page.goto(urlOf(shop, "/checkout/cart"));
  await waitForEntries(entries, "view_cart", seen + 1);
  expect(await listUnreported(page)).toEqual([]);
}

test("reports a quick order line by line, once, with the quantities that the cart accepted", async ({
  page,
}) => {
  const { word } = createShopper(page, shop);
  const entries = await collectEntries(page);
  await agree(page, shop, ["statistics", "marketing"]);
  await setStock(scarce, 5);
  try {
    await page.goto(urlOf(shop, "/quick-order"));
    await page.getByLabel(word("quick-order.list")).fill(`${plenty};2\n${scarce};3`);
    await page.getByRole("button", { name: word("quick-order.check") }).click();
    const add = page.getByRole("button", { name: word("quick-order.add") });
    await expect(add).toBeVisible();
    await setStock(scarce, 1);
    await add.click();
    await expect(page.getByRole("heading", { level: 1, name: word("cart.title") })).toBeVisible();
    await waitForEntries(entries, "add_to_cart", 2);
    const tracked = [`cart_update ${plenty} add`, `cart_update ${scarce} add`, "checkout cart"];
    await expect.poll(() => listCartEvents(page), { timeout: 60_000 }).toEqual(tracked);
    await expectNothingMore(page, entries);
    expect(listMoves(entries, "add_to_cart")).toEqual([
      [plenty, 2],
      [scarce, 1],
    ]);
    expectTagEvents(entries);
    await expect.poll(() => listCartEvents(page), { timeout: 60_000 }).toEqual([...tracked, "checkout cart"]);
  } finally {
    await setStock(scarce, 20);
  }
});

test("a list added to the cart as a whole is reported by the page that stays open", async ({ page }) => {
  const { word, openProduct } = createShopper(page, shop);
  const entries = await collectEntries(page);
  await agree(page, shop, ["statistics", "marketing"]);
  for (const number of ["10010000", "10020000"]) {
    await openProduct(number);
    await showLife(page);
    const heart = page.locator(`main a[data-save="EX${number}"]`).first();
    await heart.click();
    await expect(heart).toHaveAttribute("aria-current", "true");
  }
  await page.goto(urlOf(shop, "/my-lists"));
  await page.getByRole("button", { name: word("lists.cart.all") }).press("Enter");
  await expect(page.getByText(word("lists.cart.done", { count: "2", all: "2" }))).toBeVisible();
  await waitForEntries(entries, "add_to_cart", 2);
  expect(page.url()).toContain("/my-lists");
  await expectNothingMore(page, entries);
  expect(listMoves(entries, "add_to_cart").toSorted()).toEqual([
    ["EX10010000", 1],
    ["EX10020000", 1],
  ]);
  const added = async () => (await listTracked(page)).filter((event) => event.endsWith(" add"));
  await expect
    .poll(added, { timeout: 60_000 })
    .toEqual(["cart_update EX10010000 add", "cart_update EX10020000 add"]);
});

test("reports a reorder to the tag manager only, when only statistics have consent", async ({ page }) => {
  const { word } = createShopper(page, shop);
  const entries = await collectEntries(page);
  const calls: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/cia/")) calls.push(pathname);
  });
  await agree(page, shop, ["statistics"]);
  await page.goto(urlOf(shop, `/checkout/again?items=${plenty}:2`));
  await page.getByRole("button", { name: word("withdrawal.again.button") }).click();
  await expect(page.getByRole("heading", { level: 1, name: word("cart.title") })).toBeVisible();
  await waitForEntries(entries, "add_to_cart");
  await expectNothingMore(page, entries);
  expect(listMoves(entries, "add_to_cart")).toEqual([[plenty, 2]]);
  expectTagEvents(entries);
  expect(calls).toEqual([]);
});

test.describe("before the scripts run", () => {
  test("a quantity step and a removal are reported by the pages that they load", async ({ page }) => {
    const { haveCart, word } = createShopper(page, shop);
    const entries = await collectEntries(page);
    await haveCart({ lines: { [plenty]: 2 } });
    await agree(page, shop, ["statistics", "marketing"]);
    /** Performs an action on the cart page before its scripts have loaded. */
    const actEarly = async (act: () => Promise<void>) => {
      const gate = Promise.withResolvers<void>();
      await page.route(/\/assets\/.*\.js$/, async (route) => {
        await gate.promise;
        await route.continue().catch(() => {});
      });
      await page.goto(urlOf(shop, "/checkout/cart"), { waitUntil: "commit" });
      await act();
      // The route stays, open: to remove it while requests wait in it could lose a script of the next page.
      gate.resolve();
    };
    await actEarly(async () => {
      const brought = page.waitForRequest((request) => request.method() === "POST");
      await page.getByRole("button", { name: /^Increase quantity of/ }).click();
      await brought;
    });
    await waitForEntries(entries, "add_to_cart");
    await actEarly(async () => {
      const brought = page.waitForRequest((request) => request.method() === "POST");
      await page
        .getByRole("button", { name: /^Remove/ })
        .first()
        .click();
      await brought;
    });
    await expect(page.getByRole("heading", { name: word("cart.empty.title") })).toBeVisible();
    await waitForEntries(entries, "remove_from_cart");
    await expect
      .poll(async () => (await listTracked(page)).filter((event) => event.startsWith("cart_update")), {
        timeout: 60_000,
      })
      .toEqual([`cart_update ${plenty} remove`, `cart_update ${plenty} update`]);
    expect(await listUnreported(page)).toEqual([]);
    expect(listMoves(entries, "add_to_cart")).toEqual([[plenty, 1]]);
    expect(listMoves(entries, "remove_from_cart")).toEqual([[plenty, 3]]);
  });
});
