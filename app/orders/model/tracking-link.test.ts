import { expect, it } from "vitest";
import { getCountry } from "../../countries/model/country-table";
import { toTrackingLink } from "./tracking-link";

const page = "https://parcels.example/follow";

it.each([
  ["BE", "fr-BE"],
  ["BE", "nl-BE"],
  ["CH", "it-CH"],
  ["GR", "el-GR"],
] as const)("names %s's own id for the language of %s", (code, locale) => {
  const country = getCountry(code);
  const link = new URL(toTrackingLink(page, "IH 1&2", country, locale) ?? "");
  const language = locale.slice(0, 2) as "fr";
  expect(link.searchParams.get("account")).toBe(country.parcelTrackingIds[language]);
  expect(link.searchParams.get("language")).toBe(language);
  expect(link.searchParams.get("parcel")).toBe("IH 1&2");
});

it("leads nowhere where the carrier told no number", () => {
  expect(toTrackingLink(page, null, getCountry("SK"), "sk-SK")).toBeNull();
});
