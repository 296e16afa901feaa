import { expect, type Page, test } from "playwright/test";
import { findViolations } from "../support/find-violations.ts";
import { messagesOf } from "../support/messages.ts";
import { shops, urlOf } from "../support/shops.ts";
import { agree, showLife } from "../support/visitor.ts";

const shop = shops.GB;
const word = messagesOf("en");
const nothing = { terms: [], products: [], categories: [], brands: [], total: 0, queryId: null };

/** Builds the shop's response to a query: a term, a category, a brand and one product named after it. */
const toAnswer = (text: string) => ({
  terms: [["", text, " with column"]],
  products: [
    {
      ...{ id: "p1", name: ["", text, " on a stand"], number: "10010000", brand: "STAMOS" },
      ...{ href: "/sales", picture: "/pictures/default.svg", price: "£19.00", before: null },
    },
  ],
  categories: [{ name: ["All ", text, "s"], above: "Workshop", href: "/new-arrivals" }],
  brands: [{ name: ["STAMOS"], above: "", href: "/search?brand=STAMOS" }],
  total: 123,
  queryId: "0".repeat(32),
});

const field = (page: Page) => page.getByRole("banner").getByLabel(word("frame.header.searchLabel"));
const list = (page: Page) => page.getByRole("listbox", { name: word("search.label") });
const chosen = (page: Page) => list(page).locator("[aria-selected=true]");

/** Responds in place of the shop; `hold` delays the response until the returned function is called. */
async function answerSuggestions(
  page: Page,
  answer: (text: string) => object | null,
  hold: (text: string) => Promise<void> = async () => {},
): Promise<void> {
  await page.route(/\/suggestions\?/, async (route) => {
    const text = new URL(route.request().url()).searchParams.get("q") ?? "";
    await hold(text);
    const json = answer(text);
    await (json ? route.fulfill({ json }) : route.fulfill({ status: 503 })).catch(() => {});
  });
}

test("the arrow keys cycle through the suggestions, Escape closes them, Enter follows the selected one", async ({
  page,
}) => {
  await answerSuggestions(page, toAnswer);
  await page.goto(urlOf(shop, "/"));
  await field(page).focus();
  await expect(page.getByRole("banner").getByRole("combobox")).toBeFocused();
  await page.keyboard.type("scale");
  const options = list(page).getByRole("option");
  await expect(options).toHaveCount(5);
  await expect(page.getByRole("banner").getByRole("status")).toHaveText("5 suggestions");
  await expect(field(page)).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("ArrowUp");
  await expect(chosen(page)).toHaveText("All 123 results for “scale”");
  await page.keyboard.press("ArrowDown");
  await expect(chosen(page)).toHaveText("scale with column");
  await expect(field(page)).toHaveAttribute(
    "aria-activedescendant",
    (await chosen(page).getAttribute("id")) ?? "",
  );
  await page.keyboard.press("Escape");
  await expect(list(page)).toBeHidden();
  await expect(field(page)).toHaveValue("scale");
  await page.keyboard.press("ArrowDown");
  await expect(options).toHaveCount(5);
  for (let steps = 0; steps < 2; steps += 1) await page.keyboard.press("ArrowDown");
  await expect(chosen(page)).toContainText("All scales");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(urlOf(shop, "/new-arrivals"));
  await expect(list(page)).toBeHidden();
});

test("reports a followed suggestion to the search after consent to statistics, and not before", async ({
  page,
}) => {
  const reports: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === "/api/search-click") reports.push(request.method());
  });
  await answerSuggestions(page, toAnswer);
  const follow = async () => {
    await field(page).fill("scale");
    await list(page).getByRole("option", { name: "scale on a stand" }).click();
    await expect(page).toHaveURL(urlOf(shop, "/sales"));
  };
  await page.goto(urlOf(shop, "/"));
  await follow();
  expect(reports).toEqual([]);

  await agree(page, shop, ["statistics"]);
  const script = page.waitForResponse(/track-visit/);
  await page.goto(urlOf(shop, "/"));
  await showLife(page);
  await script;
  await follow();
  await expect.poll(() => reports).toEqual(["POST"]);
});

test("clearing, a press outside and searching close the suggestions", async ({ page }) => {
  await answerSuggestions(page, toAnswer);
  await page.goto(urlOf(shop, "/"));
  await field(page).fill("scale");
  await expect(list(page)).toBeVisible();
  await page
    .getByRole("banner")
    .getByRole("button", { name: word("frame.header.searchClear") })
    .click();
  await expect(list(page)).toBeHidden();
  await expect(field(page)).toHaveValue("");
  await expect(field(page)).toBeFocused();
  await field(page).fill("scale");
  await expect(list(page)).toBeVisible();
  await page.getByRole("main").click({ position: { x: 5, y: 600 } });
  await expect(list(page)).toBeHidden();
  await field(page).fill("scales");
  await expect(list(page)).toBeVisible();
  await field(page).press("Enter");
  await expect(page).toHaveURL(urlOf(shop, "/search?q=scales"));
  await expect(list(page)).toBeHidden();
});

