import type { PageWords } from "../../app/catalogue/operations/page-words.server";
import { getCountry } from "../../app/countries/model/country-table";
import { createTranslate } from "../../app/i18n/create-translate";

/** Messages and formats of the Irish shop, on a Thursday. */
export const irishWords: PageWords = {
  translate: createTranslate("en-IE"),
  locale: "en-IE",
  country: getCountry("IE"),
  now: new Date("2026-11-19T10:00:00Z"),
  prefix: "",
};
