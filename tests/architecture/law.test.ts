import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { countryTable } from "../../app/countries/model/country-table";
import { toLegalTokens } from "../../app/countries/model/legal-facts";
import { toLanguage } from "../../app/countries/model/locale";
import { durabilityHref } from "../../app/law/model/durability-label";
import { duties, dutyIds, listDuties } from "../../app/law/model/duties";
import { memberCountries } from "../../app/law/model/duty";
import { noticeLanguages, toCodePath, toStatedGuarantee } from "../../app/law/model/guarantee-notice";
import { noLawSettings } from "../../app/law/model/law-settings";
import { openDuties } from "../../app/law/model/open-duties";
import { drawCodeFile } from "../../scripts/law/draw-code";
import { toLawDocument } from "../../scripts/law/to-law-document";
import { readSources, root } from "./source-files";

it("the table matches docs/law.md", async () => {
  const document = toLawDocument({ duties, memberCountries, openDuties });
  await expect(document).toMatchFileSnapshot(path.join(root, "docs/law.md"));
});

describe.each(dutyIds)("the duty %s", (id) => {
  it("has a proof that exists: a file, and a test of that title in it", () => {
    const [file = "", title = ""] = duties[id].proof.split(" › ");
    expect(existsSync(path.join(root, file)), file).toBe(true);
    expect(readFileSync(path.join(root, file), "utf8")).toContain(`"${title}"`);
  });

  it("is read by code unless every shop shows it", () => {
    const readers = readSources(["app", "worker"]).filter(({ text }) => text.includes(`has("${id}")`));
    expect(readers.length > 0).toBe(duties[id].isEverywhere !== true);
  });
});

it("dates and countries of duties are in the table alone", () => {
  const lists = readSources(["app"])
    .filter(({ path: file }) => !/^app\/(?:law|countries)\//.test(file) && !file.includes(".test."))
    .filter(({ text }) => /new Set\(\["CH", "GB", "NO"\]\)|\["CH", "GB", "NO"\]/.test(text));
  expect(lists.map(({ path: file }) => file)).toEqual([]);
});

describe("the harmonised notice", () => {
  const day = "2026-09-27";
  const noticed = countryTable.filter((country) => listDuties(country, day).has("guarantee-notice"));

  it("has words in every language of the shops that show it", () => {
    const wanted = new Set(noticed.flatMap(({ locales }) => locales.map(toLanguage)));
    expect([...wanted].sort()).toEqual(noticeLanguages);
  });

  it.each(noticeLanguages)("has a QR code in %s that leads where its link does", async (language) => {
    const country = noticed.find(({ locales }) => locales.some((locale) => toLanguage(locale) === language));
    const locale = country?.locales.find((one) => toLanguage(one) === language);
    if (!country || !locale) throw new Error(`No shop in ${language}`);
    const stated = toStatedGuarantee({
      ...{
        duties: listDuties(country, day),
        locale,
        law: noLawSettings,
        words: { heading: "", reminder: "", repair: "" },
      },
    });
    const file = path.join(root, "public", toCodePath(language));
    await expect(drawCodeFile(stated?.notice?.href ?? "")).toMatchFileSnapshot(file);
  });

  it("has a QR code on the durability label that leads where its link does", async () => {
    const file = path.join(root, "public/law/your-europe-garan.svg");
    await expect(drawCodeFile(durabilityHref)).toMatchFileSnapshot(file);
  });

  it("is followed by the national period exactly where that is longer than two years", () => {
    const longer = noticed.filter(
      ({ locales: [locale] }) => Number(toLegalTokens(locale, "Slovensko").guaranteeYears) > 2,
    );
    expect(longer.map(({ code }) => code).sort()).toEqual([...duties["guarantee-longer"].countries].sort());
  });
});
