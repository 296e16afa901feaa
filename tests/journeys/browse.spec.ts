import { expect, type Page, test } from "playwright/test";
import { messagesOf } from "../support/messages.ts";
import { shops, urlOf } from "../support/shops.ts";

const shop = shops.GB;
const word = messagesOf("en");

/** Returns the product grid of a listing, without the filters and the rows below it. */
const productsOf = (page: Page, words: typeof word = word) =>
  page
    .getByRole("region", { name: words("catalogue.listing.label") })
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 2 }) });

test("a brand filter applies at once, and Back restores the previous listing", async ({ page }) => {
  await page.goto(urlOf(shop, "/catering-equipment/"));
  const products = productsOf(page);
  await expect(products.filter({ hasText: "Royal Catering" })).not.toHaveCount(0);
  await page.getByRole("checkbox", { name: /Uniprodo/ }).check();
  await expect(page).toHaveURL(/brand=Uniprodo/);
  await expect(products.filter({ hasText: "Royal Catering" })).toHaveCount(0);
  await expect(products.filter({ hasText: "Uniprodo" })).not.toHaveCount(0);
  await page.getByRole("link", { name: word("catalogue.filter.clear") }).click();
  await expect(page).toHaveURL(/catering-equipment\/$/);
  await expect(page.getByRole("checkbox", { name: /Uniprodo/ })).not.toBeChecked();
  await page.goBack();
  await expect(page).toHaveURL(/brand=Uniprodo/);
  await expect(page.getByRole("checkbox", { name: /Uniprodo/ })).toBeChecked();
  await expect(products.filter({ hasText: "Royal Catering" })).toHaveCount(0);
});

test("invalid values in the URL read as the defaults", async ({ page }) => {
  await page.goto(urlOf(shop, "/catering-equipment/?page=0&sort=banana&hits=7"));
  await expect(page.getByLabel(word("catalogue.sort.label"))).toHaveValue("relevance");
  await expect(page.getByLabel(word("catalogue.hits.label"))).toHaveValue("24");
  await expect(productsOf(page)).toHaveCount(24);
});

test("a search ignores accents, and shows its query when nothing matches", async ({ page }) => {
  await page.goto(urlOf(shops.DE, "/search?q=kompressor"));
  await expect(productsOf(page, messagesOf("de")).first()).toContainText("Kompressor");
  await page.goto(urlOf(shops.SK, "/search?q=chladnicka"));
  await expect(productsOf(page, messagesOf("sk")).first()).toContainText(/chladnič/i);
  await page.goto(urlOf(shop, "/search?q=qwertzuiop"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    word("catalogue.empty.searched", { text: "qwertzuiop" }),
  );
});

test("a search without a result says so once, and offers products of the right spelling and all departments", async ({
  page,
}) => {
  const inGerman = messagesOf("de");
  const text = "hochdrckrenigr";
  await page.goto(urlOf(shops.DE, `/search?q=${text}`));
  await expect(page.getByText(inGerman("catalogue.empty.searched", { text }))).toHaveCount(1);
  const main = page.getByRole("main");
  const near = `${inGerman("catalogue.search.spelling")} hochdruckreiniger`;
  await expect(main.getByRole("heading", { level: 2, name: near })).toBeVisible();
  await expect(main.getByRole("heading", { level: 3 }).first()).toContainText("Hochdruckreiniger");
  await expect(main.getByRole("link", { name: "Fitness und Therapie" }).first()).toBeVisible();
});

test("an unknown path shows the shop's 404 page", async ({ page }) => {
  const answer = await page.goto(urlOf(shop, "/no-such-thing/"));
  expect(answer?.status()).toBe(404);
  await expect(
    page.getByRole("heading", { level: 1, name: word("frame.error.missing.title") }),
  ).toBeVisible();
  await expect(page.getByRole("banner")).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("several filters and a price apply at once, and Back restores the previous listing", async ({
    page,
  }) => {
    await page.goto(urlOf(shop, "/catering-equipment/"));
    const filters = page.getByRole("form", { name: word("catalogue.filter.title") });
    const apply = filters.getByRole("button", { name: word("catalogue.filter.apply") });
    const brand = filters.getByRole("checkbox", { name: /Uniprodo/ });
    const voltage = filters.getByRole("checkbox", { name: /^230/ });
    const price = filters
      .getByRole("group", { name: word("catalogue.filter.price") })
      .getByRole("spinbutton");
    await brand.check();
    await apply.click();
    await expect(page).toHaveURL(/brand=Uniprodo/);
    await expect(productsOf(page).filter({ hasText: "Royal Catering" })).toHaveCount(0);
    await expect(productsOf(page)).not.toHaveCount(0);
    const byBrand = await productsOf(page).count();
    await voltage.check();
    await price.nth(1).fill("500");
    await apply.click();
    await expect(page).toHaveURL(/(?=.*brand=Uniprodo)(?=.*voltage=230)(?=.*price\.to=500)/);
    await expect(productsOf(page)).not.toHaveCount(0);
    expect(await productsOf(page).count()).toBeLessThan(byBrand);
    for (const text of await productsOf(page).locator("strong").allTextContents())
      expect(Number(text.replace(/[^\d.]/g, ""))).toBeLessThanOrEqual(500);
    await page.goBack();
    await expect(productsOf(page)).toHaveCount(byBrand);
    await expect(page).not.toHaveURL(/voltage=230/);
    await expect(brand).toBeChecked();
  });

  test("the category tree is a page, and a product shows no skeleton", async ({ page }) => {
    await page.goto(urlOf(shop, "/"));
    await page
      .getByRole("banner")
      .getByRole("link", { name: word("frame.navigation.title") })
      .click();
    await expect(page).toHaveURL(/\/categories\/?$/);
    await page.getByRole("main").getByRole("link", { name: "Food preparation" }).click();
    await productsOf(page).first().getByRole("heading").getByRole("link").click();
    await expect(page.locator("[aria-busy=true]:visible")).toHaveCount(0);
    await expect(page.getByRole("heading", { name: word("catalogue.reviews.title") })).toBeVisible();
  });
});
