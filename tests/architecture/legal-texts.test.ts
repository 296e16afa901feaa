import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { legalPages } from "../../app/content/model/content-pages";
import { countryTable } from "../../app/countries/model/country-table";
import { toLegalTokens } from "../../app/countries/model/legal-facts";
import { toLanguage, toLocaleVariant } from "../../app/countries/model/locale";
import { root } from "./source-files";

type LegalPage = (typeof legalPages)[number];

/** Facts that a text of its kind must name, in every country. */
const namedFacts: Readonly<Record<LegalPage, string>> = {
  "terms-and-conditions":
    "companyName companyAddress country currency reductionDays parcelCost parcelDays freightCost returnDays consumerStatute guaranteeStatute guaranteeYears complaintDays consumerAuthority disputeBody",
  "privacy-data":
    "companyName companyAddress privacyMail dataStatute cookieStatute retentionYears cartDays consentMonths dataAuthority",
  "company-information":
    "companyName companyAddress companyDirector companyRegister companyNumber companyVatNumber serviceMail imprintStatute disputeBody",
  "merchant-information":
    "companyName companyAddress consumerStatute safetyStatute reductionDays serviceMail",
  "return-policy":
    "returnDays sendBackDays refundDays returnsMail companyName companyAddress consumerStatute",
  complaints: "serviceMail complaintDays guaranteeStatute guaranteeYears consumerAuthority disputeBody",
  "battery-regulations": "batteryStatute wasteStatute wasteScheme companyName companyAddress",
  accessibility:
    "companyName shopDomain serviceMail complaintDays accessibilityStatute accessibilityAuthority accessibilityAuthorityUrl",
};

const locales = countryTable.flatMap(({ locales }) => locales);
const knownFacts = new Set([
  ...Object.keys(toLegalTokens("sk-SK", "Slovensko")),
  ..."country currency shopDomain parcelCost parcelFreeFrom parcelDays freightCost freightFreeFrom freightDays".split(
    " ",
  ),
]);
/** Words of English sentences; a language that has such a word has it in a name. */
const english = /(?<!\p{L})(?:the|your|you|please|this|with|which|cannot|must|shall|goods|seller)(?!\p{L})/iu;
/** Numbers of days in the table of facts. */
const typedDays = /(?<![\d.,/-])(?:14|30)(?![\d.,/-])/;

function listTexts(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(listTexts) : [];
}

function readTexts(page: LegalPage, locale: (typeof locales)[number]): readonly string[] {
  const file = path.join(root, "public/content/page", `${page}.${toLocaleVariant(locale)}.json`);
  return listTexts(JSON.parse(readFileSync(file, "utf8")));
}

const tokensOf = (texts: readonly string[]) =>
  new Set(texts.flatMap((text) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = ""]) => name)));
const ownLinksOf = (texts: readonly string[]) =>
  texts.filter((text) => /^(?:page:|\/(?:support|consents)$|\{\{\w+Url\}\}$)/.test(text));

describe.each(legalPages)("%s", (page) => {
  const german = readTexts(page, "de-DE");

  it.each(locales)("in %s names its law and its authorities by their facts, which all exist", (locale) => {
    const tokens = tokensOf(readTexts(page, locale));
    expect(namedFacts[page].split(" ").filter((name) => !tokens.has(name))).toEqual([]);
    expect([...tokens].filter((name) => !knownFacts.has(name))).toEqual([]);
  });

  it.each(locales)("in %s links like the others, and contains no numbers of days itself", (locale) => {
    const texts = readTexts(page, locale);
    expect(ownLinksOf(texts)).toEqual(ownLinksOf(german));
    expect(texts.filter((text) => typedDays.test(text))).toEqual([]);
  });

  it.each(locales.filter((locale) => !locale.startsWith("en")))("in %s is in its own language", (locale) => {
    const names = /\{\{\w+\}\}|Ironhall|Premium/g;
    const left = readTexts(page, locale).filter((text) => english.test(text.replace(names, "")));
    expect(left).toEqual([]);
  });
});

it.each(locales)(
  "the order mail in %s agrees with the terms about when the contract is concluded",
  (locale) => {
    const variant = toLocaleVariant(locale);
    const file = path.join(root, "public/content/page", `terms-and-conditions.${variant}.json`);
    const terms: { sections: { steps?: string[] }[] } = JSON.parse(readFileSync(file, "utf8"));
    const words = path.join(root, "locales", toLanguage(locale), "mail.json");
    const mail: { orderConfirmation: { lead: string } } = JSON.parse(readFileSync(words, "utf8"));
    const [moment = "missing"] = terms.sections.flatMap(({ steps }) => steps?.at(-1) ?? []);
    expect(mail.orderConfirmation.lead).toContain(moment);
  },
);

it("a statutory right of withdrawal is promised where the law has one, and not in Switzerland", () => {
  const promising = locales.filter((locale) =>
    tokensOf(readTexts("return-policy", locale)).has("withdrawalDays"),
  );
  expect(promising).toEqual(locales.filter((locale) => !locale.endsWith("-CH")));
});

it("no text links to the Union's dispute resolution platform, which was closed on 20 July 2025", () => {
  const texts = legalPages.flatMap((page) => locales.flatMap((locale) => readTexts(page, locale)));
  expect(texts.filter((text) => /ec\.europa\.eu|\bODR\b/.test(text))).toEqual([]);
});

it("the Union's regulation on batteries is named in the Union only", () => {
  const naming = locales.filter((locale) =>
    readTexts("battery-regulations", locale).some((text) => text.includes("2023/1542")),
  );
  expect(naming).toEqual(locales.filter((locale) => !/-(?:CH|GB|NO)$/.test(locale)));
});

it("the law demands information on accessibility in the Union only; the other pages name their act in the text", () => {
  const naming = locales.filter((locale) =>
    readTexts("accessibility", locale).some((text) => /\{\{accessibilityStatute\}\}./.test(text)),
  );
  expect(naming).toEqual(locales.filter((locale) => /-(?:CH|GB|NO)$/.test(locale)));
});
