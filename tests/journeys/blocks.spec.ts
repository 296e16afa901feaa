import { expect, test } from "playwright/test";
import { createShopper } from "../support/shopper.ts";
import { shops, urlOf } from "../support/shops.ts";

test("the start page counts down to the campaign's end, and the links of its blocks work", async ({
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

test("a product card on the start page adds the product to the cart", async ({ page }) => {
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

  test("shows the campaign's end as text, with tabs and questions open", async ({ page }) => {
    await page.goto(urlOf(shops.GB, "/components"));
    await expect(page.locator("[data-ends]").getByText(/^Ends:/)).toBeVisible();
    await expect(page.locator("[data-ends] ol")).toBeHidden();
    await page.getByText("Payment", { exact: true }).and(page.locator("label")).click();
    await expect(page.getByRole("main").getByRole("heading", { name: "Card", exact: true })).toBeVisible();
  });
});
