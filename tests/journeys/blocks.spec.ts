import { expect, test } from "playwright/test";
import { measureLayout } from "../support/measure-layout.ts";
import { createShopper } from "../support/shopper.ts";
import { shops, urlOf } from "../support/shops.ts";

const widths = [375, 768, 1440, 1919];
const screens = ["/", "/components", "/sales", "/search?q=10010000", "/checkout/cart", "/no-such-thing/"];

for (const country of ["SK", "DE", "GR", "BG"] as const) {
  test(`nothing is cut off, too wide or too small to hit from 375 to 1,919 pixels in ${country}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      for (const path of screens) {
        await page.goto(urlOf(shops[country], path));
        await page.evaluate(() => document.fonts.ready.then(() => {}));
        expect(await page.evaluate(measureLayout), `${path} at ${width}`).toEqual([]);
      }
    }
  });
}

test("the start page counts down to the end of the campaign, and goes where its blocks lead", async ({
  page,
}) => {
  await page.goto(urlOf(shops.GB, "/"));
  const seconds = page.locator("[data-ends] [data-unit=seconds]");
  await expect(seconds).toBeHidden();
  await page.mouse.move(10, 10);
  await expect(seconds).toHaveText(/^\d\d$/);
  const first = await seconds.textContent();
  await expect(seconds).not.toHaveText(first ?? "");
  await page.getByText("What is B-stock?").click();
  await expect(page.getByText("Returned machines that we have checked")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "See all" }).first().click();
  await expect(page).toHaveURL(urlOf(shops.GB, "/search?tags=bestseller"));
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Machines that earn their keep");
  await expect(seconds).toHaveText(/^\d\d$/);
});

test("a product is put into the cart from a card of the start page", async ({ page }) => {
  await page.goto(urlOf(shops.GB, "/"));
  const { word } = createShopper(page, shops.GB);
  await page
    .getByRole("main")
    .getByRole("button", { name: word("catalogue.card.add") })
    .first()
    .click();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the campaign's end stands there in words, tabs and questions open", async ({ page }) => {
    await page.goto(urlOf(shops.GB, "/components"));
    await expect(page.locator("[data-ends]").getByText(/^Ends:/)).toBeVisible();
    await expect(page.locator("[data-ends] ol")).toBeHidden();
    await page.getByText("Payment", { exact: true }).and(page.locator("label")).click();
    await expect(page.getByRole("main").getByRole("heading", { name: "Card", exact: true })).toBeVisible();
  });
});
