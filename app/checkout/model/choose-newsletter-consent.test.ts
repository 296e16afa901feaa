import { expect, it } from "vitest";
import { countryTable } from "../../countries/model/country-table";
import { listDuties } from "../../law/model/duties";
import { chooseNewsletterConsent } from "./choose-newsletter-consent";

/** Per country: box left alone, box ticked. */
const soft = [
  ["left-alone", "soft_newsletter"],
  ["refuses", "no_newsletter"],
] as const;
const optional = [
  ["left-alone", null],
  ["wants", "newsletter"],
] as const;

it.each(
  countryTable.flatMap((country) =>
    (["HU", "PL"].includes(country.code) ? optional : soft).map(
      ([answer, consent]) =>
        [country.code, listDuties(country, "2026-11-30").has("newsletter-tick"), answer, consent] as const,
    ),
  ),
)("in %s (optional: %s) a box that is %s records %s", (_code, isOptional, answer, consent) => {
  expect(chooseNewsletterConsent(isOptional, answer)).toBe(consent);
});
