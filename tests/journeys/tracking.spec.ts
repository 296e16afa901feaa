import { expect, test } from "playwright/test";
import { shops, urlOf } from "../support/shops.ts";
import { listTracked, showLife } from "../support/visitor.ts";
import { wordsOf } from "../support/words.ts";

const shop = shops.GB;
const word = wordsOf("en");

test("a visit is told to the tracking service once, without a network too, and to nobody after a refusal", async ({
  page,
  context,
}) => {
  const calls: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/cia/")) calls.push(pathname);
  });
  const question = page.getByRole("region", { name: word("consent.ask.title") });
  const open = async (path: string) => {
    await page.goto(urlOf(shop, path));
    await showLife(page);
  };
  const expectTracked = (events: readonly string[]) =>
    expect.poll(() => listTracked(page), { timeout: 15_000 }).toEqual([...events].sort());

  await test.step("before a choice nothing is told", async () => {
    await open("/sales");
    await expect(question).toBeVisible();
    expect(calls).toEqual([]);
  });

  const consents = ["consent functional accept", "consent marketing accept", "consent statistics accept"];
  let sku = "";
  await test.step("with consent, what is looked at and put into the cart is", async () => {
    await question.getByRole("button", { name: word("consent.accept") }).click();
    await expectTracked(consents);
    const card = page.locator("main [data-static=found] li").first();
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
  await test.step("what is done without a network arrives when there is one, once", async () => {
    await open("/checkout/cart");
    const before = [...sofar, "checkout cart"];
    await expectTracked(before);
    await context.setOffline(true);
    // The page tells of what is seen; the shop cannot be reached.
    await page.evaluate(() => {
      const moment = { kind: "page-seen", page: { name: "product", sku: "EX-OFFLINE" } };
      dispatchEvent(new CustomEvent("ironhall:moment", { detail: moment, cancelable: true }));
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

  await test.step("a refusal ends it at once, and leaves nothing", async () => {
    await open("/consents");
    await page.getByRole("button", { name: word("consent.refuse") }).click();
    await expect(page.getByRole("status").filter({ hasText: word("consent.saved") })).toBeVisible();
    calls.length = 0;
    await open("/sales");
    await page.locator("main [data-static=found] li").first().getByRole("heading").getByRole("link").click();
    await expect(page.getByRole("button", { name: word("catalogue.card.add") }).first()).toBeVisible();
    await page.goto(urlOf(shop, "/sales"));
    expect(calls).toEqual([]);
    const kept = await page.evaluate(() => Object.keys(localStorage));
    expect(kept.filter((key) => ["told", "tracking-queue"].includes(key))).toEqual([]);
    expect((await context.cookies()).map(({ name }) => name)).not.toContain("__exponea_etc__");
  });
});
