import { expect, it } from "vitest";
import { countryTable, getCountry } from "../../countries/model/country-table";
import { toTrackingLink } from "./tracking-link";

const page = "https://parcels.example/follow";
const rows = countryTable.flatMap((country) => country.locales.map((locale) => [country, locale] as const));

const read = (link: string | null) => Object.fromEntries(new URL(link ?? "").searchParams);

it("has a row of its own for each of the 28 shops in their languages", () => {
  const accounts = rows.map(
    ([country, locale]) => read(toTrackingLink(page, "IH1", country, locale)).account,
  );
  expect(new Set(accounts).size).toBe(28);
});

it.each(rows.map(([country, locale]) => [locale, country] as const))(
  "names the id of %s",
  (locale, country) => {
    const [language = "", code = ""] = locale.split("-");
    expect(read(toTrackingLink(page, "IH 1&2", country, locale))).toEqual({
      account: `ironhall-parcels-${code.toLowerCase()}-${language}`,
      language,
      parcel: "IH 1&2",
    });
  },
);

it("is the parcel's country's where the order is read in another shop, in a language that both have or its usual one", () => {
  const link = (code: "CH" | "BE" | "SK", locale: "de-DE" | "fr-FR") =>
    read(toTrackingLink(page, "IH1", getCountry(code), locale));
  expect(link("CH", "de-DE")).toMatchObject({ account: "ironhall-parcels-ch-de", language: "de" });
  expect(link("CH", "fr-FR")).toMatchObject({ account: "ironhall-parcels-ch-fr", language: "fr" });
  expect(link("SK", "de-DE")).toMatchObject({ account: "ironhall-parcels-sk-sk", language: "sk" });
});

it("keeps what the page's own address asks with", () => {
  const link = toTrackingLink(`${page}?shop=1`, "IH1", getCountry("SK"), "sk-SK");
  expect(link).toBe(`${page}?shop=1&account=ironhall-parcels-sk-sk&language=sk&parcel=IH1`);
});

it("leads nowhere where the carrier told no number, or nobody shows the way", () => {
  expect(toTrackingLink(page, null, getCountry("SK"), "sk-SK")).toBeNull();
  expect(toTrackingLink(null, "IH1", getCountry("SK"), "sk-SK")).toBeNull();
});
