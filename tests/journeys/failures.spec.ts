import { expect, type Page, test } from "playwright/test";
import { messagesOf } from "../support/messages.ts";
import { shops, urlOf } from "../support/shops.ts";
import { watchHydration } from "../support/watch-hydration.ts";

const shop = shops.BE;
const word = messagesOf(shop.language);
const listing = urlOf(shop, "/sales");

const firstProduct = (page: Page) =>
  page.getByRole("main").locator("a[href$='/']:has(h2, h3), h2 a, h3 a").first();

test("a page whose script fails to load is opened as a document", async ({ page }) => {
  const waitForScripts = await watchHydration(page);
  await page.route(/\/assets\/(?:by-slug|new-arrivals)-.*\.js$/, (route) => route.abort());
  let documents = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await page.goto(listing);
  await waitForScripts();
  await firstProduct(page).click();
  await expect(page).toHaveURL(/-\d{8}\/$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(documents).toBe(2);

  await page.goto(listing);
  await waitForScripts();
  await page.getByRole("contentinfo").locator("a[href$='/new-arrivals']").click();
  await expect(page).toHaveURL(/\/new-arrivals$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(documents).toBe(4);
});

test("a not-found page receives the focus, and notifications of the previous page are gone", async ({
  page,
}) => {
  const waitForScripts = await watchHydration(page);
  await page.goto(listing);
  await waitForScripts();
  await expect(page.locator("body")).not.toHaveCSS("padding-bottom", "0px");
  const link = page.getByRole("contentinfo").locator("a[href$='/new-arrivals']");
  await link.evaluate((element) => element.setAttribute("href", "/nl/niet-hier/"));
  await page.getByRole("contentinfo").locator("a[href$='/niet-hier/']").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(word("frame.error.missing.title"));
  await expect(page.locator("#content")).toBeFocused();
  await expect(page.locator("link[rel=canonical], meta[name=robots]")).toHaveCount(0);
  // The consent dialog leaves the end of the footer uncovered.
  await expect(page.getByRole("region", { name: word("consent.ask.title") })).toBeVisible();
  await expect(page.locator("body")).not.toHaveCSS("padding-bottom", "0px");
});

test("when the error page fails as well, a plain page says so and links to the start page", async ({
  page,
}) => {
  const waitForScripts = await watchHydration(page);
  await page.goto(listing);
  await waitForScripts();
  await page.evaluate(() => {
    Object.defineProperty(navigator, "onLine", {
      get() {
        throw new Error("Nobody knows");
      },
    });
  });
  await page.route(/\.data(\?|$)/, (route) => route.abort());
  await page.getByRole("contentinfo").locator("a[href$='/new-arrivals']").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(word("frame.error.twice.title"));
  await expect(page.getByText("Nobody knows")).toBeVisible();
  await page.unroute(/\.data(\?|$)/);
  await page.getByRole("link", { name: word("frame.error.twice.home") }).click();
  await expect(page).toHaveURL(urlOf(shop, "/"));
});
