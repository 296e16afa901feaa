import { expect, type Page, test } from "playwright/test";
import { findViolations } from "../support/find-violations.ts";
import { messagesOf } from "../support/messages.ts";
import { createShopper } from "../support/shopper.ts";
import { shops, urlOf } from "../support/shops.ts";
import { watchHydration } from "../support/watch-hydration.ts";

const shop = shops.DE;
const word = messagesOf("de");

/** Lists the names of what this browser stores, except entries that the shop writes for its other systems. */
async function listStored(page: Page): Promise<readonly string[]> {
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  const stored = await page.evaluate(() => Object.keys(localStorage));
  const ours = ["country", "currency", "store", "locale"];
  return [...cookies.filter((name) => !ours.includes(name)), ...stored].sort();
}

async function expectAxeQuiet(page: Page): Promise<void> {
  expect(await findViolations(page)).toEqual([]);
}

test("stores, loads and reports nothing before consent, nor after it is withdrawn", async ({ page }) => {
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

  await test.step("asks a visitor who has not chosen, without changing the page's layout", async () => {
    await open("/?utm_source=spring");
    await expect(question).toBeVisible();
    // A font swap shifts the layout by a thousandth; a consent dialog in the page's flow would shift all of it.
    expect(Number(await page.locator("html").getAttribute("data-moved"))).toBeLessThan(0.01);
    await expectAxeQuiet(page);
    expect([await listStored(page), others]).toEqual([[], []]);
    expect(await page.evaluate(() => "dataLayer" in window)).toBe(false);
  });

  await test.step("closing the dialog without a choice stores no choice", async () => {
    await question.getByRole("button", { name: word("consent.refuse") }).focus();
    await page.keyboard.press("Escape");
    await expect(question).toBeHidden();
    expect(await listStored(page)).toEqual([]);
    await open("/");
    await expect(question).toBeVisible();
  });

  await test.step("a refusal by keyboard stores the choice and nothing else", async () => {
    await question.getByRole("button", { name: word("consent.refuse") }).focus();
    await page.keyboard.press("Enter");
    await expect(question).toBeHidden();
    await expect(page.locator("main:focus")).toHaveCount(1);
    await page.goto(urlOf(shop, "/?utm_source=spring"));
    await expect(page.locator("html")).toBeVisible();
    expect([await listStored(page), others]).toEqual([["consent"], []]);
  });

  await test.step("the footer's link opens the dialog, and Escape changes nothing", async () => {
    await footerLink.click();
    await expect(dialog).toBeVisible();
    await expectAxeQuiet(page);
    await expect(dialog.getByRole("checkbox", { checked: true })).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(footerLink).toBeFocused();
    expect(await listStored(page)).toEqual(["consent"]);
  });

  await test.step("stores and loads at once what the visitor agrees to", async () => {
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
      .poll(() => listStored(page))
      .toEqual(["__exponea_etc__", "_ga", "consent", "device-fingerprint", "told", "utm_source"]);
    const commands = await page.evaluate(() => {
      const entries: readonly object[] = Reflect.get(window as object, "dataLayer");
      return entries.map((entry) => JSON.stringify(Object.values(entry).slice(0, 2)));
    });
    // Consent also triggers the report of what the page shows.
    expect(commands.slice(0, 3)).toEqual([
      '["consent","default"]',
      '["consent","update"]',
      expect.stringContaining('"ironhall_consent"'),
    ]);
  });

  await test.step("withdrawing consent deletes the stored data and stops all reports", async () => {
    await page.evaluate(() => localStorage.setItem("viewed", "EX10010000"));
    await footerLink.click();
    await expect(dialog.getByRole("checkbox", { checked: true })).toHaveCount(3);
    const reloaded = page.waitForEvent("load");
    await dialog.getByRole("button", { name: word("consent.refuse") }).click();
    await reloaded;
    others.length = 0;
    await expect.poll(() => listStored(page)).toEqual(["consent"]);
    await open("/sales?utm_source=autumn");
    await footerLink.click();
    await expect(dialog).toBeVisible();
    expect([await listStored(page), others]).toEqual([["consent"], []]);
    await expect(page.getByRole("banner").locator("iframe")).toHaveCount(0);
    expect(errors).toEqual([]);
  });
});

