import { expect, test } from "playwright/test";
import { countryTable } from "../../app/countries/model/country-table.ts";
import { toPathPrefix } from "../../app/countries/model/language-prefix.ts";
import { showLife } from "../support/visitor.ts";

/** File names of the complete fonts, as the build emits them; subset fonts have another ending. */
const wholeFont = /-wght-normal-[^/]*\.woff2$/;
const anyFont = /\.woff2$/;

test.use({ viewport: { width: 375, height: 812 } });

const shops = countryTable.flatMap((country) =>
  country.locales.map((locale) => ({
    locale,
    root: `http://${country.code.toLowerCase()}.localhost:${process.env.IRONHALL_PORT}${toPathPrefix(country, locale)}`,
  })),
);

for (const { locale, root } of shops) {
  test(`${locale}: home, listing and product fetch no complete font`, async ({ page }) => {
    const fonts: string[] = [];
    page.on("request", (request) => anyFont.test(request.url()) && fonts.push(request.url()));
    const expectCutFonts = async (path: string) => {
      await page.evaluate(() => document.fonts.ready);
      expect(fonts.length, path).toBeGreaterThan(0);
      expect(
        fonts.filter((url) => wholeFont.test(url)),
        path,
      ).toEqual([]);
    };
    for (const path of ["/", "/sales", "/search?q=10010000"]) {
      fonts.length = 0;
      await page.goto(root + path);
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
