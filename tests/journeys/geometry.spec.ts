import { expect, type Page, test } from "playwright/test";
import { listCutTexts } from "../support/list-cut-texts.ts";
import { measureLayout } from "../support/measure-layout.ts";
import { createShopper } from "../support/shopper.ts";
import { shops, urlOf } from "../support/shops.ts";

const widths = [1919, 1440, 768, 375];
/** The header changes its layout between tablet and desktop. */
const widthsOfHeader = [1919, 1440, 1200, 1024, 768, 375];
/** Screens with blocks, with tables wider than a phone, and with long words. */
const screens = [
  "/components",
  "/sales",
  "/sales?view=table",
  "/search?q=10010000",
  "/search?q=10210000",
  "/compare?skus=EX10010000,EX10020000",
  "/product-reviews/ex10010000",
  "/categories",
  "/countries",
  "/checkout/cart",
  "/no-such-thing/",
];

for (const country of ["SK", "DE", "GR", "BG", "BE", "CH"] as const) {
  test(`no word of the start page and its header is clipped at any width in ${country}`, async ({ page }) => {
    await open(page, country, "/");
    await expectSound(page, "/", widthsOfHeader);
    const header = page.getByRole("banner");
    for (const width of widthsOfHeader) {
      await resize(page, width);
      await expect.poll(() => header.evaluate(listCutTexts), `the header at ${width}`).toEqual([]);
    }
  });
}

for (const country of ["SK", "DE", "GR", "BG"] as const) {
  test(`nothing is clipped, too wide or too small to tap from 375 to 1,919 pixels in ${country}`, async ({
    page,
  }) => {
    for (const path of screens) {
      await open(page, country, path);
      await expectSound(page, path);
    }
  });

  test(`the filled cart and its checkout fit every window in ${country}`, async ({ page }) => {
    // Two of a machine with a long name, and one with several variants.
    const lines = { EX10020000: 2, EX10210000: 1 };
    await createShopper(page, shops[country]).haveCart({ lines });
    await open(page, country, "/checkout/cart");
    await expect(page.getByRole("main").getByRole("textbox")).not.toHaveCount(0);
    await expectSound(page, "the filled cart");
    await open(page, country, "/checkout/addresses");
    await expectSound(page, "the addresses");
  });
}

async function open(page: Page, country: keyof typeof shops, path: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await resize(page, 1440);
  await page.goto(urlOf(shops[country], path));
  // `content-visibility: auto` skips the layout of distant content; lays out all of it, as after scrolling through the
  // page.
  await page.evaluate(() => document.documentElement.setAttribute("data-whole", ""));
}

function resize(page: Page, width: number): Promise<void> {
  return page.setViewportSize({ width, height: 900 });
}

/** Expects a valid layout at every width, once the fonts of that width have loaded. */
async function expectSound(page: Page, name: string, at = widths): Promise<void> {
  for (const width of at) {
    await resize(page, width);
    await expect.poll(() => page.evaluate(measureLayout), `${name} at ${width}`).toEqual([]);
  }
}
