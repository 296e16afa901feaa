import { expect, type Page, test } from "playwright/test";
import { findViolations } from "../support/find-violations.ts";
import { messagesOf } from "../support/messages.ts";
import { shops, urlOf } from "../support/shops.ts";
import { watchHydration } from "../support/watch-hydration.ts";

const shop = shops.GB;
const word = messagesOf("en");
const listing = urlOf(shop, "/catering-equipment/");

const productsOf = (page: Page) => page.getByRole("region", { name: word("catalogue.listing.label") });
const filtersOf = (page: Page) => page.getByRole("dialog", { name: word("catalogue.filter.title") });
const brands = (page: Page) =>
  productsOf(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 2 }) });

test.describe("on a phone", () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test("filters are a dialog whose button shows the number of results, and each filter is a removable chip", async ({
    page,
  }) => {
    await page.goto(listing);
    await page.getByRole("button", { name: word("catalogue.filter.title") }).click();
    const dialog = filtersOf(page);
    const show = dialog.getByRole("button", { name: /\d/ });
    const all = await show.innerText();
    await expectAccessible(page);
    await dialog.getByRole("checkbox", { name: /Uniprodo/ }).check();
    await expect(page).toHaveURL(/brand=Uniprodo/);
    await expect(show).not.toHaveText(all);
    const count = (await show.innerText()).replaceAll(/\D/g, "");
    await expect(dialog.getByRole("checkbox", { name: /Uniprodo/ })).toBeChecked();
    await expectAccessible(page);
    await show.click();
    await expect(dialog).toBeHidden();
    await expect(
      page
        .locator("main")
        .getByText(new RegExp(`^${count} `))
        .first(),
    ).toBeVisible();
    await expect(brands(page).filter({ hasText: "Royal Catering" })).toHaveCount(0);
    await productsOf(page)
      .getByRole("link", { name: `${word("catalogue.filter.remove")} Uniprodo` })
      .click();
    await expect(page).toHaveURL(listing);
    await expect(brands(page).filter({ hasText: "Royal Catering" })).not.toHaveCount(0);
  });
});

test("a slider moved by a key filters the price once, and retains the focus", async ({ page }) => {
  await page.goto(listing);
  const name = `${word("catalogue.filter.price")}, ${word("catalogue.filter.from")}`;
  const slider = page.getByRole("slider", { name });
  await slider.focus();
  await page.keyboard.press("PageUp");
  await expect(page).toHaveURL(/price\.from=\d+$/);
  await expect(productsOf(page).getByRole("link", { name: word("catalogue.filter.clear") })).toBeVisible();
  await expect(slider).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(listing);
});

test("both ends of a range can be entered one after the other while the list reloads", async ({ page }) => {
  await page.goto(listing);
  const price = page.getByRole("group", { name: word("catalogue.filter.price"), exact: true });
  const end = (name: string) => price.getByRole("spinbutton", { name: word(`catalogue.filter.${name}`) });
  await end("from").click();
  await page.keyboard.type("200");
  await end("to").click();
  await expect(page).toHaveURL(/price\.from=200$/);
  await expect(productsOf(page).getByRole("link", { name: word("catalogue.filter.clear") })).toBeVisible();
  await expect(end("to")).toBeFocused();
  await page.keyboard.type("900");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/price\.from=200&price\.to=900$/);
  await expect(end("from")).toHaveValue("200");
  await expect(end("to")).toHaveValue("900");
  await expect(brands(page)).not.toHaveCount(0);
});

test("input in a range while the list reloads is preserved and takes effect", async ({ page }) => {
  await page.goto(listing);
  const price = page.getByRole("group", { name: word("catalogue.filter.price"), exact: true });
  const end = (name: string) => price.getByRole("spinbutton", { name: word(`catalogue.filter.${name}`) });
  const gate = Promise.withResolvers<void>();
  await page.mouse.move(10, 10);
  await page.mouse.move(20, 20);
  await page.route(/_routes=/, async (route) => {
    await gate.promise;
    await route.continue();
  });
  await end("from").click();
  await page.keyboard.type("200");
  const requested = page.waitForRequest(/price\.from=200/);
  await end("to").click();
  await requested;
  await page.keyboard.type("900");
  gate.resolve();
  await expect(productsOf(page).getByRole("link", { name: word("catalogue.filter.clear") })).toBeVisible();
  await expect(end("to")).toBeFocused();
  await expect(end("to")).toHaveValue("900");
  await page.keyboard.press("Tab");
  await expect(page).toHaveURL(/price\.from=200&price\.to=900$/);
});

test("the sort field stays usable while the next list loads", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  const waitForScripts = await watchHydration(page);
  await page.goto(urlOf(shop, "/sales"));
  await waitForScripts();
  const gate = Promise.withResolvers<void>();
  await page.route(/_routes=/, async (route) => {
    await gate.promise;
    await route.continue();
  });
  const sort = productsOf(page).getByRole("combobox", { name: word("catalogue.sort.label") });
  await sort.selectOption({ index: 1 });
  const stalled = productsOf(page)
    .getByRole("status")
    .filter({ hasText: word("frame.loading") });
  await expect(stalled.locator("span")).toBeVisible();
  const [field, note] = [await sort.boundingBox(), await stalled.locator("span").boundingBox()];
  expect(note?.y).toBeGreaterThanOrEqual((field?.y ?? 0) + (field?.height ?? 0));
  gate.resolve();
  await expect(page).toHaveURL(/sort=/);
});

