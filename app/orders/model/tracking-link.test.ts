import { expect, it } from "vitest";
import { countryTable, getCountry } from "../../countries/model/country-table";
import { toTrackingLink } from "./tracking-link";

const page = "https://parcels.example/follow";
const rows = countryTable.flatMap((country) => country.locales.map((locale) => [country, locale] as const));

const read = (link: string | null) => Object.fromEntries(new URL(link ?? "").searchParams);

it("has a separate row for each of the 28 shops in their languages", () => {
  const accounts = rows.map(
    ([country, locale]) => read(toTrackingLink(page, "IH1", country, locale)).account,
  );
  expect(new Set(accounts).size).toBe(28);
});

it.each(rows.map(([country, locale]) => [locale, country] as const))(
  "contains the id of %s",
  (locale, country) => {
    const [language = "", code = ""] = locale.split("-");
    expect(read(toTrackingLink(page, "IH 1&2", country, locale))).toEqual({
      account: `ironhall-parcels-${code.toLowerCase()}-${language}`,
      language,
      parcel: "IH 1&2",
    });
  },
);

it("uses the parcel's country when another shop shows the order, in a shared language or its default one", () => {
  const link = (code: "CH" | "BE" | "SK", locale: "de-DE" | "fr-FR") =>
    read(toTrackingLink(page, "IH1", getCountry(code), locale));
  expect(link("CH", "de-DE")).toMatchObject({ account: "ironhall-parcels-ch-de", language: "de" });
  expect(link("CH", "fr-FR")).toMatchObject({ account: "ironhall-parcels-ch-fr", language: "fr" });
  expect(link("SK", "de-DE")).toMatchObject({ account: "ironhall-parcels-sk-sk", language: "sk" });
});

it("retains the query of the page's URL", () => {
  const link = toTrackingLink(`${page}?shop=1`, "IH1", getCountry("SK"), "sk-SK");
  expect(link).toBe(`${page}?shop=1&account=ironhall-parcels-sk-sk&language=sk&parcel=IH1`);
});

it("is missing without a tracking number or a tracking page", () => {
  expect(toTrackingLink(page, null, getCountry("SK"), "sk-SK")).toBeNull();
  expect(toTrackingLink(null, "IH1", getCountry("SK"), "sk-SK")).toBeNull();
});
