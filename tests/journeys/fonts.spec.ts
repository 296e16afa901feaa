import { expect, test } from "playwright/test";
import { shops, urlOf } from "../support/shops.ts";
import { showLife } from "../support/visitor.ts";

/** File names of the complete fonts, as the build emits them; subset fonts have another ending. */
const wholeFont = /-wght-normal-[^/]*\.woff2$/;
const anyFont = /\.woff2$/;

test.use({ viewport: { width: 375, height: 812 } });

/** One of each script; the characters of all locales are compared with their fonts in `every-locale.test.ts`. */
for (const country of ["DE", "GR", "BG"] as const) {
  test(`home, listing and product fetch no complete font in ${country}`, async ({ page }) => {
    const fonts: string[] = [];
    page.on("request", (request) => anyFont.test(request.url()) && fonts.push(request.url()));
    const expectCutFonts = async (path: string) => {
      await expect.poll(() => fonts.length, path).toBeGreaterThan(0);
      await page.evaluate(() => document.fonts.ready);
      expect(
        fonts.filter((url) => wholeFont.test(url)),
        path,
      ).toEqual([]);
    };
    for (const path of ["/", "/sales", "/search?q=10010000"]) {
      fonts.length = 0;
      // As a new visitor: for a returning one, the page declares the complete fonts by itself.
      await page.context().clearCookies();
      await page.goto(urlOf(shops[country], path));
      await expectCutFonts(path);
      if (path.startsWith("/search")) continue;
      // An idle page declares the complete fonts; the shop's own texts do not need them then either.
      await showLife(page);
      await expect(page.locator("head > link[rel=stylesheet][href*=whole-fonts]")).toHaveCount(1);
      await expect
        .poll(() =>
          page.evaluate(() => [...document.fonts].filter(({ family }) => /Sofia Sans/.test(family)).length),
        )
        .toBeGreaterThan(6);
      await expectCutFonts(path);
    }
  });
}

test("the fonts come together after the first picture, and at once on a next page", async ({ page }) => {
  const requested: string[] = [];
  page.on("request", (request) => anyFont.test(request.url()) && requested.push(request.url()));
  let held = Promise.withResolvers<void>();
  await page.route(/-front\.(?:svg|webp)$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  const heldFont = Promise.withResolvers<void>();
  await page.route(/sans-condensed-latin[^/]*\.woff2$/, async (route) => {
    await heldFont.promise;
    await route.continue();
  });
  const countShown = () =>
    page.evaluate(() => [...document.fonts].filter(({ family }) => family.includes("Sofia Sans")).length);
  await page.goto(urlOf(shops.DE, "/search?q=10010000"), { waitUntil: "domcontentloaded" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(requested).toEqual([]);
  const first = page.waitForEvent("requestfinished", (request) => anyFont.test(request.url()));
  held.resolve();
  await first;
  expect(await countShown()).toBe(0);
  heldFont.resolve();
  await expect.poll(countShown).toBeGreaterThan(1);

  held = Promise.withResolvers<void>();
  await page.goto(urlOf(shops.DE, "/sales"), {
    referer: urlOf(shops.DE, "/"),
    waitUntil: "domcontentloaded",
  });
  const isLoaded = () =>
    page.evaluate(() =>
      [...document.fonts].some(({ family, status }) => family.includes("Sofia Sans") && status === "loaded"),
    );
  await expect.poll(isLoaded).toBe(true);
  held.resolve();
});