test("a table sorts by an attribute's column in both directions, and retains its filters", async ({
  page,
}) => {
  await page.goto(urlOf(shop, "/catering-equipment/?view=table&brand=Uniprodo"));
  const column = page.getByRole("columnheader", { name: /^Power/ });
  const at = await column.evaluate((head) => [...(head.parentElement?.children ?? [])].indexOf(head));
  const values = () =>
    page
      .getByRole("table")
      .locator(`tbody tr > :nth-child(${at + 1})`)
      .evaluateAll((cells) =>
        cells.map((cell) => Number.parseFloat(cell.textContent?.replaceAll(",", "") ?? "")),
      );
  for (const [order, sign] of [
    ["ascending", 1],
    ["descending", -1],
  ] as const) {
    await column.getByRole("link").click();
    await expect(column).toHaveAttribute("aria-sort", order);
    await expect(page).toHaveURL(/brand=Uniprodo/);
    const shown = (await values()).filter((value) => !Number.isNaN(value));
    expect(shown.length).toBeGreaterThan(3);
    expect(shown).toEqual(shown.toSorted((one, other) => sign * (one - other)));
  }
});

/** Long words, and the widest price cell: the table clips nothing, also before its script runs. */
async function expectTableToFit(page: Page, url: string) {
  await page.goto(url);
  for (const width of [375, 768, 900, 1024, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const clipped = await page
      .getByRole("table")
      .evaluate((table) => table.clientWidth - (table.parentElement?.clientWidth ?? 0));
    expect(clipped, `at ${width} px`).toBeLessThanOrEqual(0);
  }
}

/** A cookie that consents to storage for comfort. */
const agreed = "consent=v1.2026-11-23.functional";

test("columns of a table are chosen, counted and reset; they stay in the URL, or on the device after consent", async ({
  page,
}) => {
  await expectTableToFit(page, urlOf(shops.DE, "/search?q=aufschnittmaschine&view=table"));
  await page.setViewportSize({ width: 1024, height: 800 });
  const table = urlOf(shop, "/catering-equipment/?view=table&brand=Uniprodo");
  await page.goto(table);
  const columns = page.getByRole("columnheader");
  const fitting = await columns.count();
  const chooser = page.getByRole("group").filter({ hasText: word("listing.columns.title") });
  await page.getByText(new RegExp(`^${word("listing.columns.title")}`)).click();
  const boxes = chooser.getByRole("checkbox");
  await expect(chooser.getByRole("checkbox", { checked: true })).toHaveCount(fitting - 2);
  await boxes.last().check();
  const last = await boxes.last().locator("..").innerText();
  const lastColumn = columns.filter({ hasText: last.split("\n")[0] ?? last });
  await boxes.first().uncheck();
  await expect(columns).toHaveCount(fitting);
  await expect(page).toHaveURL(/#columns=./);
  await page.reload();
  await expect(lastColumn).toBeVisible();
  await expect(columns).toHaveCount(fitting);

  const [name = "", value = ""] = agreed.split("=");
  await page.context().addCookies([{ name, value, url: page.url() }]);
  await page.getByText(new RegExp(`^${word("listing.columns.title")}`)).click();
  await boxes.first().check();
  await expect(page).not.toHaveURL(/#/);
  await page.goto(`${table}&sort=price-asc`);
  await expect(columns).toHaveCount(fitting + 1);
  await expect(lastColumn).toBeVisible();

  await page.getByText(new RegExp(`^${word("listing.columns.title")}`)).click();
  await chooser.getByRole("button", { name: word("listing.table.allColumns") }).click();
  const total = await boxes.count();
  await expect(columns).toHaveCount(total + 2);
  await chooser.getByRole("button", { name: word("listing.columns.reset") }).click();
  await expect(columns).toHaveCount(fitting);
  const count = word("listing.columns.count", { count: String(fitting - 2), total: String(total) });
  await expect(chooser).toContainText(count);
  await page.keyboard.press("Escape");
  await expect(boxes.first()).toBeHidden();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 375, height: 812 } });

  test("a phone's table has product, price and button in view, and shows folded columns on request", async ({
    page,
  }) => {
    await page.goto(urlOf(shop, "/catering-equipment/?view=table"));
    const add = page.getByRole("button", { name: word("catalogue.card.add") });
    const row = page.getByRole("table").getByRole("row").filter({ has: add }).first();
    await row.scrollIntoViewIfNeeded();
    await expect(row.getByRole("link")).toBeInViewport();
    await expect(row.getByText(/£/).first()).toBeInViewport({ ratio: 1 });
    await expect(row.getByRole("button", { name: word("catalogue.card.add") })).toBeInViewport({ ratio: 1 });
    const columns = page.getByRole("columnheader");
    const folded = await columns.count();
    await page.getByText(word("listing.columns.title"), { exact: true }).click();
    await page.getByLabel(word("listing.table.allColumns")).check();
    expect(await columns.count()).toBeGreaterThan(folded);
    await row.scrollIntoViewIfNeeded();
    await expect(row.getByRole("button", { name: word("catalogue.card.add") })).toBeInViewport({ ratio: 1 });
  });

  test("on a phone the filters collapse, and a card's compare icon opens a comparison with its product", async ({
    page,
  }) => {
    await page.goto(listing);
    const main = page.getByRole("main");
    await main.getByRole("checkbox", { name: /Uniprodo/ }).check();
    await main
      .getByRole("complementary")
      .getByRole("button", { name: word("catalogue.filter.apply") })
      .click();
    await expect(page).toHaveURL(/brand=Uniprodo/);
    const first = brands(page).first();
    const name = await first.getByRole("heading").innerText();
    await first.getByRole("link", { name: word("catalogue.compare.add") }).click();
    await expect(page).toHaveURL(/\/compare\?skus=EX\d{8}$/);
    await expect(main).toContainText(name);
  });
});

async function expectAccessible(page: Page): Promise<void> {
  expect(await findViolations(page)).toEqual([]);
}
