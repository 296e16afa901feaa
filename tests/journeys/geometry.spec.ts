import { expect, type Page, test } from "playwright/test";
import { measureLayout } from "../support/measure-layout.ts";
import { shops, urlOf } from "../support/shops.ts";

const widths = [1919, 1440, 768, 375];
/** Beside the screens of blocks: tables, which are wider than a phone, and those that hold long words. */
const screens = [
  "/sales?view=table",
  "/search?q=10210000",
  "/compare?skus=EX10010000,EX10020000",
  "/product-reviews/ex10010000",
  "/categories",
  "/countries",
];

for (const country of ["SK", "DE", "GR", "BG"] as const) {
  test(`tables, products and the filled cart fit every window in ${country}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const open = async (path: string) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(urlOf(shops[country], path));
    };
    for (const path of screens) {
      await open(path);
      await expectSound(page, path);
    }
    await open("/checkout/cart");
    await fillCart(page);
    await open("/checkout/cart");
    await expect(page.getByRole("main").getByRole("textbox")).not.toHaveCount(0);
    await expectSound(page, "the filled cart");
    await open("/checkout/addresses");
    await expectSound(page, "the addresses");
  });
}

/** At every width, as soon as the fonts of that width are there. */
async function expectSound(page: Page, name: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => page.evaluate(measureLayout), `${name} at ${width}`).toEqual([]);
  }
}

/** By the shop's own interface: one machine with a long name twice, one of several variants. */
async function fillCart(page: Page): Promise<void> {
  for (const [sku, quantity] of [
    ["EX10020000", 2],
    ["EX10210000", 1],
  ] as const) {
    const status = await page.evaluate(
      async (line) => {
        const headers = { "content-type": "application/json" };
        const body = JSON.stringify([line]);
        return (await fetch("/new-ct/addToCart", { method: "POST", headers, body })).status;
      },
      { sku, quantity },
    );
    expect(status).toBe(200);
  }
}
