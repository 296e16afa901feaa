import { create, pattern, record, string, type } from "superstruct";
import { brand } from "./brand";
import facts from "./legal-facts.json";
import { type Locale, toLanguage, toLocaleVariant } from "./locale";

const Name = pattern(string(), /^\S.*\S$/);
const Url = pattern(string(), /^https:\/\/\S+$/);
const Figure = pattern(string(), /^\d+$/);

/** What the law of a country is called, who watches over it, and its figures, as the page's language says it. */
const LegalFactsStruct = type({
  dataAuthority: Name,
  dataAuthorityUrl: Url,
  dataStatute: Name,
  cookieStatute: Name,
  consumerAuthority: Name,
  consumerAuthorityUrl: Url,
  /** Who settles disputes out of court. */
  disputeBody: Name,
  disputeBodyUrl: Url,
  /** On distance contracts and withdrawal. */
  consumerStatute: Name,
  guaranteeStatute: Name,
  /** The longest time a consumer can rely on the legal guarantee, where the law names one; at least two years. */
  guaranteeYears: Figure,
  /** Within which a complaint is answered: the law's limit where it is tighter than, or instead of, the shop's 14 days. */
  complaintDays: Figure,
  imprintStatute: Name,
  safetyStatute: Name,
  batteryStatute: Name,
  wasteStatute: Name,
  /** Register or scheme for used batteries. */
  wasteScheme: Name,
  wasteSchemeUrl: Url,
});

const table = create(facts, record(string(), LegalFactsStruct));

/** No company has these: the seller is made up, and every text that names them says so. */
const demoCompany = {
  companyName: "Ironhall Equipment",
  companyDirector: "Jana Vzorová",
  companyRegister: "Obchodný register Mestského súdu Bratislava III, Sro 00000/B",
  companyNumber: "00 000 000",
  companyVatNumber: "SK0000000000",
  serviceMail: brand.serviceMail,
  privacyMail: "privacy@ironhall.example",
  returnsMail: "returns@ironhall.example",
};

const sellersTown: Readonly<Record<string, string>> = { bg: "Братислава", el: "Μπρατισλάβα" };

/** For which the seller keeps its books, from the end of the year that they are about: Act 431/2002 of its country, § 35. */
export const bookYears = 10;
/** Claims of consumers fall under three years from the year's end in most of the countries, and a case takes its time. */
export const claimYears = 4;

/** Days from receipt of the goods within which a consumer may withdraw (Directive 2011/83/EU Art. 9). */
export const withdrawalDays = 14;
/** The shop's own extension of that period, in days from receipt. */
export const returnDays = 30;

/** The shop's own promises and the terms of Directive 2011/83/EU and of the seller's book-keeping, in days and years. */
const terms = {
  /** By law; Switzerland has no such law, and its texts do not name it. */
  withdrawalDays: String(withdrawalDays),
  returnDays: String(returnDays),
  refundDays: "14",
  sendBackDays: "14",
  /** Of which a struck-out price is the lowest (Directive 98/6/EC Art. 6a). */
  reductionDays: "30",
  retentionYears: String(bookYears),
  cartDays: "30",
  consentMonths: "12",
  answerMonths: "1",
};

/**
 * The legal facts of a locale by their `{{token}}` in texts; `sellersCountry` is the name of Slovakia in its language.
 */
export function toLegalTokens(locale: Locale, sellersCountry: string): Readonly<Record<string, string>> {
  const own = table[toLocaleVariant(locale)];
  if (!own) throw new Error(`legal-facts.json has no row ${toLocaleVariant(locale)}: add one with every key`);
  const town = sellersTown[toLanguage(locale)] ?? "Bratislava";
  return {
    ...own,
    ...demoCompany,
    ...terms,
    companyAddress: `Demonstration Street 1, 821\u00a009\u00a0${town}, ${sellersCountry}`,
  };
}