test("an answer in another tab closes the dialog, and leaving the consent page without one opens it", async ({
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
  // A headless browser treats all its tabs as visible.
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(ask(page)).toBeHidden();
});

test("the consent page claims no unsaved choice as saved, and Back ticks nothing", async ({ page }) => {
  const ask = page.getByRole("region", { name: word("consent.ask.title") });
  await page.goto(urlOf(shop, "/"));
  await page.mouse.move(200, 200);
  await page.mouse.move(210, 210);
  // Simulates a browser that rejects cookies: the response arrives, and nothing is stored.
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

test("focus returns to the page when a choice is saved in the dialog of the question", async ({ page }) => {
  await page.goto(urlOf(shop, "/sales"));
  await page.mouse.move(200, 200);
  await page.mouse.move(210, 210);
  const question = page.getByRole("region", { name: word("consent.ask.title") });
  await question.getByRole("button", { name: word("consent.choose") }).focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: word("consent.title") });
  await dialog.getByRole("button", { name: word("consent.save") }).focus();
  await page.keyboard.press("Enter");
  await expect(question).toBeHidden();
  await expect(page.locator("main:focus")).toHaveCount(1);
});

test("no third party runs on a page opened by a secret link", async ({ page, context }) => {
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

test("the consent page lists everything stored in the browser", async ({ page }) => {
  const whenHydrated = await watchHydration(page);
  await page.goto(urlOf(shop, "/"));
  await whenHydrated();
  await page.goto(urlOf(shop, "/checkout/cart"));
  await page.goto(urlOf(shop, "/consents"));
  const kept = [...(await listStored(page)), ...(await page.evaluate(() => Object.keys(sessionStorage)))];
  expect(kept).toContain("react-router-scroll-positions");
  const named = (await page.getByRole("main").locator("code").allTextContents()).flatMap((names) =>
    names.split(", "),
  );
  expect(kept.filter((name) => !named.includes(name))).toEqual([]);
});

for (const [width, height] of [
  [375, 667],
  [1440, 900],
] as const) {
  test(`the question leaves the page in view at ${width} × ${height} px, and shows all its answers`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(urlOf(shop, "/"));
    await page.mouse.move(200, 200);
    await page.mouse.move(210, 210);
    const question = page.getByRole("region", { name: word("consent.ask.title") });
    await expect(question).toBeVisible();
    for (const name of ["consent.refuse", "consent.accept", "consent.choose"])
      await expect(question.getByRole("button", { name: word(name) })).toBeInViewport({ ratio: 1 });
    // The last words of the explanation: none of it is cut.
    await expect(question.getByRole("link")).toBeInViewport({ ratio: 1 });
    const close = question.getByRole("button", { name: word("consent.close") });
    await expect(close).toHaveAttribute("title", word("consent.close"));
    const asked = (await question.boundingBox())?.height ?? Number.NaN;
    const search = page.getByRole("banner").getByRole("search");
    const field = await search.boundingBox();
    if (width < 768)
      expect(asked + (field?.y ?? 0) + (field?.height ?? height)).toBeLessThanOrEqual(0.35 * height);
    await question.getByRole("button", { name: word("consent.choose") }).click();
    const dialog = page.getByRole("dialog", { name: word("consent.title") });
    for (const name of ["consent.refuse", "consent.accept", "consent.save"])
      await expect(dialog.getByRole("button", { name: word(name) })).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Escape");
    // Suggestions are above it.
    await search.getByLabel(word("frame.header.searchLabel")).fill("a");
    const options = page.getByRole("option");
    await expect(options.first()).toBeVisible();
    for (const option of [options.first(), options.last()]) await option.click({ trial: true });
    await expect(question).toBeVisible();
  });
}

test("the question covers nothing that has the focus on a phone's product page", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await createShopper(page, shop).openProduct("10010000");
  await page.keyboard.press("Shift");
  const question = page.getByRole("region", { name: word("consent.ask.title") });
  await expect(question).toBeVisible();
  const top = (await question.boundingBox())?.y ?? Number.NaN;
  const readFocused = () =>
    page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused?.closest("main")) return null;
      return { name: focused.textContent?.trim().slice(0, 40), top: focused.getBoundingClientRect().top };
    });
  let seen = 0;
  for (let at = 0; at < 50; at += 1) {
    await page.keyboard.press("Tab");
    const focused = await readFocused();
    if (!focused) continue;
    seen += 1;
    expect(focused.top, focused.name).toBeLessThan(top);
  }
  expect(seen).toBeGreaterThan(20);
});
