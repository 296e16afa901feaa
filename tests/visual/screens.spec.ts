import { expect, type Page, test } from "playwright/test";
import { createBuyer } from "../support/buyer.ts";
import { createShopper } from "../support/shopper.ts";
import { shops, urlOf } from "../support/shops.ts";
import { startScripts } from "../support/visitor.ts";

const widths = [375, 768, 1440, 1919];

/** Screens of a guest, by the name of their pictures. */
const screens = {
  home: "/",
  categories: "/categories",
  listing: "/new-arrivals",
  sales: "/sales",
  table: "/sales?view=table",
  "no-results": "/search?q=qwxzqwxz",
  product: "/search?q=10010000",
  compare: "/compare?skus=EX10010000,EX10020000",
  "quick-order": "/quick-order",
  "empty-cart": "/checkout/cart",
  login: "/login",
  support: "/support",
  "order-status": "/order-status",
  missing: "/no-such-thing/",
};

/** One shop of each script. */
const countries = ["DE", "GR", "BG"] as const;

for (const country of countries) {
  for (const [name, path] of Object.entries(screens)) {
    test(`${name} in ${country}`, async ({ page }) => {
      await page.goto(urlOf(shops[country], path));
      await expectSame(page, `${country}-${name}`);
    });
  }
}

for (const colorScheme of ["light", "dark"] as const) {
  test(`all components in the ${colorScheme} theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto(urlOf(shops.DE, "/components"));
    await expectSame(page, `components-${colorScheme}`);
  });
}

test("the start page and a product in the dark theme", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  for (const name of ["home", "product"] as const) {
    await page.goto(urlOf(shops.GB, screens[name]));
    await expectSame(page, `dark-${name}`);
  }
});

test("the suggestions", async ({ page }) => {
  const word = createBuyer(page, shops.DE).word;
  await page.goto(urlOf(shops.DE, screens.sales));
  await startScripts(page);
  const field = page.getByRole("banner").getByRole("search").getByLabel(word("frame.header.searchLabel"));
  await field.pressSequentially("mi");
  await expect(page.getByRole("listbox")).toBeVisible();
  await expectSame(page, "suggestions", { fullPage: false });
});

test("the filled cart, the addresses and the payment page", async ({ page }) => {
  const shopper = createShopper(page, shops.DE);
  await shopper.haveCart({ lines: { EX10020000: 2, EX10210000: 1 }, method: "bank_transfer" });
  await page.goto(urlOf(shops.DE, "/checkout/cart"));
  await expect(page.getByRole("main").getByRole("textbox")).not.toHaveCount(0);
  await expectSame(page, "cart");
  await page.goto(urlOf(shops.DE, "/checkout/addresses"));
  await expectSame(page, "addresses");
  await page.goto(urlOf(shops.DE, "/checkout/payment"));
  await expectSame(page, "payment");
});

/** Compares the page at every width, with its fonts and pictures loaded and its distant content laid out. */
async function expectSame(page: Page, name: string, { fullPage = true } = {}): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.evaluate(() => document.documentElement.setAttribute("data-whole", ""));
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await loadPictures(page);
    await expect
      .soft(page)
      .toHaveScreenshot(`${name}-${width}.png`, { fullPage, mask: [page.locator("shop-countdown")] });
  }
}

/** Loads the pictures that wait for the window to come near, and the fonts. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager";
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
  });
}
