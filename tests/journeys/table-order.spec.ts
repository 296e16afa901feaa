import { expect, type Page, test } from "playwright/test";
import { messagesOf } from "../support/messages.ts";
import { setStock } from "../support/set-stock.ts";
import { shops, urlOf } from "../support/shops.ts";

const shop = shops.GB;
const word = messagesOf("en");
const table = "/catering-equipment/?view=table";
/** Used by this journey only, because the journey sets its stock. */
const scarce = "10030003";

const rowsOf = (page: Page) =>
  page
    .getByRole("table")
    .getByRole("row")
    .filter({ has: page.getByRole("spinbutton") });
const fieldsOf = (page: Page) => page.getByRole("table").getByRole("spinbutton");
const numberOf = async (page: Page, row: number) =>
  (await rowsOf(page).nth(row).getByRole("rowheader").innerText()).match(/\d{8}/)?.[0] ?? "";

/** The pieces of an article on the cart page. */
const piecesOf = (page: Page, number: string) =>
  page
    .getByRole("listitem")
    .filter({ hasText: number })
    .getByRole("textbox", { name: /^Quantity of/ });

async function fill(page: Page, quantities: readonly string[]): Promise<readonly string[]> {
  for (const [row, quantity] of quantities.entries()) await fieldsOf(page).nth(row).fill(quantity);
  return Promise.all(quantities.map((_, row) => numberOf(page, row)));
}

async function expectInCart(
  page: Page,
  numbers: readonly string[],
  quantities: readonly string[],
): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, name: word("cart.title") })).toBeVisible();
  for (const [row, number] of numbers.entries())
    await expect(piecesOf(page, number)).toHaveValue(quantities[row] ?? "");
}

test("three articles of a table go into the cart at once", async ({ page }) => {
  await page.goto(urlOf(shop, table));
  const quantities = ["2", "1", "3"];
  const numbers = await fill(page, quantities);
  await page.getByRole("button", { name: word("listing.table.add.other", { count: "3" }) }).click();
  await expectInCart(page, numbers, quantities);
});

test("arrow keys and Enter move between the quantities of neighbouring rows, and add nothing", async ({
  page,
}) => {
  await page.goto(urlOf(shop, table));
  const fields = fieldsOf(page);
  await fields.first().fill("2");
  await expect(
    page.getByRole("button", { name: word("listing.table.add.one", { count: "1" }) }),
  ).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(fields.nth(1)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(fields.nth(2)).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await expect(fields.first()).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(fields.first()).toBeFocused();
  await expect(fields.first()).toHaveValue("2");
  await page.keyboard.press("Tab");
  await expect(rowsOf(page).first().getByRole("button")).toBeFocused();
  expect(page.url()).toBe(urlOf(shop, table));
});

test("a row's own button adds the pieces of its row, and retains those of the others", async ({ page }) => {
  await page.goto(urlOf(shop, table));
  const [number = ""] = await fill(page, ["4", "5"]);
  await rowsOf(page).first().getByRole("button").click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  await expect(fieldsOf(page).first()).toHaveValue("");
  await expect(fieldsOf(page).nth(1)).toHaveValue("5");
  await page.goto(urlOf(shop, "/checkout/cart"));
  await expect(piecesOf(page, number)).toHaveValue("4");
});

test("in Germany a table's rows lead to their products", async ({ page }) => {
  await page.goto(urlOf(shops.DE, "/sales?view=table"));
  await expect(page.getByRole("table")).toBeVisible();
  await expect(fieldsOf(page)).toHaveCount(0);
  const link = page.getByRole("link", { name: messagesOf("de")("catalogue.card.view") }).first();
  await link.click();
  await expect(page.getByRole("region", { name: messagesOf("de")("catalogue.product.buy") })).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("three articles of a table go into the cart at once", async ({ page }) => {
    await page.goto(urlOf(shop, table));
    const quantities = ["2", "1", "3"];
    const numbers = await fill(page, quantities);
    await page
      .getByRole("status")
      .getByRole("button", { name: word("catalogue.card.add") })
      .click();
    await expectInCart(page, numbers, quantities);
  });

  test("a row that cannot be added in full says so beside its field, and nothing typed is lost", async ({
    page,
  }) => {
    await setStock(`EX${scarce}`, 2);
    await page.goto(urlOf(shop, table));
    const field = page.locator(`[name="pieces.EX${scarce}"]`);
    const row = page.getByRole("row").filter({ hasText: scarce });
    // The page may know an older stock than the shop.
    const request = async (quantity: string) => {
      await field.evaluate((element) => element.removeAttribute("max"));
      await field.fill(quantity);
      await page
        .getByRole("status")
        .getByRole("button", { name: word("catalogue.card.add") })
        .click();
    };
    await request("9");
    await expect(row).toContainText(word("quick-order.clamped", { count: "2", asked: "9" }));
    const added = word("listing.table.added.one", { count: "1" });
    await expect(page.getByRole("status").filter({ hasText: added })).toBeVisible();
    await request("4");
    await expect(row).toContainText(word("quick-order.refusal.in-cart"));
    await expect(field).toHaveValue("4");
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 375, height: 812 } });

  for (const [country, language, path] of [
    ["GB", "en", "/catering-equipment/"],
    ["DE", "de", "/sales"],
    ["GR", "el", "/sales"],
  ] as const)
    test(`two rows of products are in view below the header in ${country}`, async ({ page }) => {
      await page.goto(urlOf(shops[country], path));
      const cards = page
        .getByRole("region", { name: messagesOf(language)("catalogue.listing.label") })
        .getByRole("listitem")
        .filter({ has: page.getByRole("heading", { level: 2 }) });
      const boxes = await cards.evaluateAll((all) =>
        all.slice(0, 8).map((card) => {
          const { height } = card.getBoundingClientRect();
          const labels = [...card.querySelectorAll("dt")];
          return {
            height,
            figures: labels.filter((label) => label.checkVisibility()).length,
            cut: labels.filter((label) => label.scrollWidth > label.clientWidth).length,
            picture: (card.querySelector("img")?.getBoundingClientRect().height ?? 0) / height,
          };
        }),
      );
      expect(boxes).toHaveLength(8);
      for (const { height, picture, cut, figures } of boxes) {
        expect(figures, "figures of a card").toBe(3);
        expect(cut, "labels of figures that are cut").toBe(0);
        expect(height).toBeLessThanOrEqual((812 - 57) / 2);
        expect(picture).toBeGreaterThanOrEqual(0.45);
      }
    });
});
