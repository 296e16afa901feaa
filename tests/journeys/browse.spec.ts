import { expect, test } from "playwright/test";
import { shops, urlOf } from "../support/shops.ts";
import { wordsOf } from "../support/words.ts";

const shop = shops.GB;
const word = wordsOf("en");

test("a listing is narrowed by brand and price, and back leads to what was there before", async ({
  page,
}) => {
  await page.goto(urlOf(shop, "/catering-equipment/"));
  await page.getByRole("checkbox", { name: /Uniprodo/ }).check();
  await page.getByRole("button", { name: word("catalogue.filter.apply") }).click();
  await expect(page).toHaveURL(/brand=Uniprodo/);
  const list = page
    .getByRole("main")
    .getByRole("list", { name: word("catalogue.listing.label") })
    .or(page.getByRole("main"));
  await expect(list.getByText("Royal Catering", { exact: true })).toHaveCount(0);
  await page.getByRole("link", { name: word("catalogue.filter.clear") }).click();
  await expect(page).toHaveURL(/catering-equipment\/$/);
  await page.goBack();
  await expect(page).toHaveURL(/brand=Uniprodo/);
});

test("values of the address that make no sense read as the defaults", async ({ page }) => {
  await page.goto(urlOf(shop, "/catering-equipment/?page=0&sort=banana&hits=7"));
  await expect(page.getByLabel(word("catalogue.sort.label"))).toHaveValue("relevance");
  await expect(page.getByLabel(word("catalogue.hits.label"))).toHaveValue("24");
  await expect(
    page
      .getByRole("main")
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading") }),
  ).toHaveCount(24);
});

test("a search finds words without their accents, and says what it searched for when it finds nothing", async ({
  page,
}) => {
  await page.goto(urlOf(shops.DE, "/search?q=kompressor"));
  await expect(page.getByRole("main").getByRole("heading", { level: 2 }).first()).toContainText("Kompressor");
  await page.goto(urlOf(shops.SK, "/search?q=chladnicka"));
  await expect(page.getByRole("main").getByRole("heading", { level: 2 }).first()).toContainText(/chladnič/i);
  await page.goto(urlOf(shop, "/search?q=qwertzuiop"));
  await expect(page.getByText(word("catalogue.empty.searched", { text: "qwertzuiop" }))).toBeVisible();
});

test("an unknown path is the shop's own 404", async ({ page }) => {
  const answer = await page.goto(urlOf(shop, "/no-such-thing/"));
  expect(answer?.status()).toBe(404);
  await expect(
    page.getByRole("heading", { level: 1, name: word("frame.error.missing.title") }),
  ).toBeVisible();
  await expect(page.getByRole("banner")).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the whole tree of categories is a page, and a product shows no skeleton", async ({ page }) => {
    await page.goto(urlOf(shop, "/"));
    await page.getByRole("link", { name: word("frame.navigation.title") }).click();
    await expect(page).toHaveURL(/\/categories\/?$/);
    await page.getByRole("main").getByText("Catering equipment").first().click();
    await page.getByRole("main").getByRole("link", { name: "Food preparation" }).click();
    await page.getByRole("main").getByRole("heading", { level: 2 }).first().getByRole("link").click();
    await expect(page.locator("[aria-busy=true]:visible")).toHaveCount(0);
    await expect(page.getByRole("heading", { name: word("catalogue.reviews.title") })).toBeVisible();
  });
});
