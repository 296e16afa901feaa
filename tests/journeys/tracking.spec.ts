import { expect, test } from "playwright/test";
import { messagesOf } from "../support/messages.ts";
import { shops, urlOf } from "../support/shops.ts";
import { listTracked, showLife } from "../support/visitor.ts";

test.use({ serviceWorkers: "allow" });

const shop = shops.GB;
const word = messagesOf("en");

test("reports a visit to the tracking service once, also after being offline, and nothing after a refusal", async ({
  page,
  context,
}) => {
  const calls: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/cia/")) calls.push(pathname);
  });
  const products = page.getByRole("region", { name: word("catalogue.listing.label") });
  const question = page.getByRole("region", { name: word("consent.ask.title") });
  const open = async (path: string) => {
    await page.goto(urlOf(shop, path));
    await showLife(page);
  };
  const expectTracked = (events: readonly string[]) =>
    expect.poll(() => listTracked(page), { timeout: 15_000 }).toEqual([...events].sort());

  await test.step("reports nothing before a choice", async () => {
    await open("/sales");
    await expect(question).toBeVisible();
    expect(calls).toEqual([]);
  });

  const consents = ["consent functional accept", "consent marketing accept", "consent statistics accept"];
  let sku = "";
  await test.step("reports views and additions to the cart with consent", async () => {
    await question.getByRole("button", { name: word("consent.accept") }).click();
    await expectTracked(consents);
    const card = products
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading") })
      .first();
    sku = (await card.locator("a[data-save]").getAttribute("data-save")) ?? "";
    await card.getByRole("heading").getByRole("link").click();
    await expectTracked([...consents, `view_item ${sku}`]);
    await page
      .getByRole("button", { name: word("catalogue.card.add") })
      .first()
      .click();
    await expectTracked([...consents, `view_item ${sku}`, `cart_update ${sku} add`]);
  });

  const sofar = [...consents, `view_item ${sku}`, `cart_update ${sku} add`];
  await test.step("reports once, when the network returns, what was done while offline", async () => {
    await open("/checkout/cart");
    const before = [...sofar, "checkout cart"];
    await expectTracked(before);
    await context.setOffline(true);
    // The page reports views; the shop is unreachable.
    await page.evaluate(() => {
      const moment = { kind: "page-seen", page: { name: "product", sku: "EX-OFFLINE" } };
      dispatchEvent(new CustomEvent("ironhall:tracking-event", { detail: moment, cancelable: true }));
    });
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem("tracking-queue")))
      .toContain("EX-OFFLINE");
    await context.setOffline(false);
    await expectTracked([...before, "view_item EX-OFFLINE"]);
    await page.reload();
    await expectTracked([...before, "view_item EX-OFFLINE", "checkout cart"]);
    expect(await page.evaluate(() => localStorage.getItem("tracking-queue"))).toBeNull();
  });

  await test.step("a refusal stops reports at once, and deletes the stored data", async () => {
    await open("/consents");
    await page.getByRole("button", { name: word("consent.refuse") }).click();
    await expect(page.getByRole("status").filter({ hasText: word("consent.saved") })).toBeVisible();
    calls.length = 0;
    await open("/sales");
    await products
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading") })
      .first()
      .getByRole("heading")
      .getByRole("link")
      .click();
    await expect(page.getByRole("button", { name: word("catalogue.card.add") }).first()).toBeVisible();
    await page.goto(urlOf(shop, "/sales"));
    expect(calls).toEqual([]);
    const stored = await page.evaluate(() => Object.keys(localStorage));
    expect(stored.filter((key) => ["told", "tracking-queue"].includes(key))).toEqual([]);
    expect((await context.cookies()).map(({ name }) => name)).not.toContain("__exponea_etc__");
  });
});
