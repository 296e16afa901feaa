import type { PageWords } from "../../app/catalogue/operations/page-words.server";
import { getCountry } from "../../app/countries/model/country-table";
import { createTranslate } from "../../app/i18n/create-translate";

/** What pages of the Irish shop are written with, on a Thursday. */
export const irishWords: PageWords = {
  translate: createTranslate("en-IE"),
  locale: "en-IE",
  country: getCountry("IE"),
  now: new Date("2026-11-19T10:00:00Z"),
  prefix: "",
};
