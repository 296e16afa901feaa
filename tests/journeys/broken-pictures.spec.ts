import { expect, test } from "playwright/test";
import { shops, urlOf } from "../support/shops.ts";

const address = urlOf(shops.GB, "/new-arrivals");

test("replaces a picture that fails to load by the default one, also when it failed before any script ran", async ({
  page,
}) => {
  await page.route(/-front\.webp$/, (route) => route.abort());
  await page.goto(address);
  const picture = page.getByRole("main").locator("li img").first();
  await expect(picture).toHaveAttribute("src", /\/pictures\/default\.svg$/);
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("shows the default picture where one fails to load", async ({ page }) => {
    await page.route(/-front\.webp$/, (route) => route.abort());
    const stand = page.waitForResponse(/\/pictures\/default\.svg$/);
    await page.goto(address);
    expect((await stand).ok()).toBe(true);
  });
});
