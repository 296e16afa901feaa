import { expect, type Page, test } from "playwright/test";
import { findViolations } from "../support/find-violations.ts";
import { shops, urlOf } from "../support/shops.ts";
import { watchHydration } from "../support/watch-hydration.ts";
import { wordsOf } from "../support/words.ts";

const shop = shops.DE;
const word = wordsOf("de");

/** Names of what this browser keeps, without what the shop writes for its other systems. */
async function listKept(page: Page): Promise<readonly string[]> {
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  const stored = await page.evaluate(() => Object.keys(localStorage));
  const ours = ["country", "currency", "store", "locale"];
  return [...cookies.filter((name) => !ours.includes(name)), ...stored].sort();
}

async function expectAxeQuiet(page: Page): Promise<void> {
  expect(await findViolations(page)).toEqual([]);
}

test("nothing is kept, loaded or told to others before it is agreed to, nor after it is withdrawn", async ({
  page,
}) => {
  const others: string[] = [];
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  page.on("request", (request) => {
    const { hostname, pathname } = new URL(request.url());
    if (hostname !== "de.localhost") others.push(pathname);
  });
  await page.addInitScript(() => {
    if (!document.documentElement) return;
    const { dataset } = document.documentElement;
    const isShift = (entry: PerformanceEntry): entry is PerformanceEntry & { value: number } =>
      "value" in entry;
    new PerformanceObserver((list) => {
      const moved = list.getEntries().filter(isShift);
      dataset.moved = String(moved.reduce((sum, { value }) => sum + value, Number(dataset.moved ?? 0)));
    }).observe({ type: "layout-shift", buffered: true });
  });
  const question = page.getByRole("region", { name: word("consent.ask.title") });
  const dialog = page.getByRole("dialog", { name: word("consent.title") });
  const footerLink = page.getByRole("contentinfo").getByRole("link", { name: word("consent.title") });
  const open = async (path: string) => {
    await page.goto(urlOf(shop, path));
    await page.mouse.move(200, 200);
    await page.mouse.move(210, 210);
  };

  await test.step("who has not chosen is asked, over a page that stays as it is", async () => {
    await open("/?utm_source=spring");
    await expect(question).toBeVisible();
    // Letters that come in another font move by a thousandth; a question in the page would move all of it.
    expect(Number(await page.locator("html").getAttribute("data-moved"))).toBeLessThan(0.01);
    await expectAxeQuiet(page);
    expect([await listKept(page), others]).toEqual([[], []]);
    expect(await page.evaluate(() => "dataLayer" in window)).toBe(false);
  });

  await test.step("to leave the question is no answer", async () => {
    await question.getByRole("button", { name: word("consent.refuse") }).focus();
    await page.keyboard.press("Escape");
    await expect(question).toBeHidden();
    expect(await listKept(page)).toEqual([]);
    await open("/");
    await expect(question).toBeVisible();
  });

  await test.step("a refusal by the keyboard is kept, and nothing else", async () => {
    await question.getByRole("button", { name: word("consent.refuse") }).focus();
    await page.keyboard.press("Enter");
    await expect(question).toBeHidden();
    await expect(page.locator("main:focus")).toHaveCount(1);
    await page.goto(urlOf(shop, "/?utm_source=spring"));
    await expect(page.locator("html")).toBeVisible();
    expect([await listKept(page), others]).toEqual([["consent"], []]);
  });

  await test.step("the footer's link opens the dialog, and Escape changes nothing", async () => {
    await footerLink.click();
    await expect(dialog).toBeVisible();
    await expectAxeQuiet(page);
    await expect(dialog.getByRole("checkbox", { checked: true })).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(footerLink).toBeFocused();
    expect(await listKept(page)).toEqual(["consent"]);
  });

  await test.step("what is agreed to is kept and loaded at once", async () => {
    await footerLink.click();
    await dialog.getByRole("button", { name: word("consent.accept") }).click();
    await expect(dialog).toBeHidden();
    await expect.poll(() => others).toContain("/marketing/visits");
    await expect.poll(() => others).toContain("/tags/collect");
    const badge = page.getByRole("banner").locator("iframe");
    await expect(badge).toHaveAttribute("sandbox", /allow-scripts/);
    await expect(badge).not.toHaveAttribute("sandbox", /allow-same-origin/);
    await badge.scrollIntoViewIfNeeded();
    await expect(badge.contentFrame().getByText("4.7")).toBeVisible();
    await expect
      .poll(() => listKept(page))
      .toEqual(["__exponea_etc__", "_ga", "consent", "device-fingerprint", "told", "utm_source"]);
    const commands = await page.evaluate(() => {
      const entries: readonly object[] = Reflect.get(window, "dataLayer");
      return entries.map((entry) => JSON.stringify(Object.values(entry).slice(0, 2)));
    });
    // Then what the page shows is told.
    expect(commands.slice(0, 3)).toEqual([
      '["consent","default"]',
      '["consent","update"]',
      expect.stringContaining('"ironhall_consent"'),
    ]);
  });

  await test.step("what is withdrawn is gone, and nobody is told anything any more", async () => {
    await page.evaluate(() => localStorage.setItem("viewed", "EX10010000"));
    await footerLink.click();
    await expect(dialog.getByRole("checkbox", { checked: true })).toHaveCount(3);
    const reloaded = page.waitForEvent("load");
    await dialog.getByRole("button", { name: word("consent.refuse") }).click();
    await reloaded;
    others.length = 0;
    await expect.poll(() => listKept(page)).toEqual(["consent"]);
    await open("/sales?utm_source=autumn");
    await footerLink.click();
    await expect(dialog).toBeVisible();
    expect([await listKept(page), others]).toEqual([["consent"], []]);
    await expect(page.getByRole("banner").locator("iframe")).toHaveCount(0);
    expect(errors).toEqual([]);
  });
});