test("ignores the response to an earlier query, even when it arrives last", async ({ page }) => {
  const slow = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  await answerSuggestions(page, toAnswer, async (text) => {
    if (text !== "mixer") return;
    asked.resolve();
    await slow.promise;
  });
  await page.goto(urlOf(shop, "/"));
  await field(page).fill("mixer");
  await asked.promise;
  await field(page).fill("scale");
  await expect(list(page)).toContainText("scale on a stand");
  slow.resolve();
  await field(page).fill("scales");
  await expect(list(page)).toContainText("scales on a stand");
  await expect(list(page)).not.toContainText("mixer");
});

test("when nothing is found, or the search does not respond, the field says so and offers a link", async ({
  page,
}) => {
  await answerSuggestions(page, (text) => (text === "broken" ? null : nothing));
  await page.goto(urlOf(shop, "/"));
  await field(page).fill("qwertzuiop");
  const panel = page.getByRole("banner").locator("[data-suggestions]");
  await expect(panel.getByText(word("search.none", { text: "qwertzuiop" })).last()).toBeVisible();
  await expect(panel.getByText(word("search.spelling"))).toBeVisible();
  await expect(list(page).getByRole("option", { name: word("search.contact") })).toBeVisible();
  await expect(list(page).getByRole("group", { name: word("search.popular") })).toBeVisible();
  await field(page).fill("broken");
  await expect(panel.getByText(word("search.failed")).last()).toBeVisible();
  await field(page).press("Enter");
  await expect(page).toHaveURL(urlOf(shop, "/search?q=broken"));
});

test("stores recent searches on the device only after consent", async ({ page, context }) => {
  await answerSuggestions(page, toAnswer);
  const search = async () => {
    await page.goto(urlOf(shop, "/"));
    await field(page).focus();
    await expect(list(page).getByRole("group", { name: word("search.popular") })).toBeVisible();
    await field(page).fill("lamp");
    await field(page).press("Enter");
    await expect(page).toHaveURL(urlOf(shop, "/search?q=lamp"));
    await page.goto(urlOf(shop, "/"));
    await field(page).focus();
    await expect(list(page).getByRole("group", { name: word("search.popular") })).toBeVisible();
  };
  await search();
  const recent = list(page).getByRole("group", { name: word("search.recent") });
  await expect(recent).toBeHidden();
  await context.addCookies([{ name: "consent", value: "v1.functional", url: urlOf(shop, "/") }]);
  await search();
  await expect(recent.getByRole("option", { name: "lamp" })).toBeVisible();
  await page.getByRole("button", { name: word("search.forget") }).click();
  await expect(recent).toBeHidden();
});

for (const width of [375, 1440]) {
  test(`axe reports nothing on open suggestions at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await answerSuggestions(page, toAnswer);
    await page.goto(urlOf(shop, "/"));
    await field(page).fill("scale");
    await expect(list(page).getByRole("option")).toHaveCount(5);
    await page.keyboard.press("ArrowDown");
    expect(await findViolations(page)).toEqual([]);
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test('the field is a plain form, "more" shows the whole bar and hides it again, and the countries are a page', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1100, height: 800 });
    await page.goto(urlOf(shops.GR, "/"));
    const bar = page.getByRole("banner").locator("[data-category-bar]");
    const last = bar.locator("[data-bar-rows] li:nth-last-child(2) a").last();
    const isInView = () =>
      last.evaluate((link) => {
        const { top, left, width, height } = link.getBoundingClientRect();
        return document.elementFromPoint(left + width / 2, top + height / 2) === link;
      });
    expect(await isInView()).toBe(false);
    await bar.getByText(messagesOf("el")("frame.header.more")).click();
    expect(await isInView()).toBe(true);
    await bar.getByText(messagesOf("el")("frame.header.more")).click();
    expect(await isInView()).toBe(false);
    await page
      .getByRole("banner")
      .getByRole("link", { name: /Ελλάδα/ })
      .click();
    await expect(page.getByRole("main").locator("a[hreflang]")).toHaveCount(28);
    await page.goto(urlOf(shop, "/"));
    await expect(page.getByRole("banner").locator("a[href='/login']").filter({ visible: true })).toHaveCount(
      1,
    );
    await field(page).fill("scale");
    await field(page).press("Enter");
    await expect(page).toHaveURL(urlOf(shop, "/search?q=scale"));
  });
});
