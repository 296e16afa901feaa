import type { PageI18n } from "../../app/catalogue/operations/page-i18n.server";
import { getCountry } from "../../app/countries/model/country-table";
import { createTranslate } from "../../app/i18n/create-translate";
import { listDuties } from "../../app/law/model/duties";
import { noLawSettings } from "../../app/law/model/law-settings";

/** Messages and formats of the Irish shop, on a Thursday. */
export const irishI18n: PageI18n = {
  translate: createTranslate("en-IE"),
  locale: "en-IE",
  country: getCountry("IE"),
  now: new Date("2026-11-19T10:00:00Z"),
  duties: listDuties(getCountry("IE"), "2026-11-19"),
  law: noLawSettings,
  prefix: "",
};
