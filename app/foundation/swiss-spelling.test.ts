import { expect, it } from "vitest";
import { chooseTranslation } from "../catalogue/model/choose-translation";
import { toTranslate } from "../i18n/to-translate";
import { hasSwissSpelling, toSwissSpelling } from "./swiss-spelling";

it("respells texts and data, for Swiss German only", () => {
  expect(toSwissSpelling("Größe und Maße")).toBe("Grösse und Masse");
  expect(toSwissSpelling({ name: "Schweißgerät", stock: 2 })).toEqual({ name: "Schweissgerät", stock: 2 });
  expect(toSwissSpelling("Die Seite „Rückgabe“ sagt, was „gross“ heisst.")).toBe(
    "Die Seite «Rückgabe» sagt, was «gross» heisst.",
  );
  expect(toSwissSpelling({ open: "„auf", english: "“yes”, ‘no’", close: "zu“" })).toEqual({
    open: "„auf",
    english: "“yes”, ‘no’",
    close: "zu“",
  });
  expect(["de-CH", "de-DE", "de-AT", "fr-CH"].filter(hasSwissSpelling)).toEqual(["de-CH"]);
});

it("respells messages, but no inserted value", () => {
  const tables = [["de", { cart: { street: "{{name}}: Straße" } }]] as const;
  const build = (locale: string) => toTranslate({ locale, tables, reportMissing: () => {} });
  expect(build("de-CH")("cart.street", { name: "Weiß" })).toBe("Weiß: Strasse");
  expect(build("de-DE")("cart.street", { name: "Weiß" })).toBe("Weiß: Straße");
});

it("respells the texts of products", () => {
  const names = { de: "Schweißgerät", en: "Welder" };
  expect(chooseTranslation(names, ["de-CH", "de"])).toBe("Schweissgerät");
  expect(chooseTranslation(names, ["de-AT", "de"])).toBe("Schweißgerät");
});
