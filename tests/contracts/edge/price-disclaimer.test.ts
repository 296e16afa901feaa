import { expect, it } from "vitest";
import { countryTable } from "../../../app/countries/model/country-table.ts";
import { toLanguage } from "../../../app/countries/model/locale.ts";
import { wordsOf } from "../../support/words.ts";
import { findProductPath, openShop } from "./open-shop.ts";

const shop = openShop();
/** The first page of each of 25 countries, one after another, on a machine that is busy. */
const timeoutMs = 90_000;

it(
  "the price disclaimer stands beside the price and in the footer of 22 countries, beside none in the other three",
  async () => {
    const without: string[] = [];
    for (const { code, locales } of countryTable) {
      const guest = shop.guest(`${code.toLowerCase()}.localhost`);
      const sentence = wordsOf(toLanguage(locales[0]))("content.footer.priceDisclaimer");
      const { text } = await guest.get(await findProductPath(guest, "10010000"));
      const footer = text.indexOf("<footer");
      const places = [text.slice(0, footer), text.slice(footer)].filter((part) =>
        part.includes(`>${sentence}<`),
      );
      if (places.length === 0) without.push(code);
      else expect(places, code).toHaveLength(2);
    }
    expect(without.sort()).toEqual(["CH", "GB", "NO"]);
  },
  timeoutMs,
);
