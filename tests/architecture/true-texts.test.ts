import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { toPageMessage } from "../../app/content/model/content-pages";
import { countryTable } from "../../app/countries/model/country-table";
import { toLegalTokens } from "../../app/countries/model/legal-facts";
import {
  type Language,
  type Locale,
  languages,
  toLanguage,
  toLocaleVariant,
} from "../../app/countries/model/locale";
import { toLegalLinkMessage } from "../../app/countries/model/withdrawal-countries";
import { createTranslate } from "../../app/i18n/create-translate";
import { memberCountries } from "../../app/law/model/duty";
import { messagesOf } from "../support/messages";
import { listFiles, root } from "./source-files";

const locales = countryTable.flatMap((country) => country.locales);
const content = path.join(root, "public/content");

function listTexts(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(listTexts) : [];
}

function readContent(file: string, locale: Locale): readonly string[] {
  const place = path.join(content, `${file}.${toLocaleVariant(locale)}.json`);
  return listTexts(JSON.parse(readFileSync(place, "utf8")));
}

/** Lists the texts of all pages and blocks of a locale. */
function readAllContent(locale: Locale): readonly string[] {
  const files = readdirSync(content, { recursive: true, encoding: "utf8" });
  const own = files.filter((file) => file.endsWith(`.${toLocaleVariant(locale)}.json`));
  return own.flatMap((file) => listTexts(JSON.parse(readFileSync(path.join(content, file), "utf8"))));
}

const noticed = countryTable
  .filter(({ code }) => memberCountries.includes(code))
  .flatMap((country) => country.locales);

/** Years of the law where they are more than the Union's two, and where the shop shows them. */
const longer = noticed
  .map((locale) => [locale, toLegalTokens(locale, "Slovensko").guaranteeYears ?? ""] as const)
  .filter(([, years]) => years !== "2");

describe("the legal guarantee", () => {
  it("lasts longer than two years in some shops", () => expect(longer.length).toBeGreaterThan(2));

  it.each(longer)("has in %s the %s years of the terms wherever it is named", (locale, years) => {
    const say = createTranslate(locale);
    for (const key of ["frame.header.guarantee", "pages.guarantee.short", "checkout.payment.guaranteeTitle"])
      expect(say(key), key).toMatch(new RegExp(`(?<!\\d)${years}(?!\\d)`));
  });
});

/** "Two years after delivery": a guarantee "after the legal one" would begin later, or never. */
const twoYears: Readonly<Partial<Record<Language, RegExp>>> = {
  en: /two years after delivery/,
  fi: /kahden vuoden kuluttua toimituksesta/,
  nb: /to år etter levering/,
  nl: /twee jaar na levering/,
  sv: /två år efter leveransen/,
};

it.each(locales.filter((locale) => twoYears[toLanguage(locale)]))(
  "the extra guarantee begins in %s two years after delivery, whatever the law adds",
  (locale) => {
    const wanted = twoYears[toLanguage(locale)] ?? /never/;
    for (const page of ["premium-gurantee", "help-centre"])
      expect(
        readContent(`page/${page}`, locale).some((text) => wanted.test(text)),
        page,
      ).toBe(true);
  },
);

describe("texts that are shown in several places", () => {
  /** "At the end of this page", in all languages: the text is in the order mail and in blocks as well. */
  const endOfPage =
    /края на (?:тази )?страница|konci (?:této|tejto) stránky|nederst på (?:denne )?sid|am Ende dieser Seite|τέλος (?:αυτής )?της σελίδας|end of this page|final de esta página|sivun lopussa|(?:fin|bas) de cette page|kraju (?:ove )?stranice|oldal végén|fondo a questa pagina|puslapio pabaigoje|nederst på siden|skjemaet nederst|onder aan deze pagina|końcu (?:tej )?strony|fim desta página|(?:finalul acestei|sfârșitul) pagini|koncu (?:te )?strani|längst ned/i;

  it.each(locales)("do not place the model form in %s at the end of this page", (locale) => {
    const texts = ["page/return-policy", "tabs/before-ordering"].flatMap((file) => readContent(file, locale));
    expect(texts.filter((text) => endOfPage.test(text))).toEqual([]);
  });
});

describe.each(languages)("the texts of %s", (language) => {
  const say = messagesOf(language);

  it("request an order number only in mails about an order", () => {
    expect(say("mail.helpWithOrder").length).toBeGreaterThan(say("mail.help").length + 10);
  });

  it("know no counter, and name a payment that failed later", () => {
    const counter =
      /counter|tresen|comptoir|banco |mostrador|lad[ay]|pult|tejghe|balie|balc|disk|щанд|ταμεί|prekystal/i;
    expect(say("profile.loyalty.useContact")).not.toMatch(counter);
    const mail = /e-?mail|correo|имейл|el\. paštu|e-pošt|mejl|sähköposti|e-post/i;
    for (const locale of locales.filter((each) => each.startsWith(language))) {
      const page = JSON.parse(
        readFileSync(path.join(content, `page/help-centre.${toLocaleVariant(locale)}.json`), "utf8"),
      );
      expect(page.sections[2].questions[1].answer, locale).toMatch(mail);
    }
  });
});

describe("Switzerland, whose law has no right of withdrawal", () => {
  const swiss = locales.filter((locale) => locale.endsWith("-CH"));
  const right = /widerruf|rétract|révoc|recess[oi]|receder|di revoca\b/i;
  /** Sentences that say that there is no such right, and withdrawals of a consent. */
  const isAllowed = (text: string) =>
    /kein(?:e)? (?:gesetzliches|allgemeines)|ne prévoit pas|non prevede|Einwilligung|consent|Cookie|^bis zum Widerruf/i.test(
      text,
    );

  it.each(swiss)("links in %s the returns, and promises no withdrawal", (locale) => {
    const say = createTranslate(locale);
    const keys = [
      toPageMessage("return-policy", locale),
      toLegalLinkMessage("withdrawal", locale),
      "mail.attachedReturns",
    ];
    expect(keys.map((key) => say(key)).filter((text) => right.test(text))).toEqual([]);
    const promised = readAllContent(locale).filter((text) => right.test(text) && !isAllowed(text));
    expect(promised).toEqual([]);
  });

  it("has no ß, in no text of de-CH", () => {
    const say = createTranslate("de-CH");
    const shared = listTexts(JSON.parse(readFileSync(path.join(root, "locales/de/checkout.json"), "utf8")));
    expect(shared.some((text) => text.includes("ß"))).toBe(true);
    expect(say("checkout.field.streetName")).toBe("Strasse");
    expect(readAllContent("de-CH").filter((text) => text.includes("ß"))).toEqual([]);
  });
});

it("Polish consumers have conformity of goods, no rękojmia", () => {
  const files = listFiles("locales/pl").map((file) => readFileSync(path.join(root, file), "utf8"));
  expect(files.filter((text) => /rękojmi/i.test(text))).toEqual([]);
});

it("the British shop speaks of cancelling a contract, not of withdrawing from it", () => {
  const found = [...readAllContent("en-GB"), createTranslate("en-GB")("content.pages.return-policy")].filter(
    (text) =>
      /right of withdrawal|withdraw from (?:the|your|an) (?:contract|order)|and withdrawal/i.test(text),
  );
  expect(found).toEqual([]);
});
