import { expect, test } from "playwright/test";
import { shops, urlOf } from "../support/shops.ts";

const address = urlOf(shops.GB, "/new-arrivals");

test("a picture that does not answer gives way to the default one, also where it failed before any script ran", async ({
  page,
}) => {
  await page.route(/-front\.svg$/, (route) => route.abort());
  await page.goto(address);
  const picture = page.getByRole("main").locator("li img").first();
  await expect(picture).toHaveAttribute("src", /\/pictures\/default\.svg$/);
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the default picture stands where one does not answer", async ({ page }) => {
    await page.route(/-front\.svg$/, (route) => route.abort());
    const stand = page.waitForResponse(/\/pictures\/default\.svg$/);
    await page.goto(address);
    expect((await stand).ok()).toBe(true);
  });
});
