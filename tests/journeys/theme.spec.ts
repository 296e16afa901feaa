import { expect, type Page, test } from "playwright/test";
import { createShopper } from "../support/shopper.ts";
import { shops, urlOf } from "../support/shops.ts";
import { startScripts } from "../support/visitor.ts";

const shop = shops.GB;
const choice = (page: Page, name: string) =>
  page.getByRole("contentinfo").getByRole("button", { name: new RegExp(`^${name}`) });
const paper = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--paper").trim());
const agree = (page: Page) =>
  page.context().addCookies([{ name: "consent", value: "v1.2026-11-23.functional", url: urlOf(shop, "/") }]);

test("a theme applies at once; without consent it ends with the document, and the switch says so", async ({
  page,
}) => {
  const { word } = createShopper(page, shop);
  await page.goto(urlOf(shop, "/sales"));
  await startScripts(page);
  const light = await paper(page);
  await choice(page, "Dark").click();
  await expect.poll(() => paper(page)).not.toBe(light);
  await expect(page.getByRole("contentinfo").getByText(word("footer.theme.unsaved"))).toBeVisible();
  await expect(choice(page, "Dark")).toHaveAccessibleName(/Dark.*chosen/);
  await page.reload();
  expect(await paper(page)).toBe(light);
});

test("after consent to comfort the next document has the theme before any script, until it is withdrawn", async ({
  page,
}) => {
  await agree(page);
  await page.goto(urlOf(shop, "/sales"));
  const saved = page.waitForResponse(/\/theme$/);
  await choice(page, "Dark").click();
  await saved;
  const served = await page.goto(urlOf(shop, "/new-arrivals"));
  expect(await served?.text()).toContain('<html data-theme="dark"');
  await expect(choice(page, "Dark")).toHaveAccessibleName(/Dark.*chosen/);
  await choice(page, "Automatic").click();
  await expect
    .poll(async () => (await page.context().cookies()).map(({ name }) => name))
    .not.toContain("theme");
});

test("without a connection the theme applies, and the switch says that it is not kept", async ({ page }) => {
  const { word } = createShopper(page, shop);
  await agree(page);
  await page.goto(urlOf(shop, "/sales"));
  await startScripts(page);
  const light = await paper(page);
  await page.route(/\/theme$/, (route) => route.abort());
  await choice(page, "Dark").click();
  await expect.poll(() => paper(page)).not.toBe(light);
  await expect(page.getByRole("contentinfo").getByText(word("footer.theme.unsaved"))).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the switch is a form that returns to the page", async ({ page }) => {
    await agree(page);
    await page.goto(urlOf(shop, "/sales?sort=newest"));
    await choice(page, "Dark").click();
    await expect(page).toHaveURL(urlOf(shop, "/sales?sort=newest#theme"));
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await choice(page, "Light").click();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  });

  test("without consent the choice leads to the consent page", async ({ page }) => {
    await page.goto(urlOf(shop, "/sales"));
    await choice(page, "Dark").click();
    await expect(page).toHaveURL(urlOf(shop, "/consents"));
  });
});
