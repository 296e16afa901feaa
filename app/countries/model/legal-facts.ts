import { create, pattern, record, string, type } from "superstruct";
import { brand } from "./brand";
import facts from "./legal-facts.json";
import { type Locale, toLanguage, toLocaleVariant } from "./locale";

const Name = pattern(string(), /^\S.*\S$/);
const Url = pattern(string(), /^https:\/\/\S+$/);
const Digits = pattern(string(), /^\d+$/);

/** A country's laws, authorities and legal periods, in the page's language. */
const LegalFactsStruct = type({
  dataAuthority: Name,
  dataAuthorityUrl: Url,
  dataStatute: Name,
  cookieStatute: Name,
  consumerAuthority: Name,
  consumerAuthorityUrl: Url,
  /** The body for out-of-court dispute resolution. */
  disputeBody: Name,
  disputeBodyUrl: Url,
  /** The statute on distance contracts and withdrawal. */
  consumerStatute: Name,
  guaranteeStatute: Name,
  /** The longest period of the legal guarantee, if the law sets one; at least two years. */
  guaranteeYears: Digits,
  /**
   * Days within which the shop responds to a complaint.
   * The shop's limit is 14; a shorter or mandatory limit of the law replaces it.
   */
  complaintDays: Digits,
  imprintStatute: Name,
  safetyStatute: Name,
  batteryStatute: Name,
  wasteStatute: Name,
  /** Register or scheme for used batteries. */
  wasteScheme: Name,
  wasteSchemeUrl: Url,
  /** The act on accessible services; where none demands the statement, the act against discrimination. */
  accessibilityStatute: Name,
  /** The authority that supervises the accessibility of shops; GB, CH: the public service that advises. */
  accessibilityAuthority: Name,
  accessibilityAuthorityUrl: Url,
});

const table = create(facts, record(string(), LegalFactsStruct));

export const sellerName = "Ironhall Equipment";
/** The number in the imprint; invoices have the one of the shop's country, if it is set. */
export const sellerVatNumber = "SK0000000000";

/** A fictional company; every text that names the seller states that it is fictional. */
const demoCompany = {
  companyName: sellerName,
  companyDirector: "Jana Vzorová",
  companyRegister: "Obchodný register Mestského súdu Bratislava III, Sro 00000/B",
  companyNumber: "00 000 000",
  companyVatNumber: sellerVatNumber,
  serviceMail: brand.serviceMail,
  privacyMail: "privacy@ironhall.example",
  returnsMail: "returns@ironhall.example",
};

const sellersTown: Readonly<Record<string, string>> = { bg: "Братислава", el: "Μπρατισλάβα" };

/**
 * Years that the seller retains accounting records, from the end of the year concerned.
 *
 * Source: Slovak Accounting Act 431/2002, § 35
 */
export const bookYears = 10;
/**
 * Years that the seller retains data for consumers' claims.
 * Claims expire three years after the year's end in most of the countries; a lawsuit takes further time.
 */
export const claimYears = 4;

/** Days from receipt of the goods within which a consumer may withdraw (Directive 2011/83/EU Art. 9). */
export const withdrawalDays = 14;
/** The shop's own extension of that period, in days from receipt. */
export const returnDays = 30;

/**
 * Periods in days and years.
 * They are the shop's promises, those of Directive 2011/83/EU, and those of the seller's book-keeping.
 */
const terms = {
  /** By law; Switzerland has no such law, and its texts do not mention it. */
  withdrawalDays: String(withdrawalDays),
  returnDays: String(returnDays),
  refundDays: "14",
  sendBackDays: "14",
  /** Period whose lowest price is the crossed-out one (Directive 98/6/EC Art. 6a). */
  reductionDays: "30",
  retentionYears: String(bookYears),
  cartDays: "30",
  consentMonths: "12",
  answerMonths: "1",
};

/** Years of the legal guarantee in the country of a locale, counted from delivery. */
export function readGuaranteeYears(locale: Locale): number {
  return Number(requireFacts(locale).guaranteeYears);
}

function requireFacts(locale: Locale) {
  const own = table[toLocaleVariant(locale)];
  if (!own) throw new Error(`legal-facts.json has no row ${toLocaleVariant(locale)}: add one with every key`);
  return own;
}

/**
 * Returns the legal facts of a locale by their `{{token}}` in texts.
 * `sellersCountry` is the name of Slovakia in its language.
 */
export function toLegalTokens(locale: Locale, sellersCountry: string): Readonly<Record<string, string>> {
  const own = requireFacts(locale);
  const { street, postalCode, city } = toSellersAddress(locale);
  return {
    ...own,
    ...demoCompany,
    ...terms,
    companyAddress: `${street}, ${postalCode.replace(" ", "\u00a0")}\u00a0${city}, ${sellersCountry}`,
  };
}

/** The seller's postal address; its town is in the page's script. */
export function toSellersAddress(locale: Locale) {
  const city = sellersTown[toLanguage(locale)] ?? "Bratislava";
  return { street: "Demonstration Street 1", postalCode: "821 09", city, country: "SK" } as const;
}