test("the question goes with an answer in another tab, and comes where the consents' page is left without one", async ({
  page,
  context,
}) => {
  const ask = (tab: Page) => tab.getByRole("region", { name: word("consent.ask.title") });
  const whenHydrated = await watchHydration(page);
  await page.goto(urlOf(shop, "/consents"));
  await whenHydrated();
  const listScripts = () =>
    page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  await expect.poll(listScripts).toContainEqual(expect.stringContaining("after-start"));
  await page.getByRole("banner").locator("a[href='/']").first().click();
  await expect(page).toHaveURL(urlOf(shop, "/"));
  await expect(ask(page)).toBeVisible();

  const other = await context.newPage();
  await other.goto(urlOf(shop, "/sales"));
  await other.mouse.move(200, 200);
  await other.mouse.move(210, 210);
  await ask(other)
    .getByRole("button", { name: word("consent.refuse") })
    .click();
  await expect(ask(other)).toBeHidden();
  await page.bringToFront();
  // A browser without windows shows all its tabs at once.
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(ask(page)).toBeHidden();
});

test("nothing is said to be saved that is not, and nothing is ticked by going back", async ({ page }) => {
  const ask = page.getByRole("region", { name: word("consent.ask.title") });
  await page.goto(urlOf(shop, "/"));
  await page.mouse.move(200, 200);
  await page.mouse.move(210, 210);
  // A browser that takes no cookies: the answer comes, and nothing is kept.
  await page.route("**/consents", (route) =>
    route.fulfill({ status: 303, headers: { location: "/consents?saved" } }),
  );
  await ask.getByRole("button", { name: word("consent.accept") }).click();
  await expect(ask.getByRole("alert")).toHaveText(word("consent.failed"));
  await page.unroute("**/consents");

  await page.goto(urlOf(shop, "/consents"));
  await page.getByRole("checkbox", { name: word("consent.marketing.name") }).check();
  await page
    .getByRole("main")
    .getByRole("button", { name: word("consent.refuse") })
    .click();
  await expect(page.getByRole("main").getByRole("status")).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(urlOf(shop, "/consents"));
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(0);
});

test("no third party runs on a page that a secret link opens", async ({ page, context }) => {
  const value = "v1.2026-11-23.functional.statistics.marketing";
  await context.addCookies([{ name: "consent", value, url: urlOf(shop, "/") }]);
  const foreign = page.locator("script[src*='/tags/'], script[src*='/marketing/'], header iframe");
  for (const [path, count] of [
    ["/password-reset/change-password?token=proof", 0],
    ["/unsubscribe?token=proof", 0],
    ["/shared-list?key=aaaaaaaaaaaaaaaaaaaa", 0],
    ["/", 3],
  ] as const) {
    await page.goto(urlOf(shop, path));
    await page.mouse.move(200, 200);
    await page.mouse.move(210, 210);
    await page.waitForLoadState("networkidle");
    await expect(foreign).toHaveCount(count);
    expect(await page.evaluate(() => location.search + document.referrer)).not.toMatch(/proof|aaaa/);
  }
});

test("the consents' page names all that is in the browser", async ({ page }) => {
  const whenHydrated = await watchHydration(page);
  await page.goto(urlOf(shop, "/"));
  await whenHydrated();
  await page.goto(urlOf(shop, "/checkout/cart"));
  await page.goto(urlOf(shop, "/consents"));
  const kept = [...(await listKept(page)), ...(await page.evaluate(() => Object.keys(sessionStorage)))];
  expect(kept).toContain("react-router-scroll-positions");
  const named = (await page.getByRole("main").locator("code").allTextContents()).flatMap((names) =>
    names.split(", "),
  );
  expect(kept.filter((name) => !named.includes(name))).toEqual([]);
});
