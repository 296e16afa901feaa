import { areaCountries, type Duty } from "./duty";

/** What needs the visitor's or the buyer's consent. */
export const consentDuties = {
  "device-consent": {
    act: "Directive 2002/58/EC",
    article: "Art. 5(3)",
    countries: [...areaCountries, "GB"],
    customers: "all",
    from: "2011-05-25",
    shows:
      "a question before anything is stored that the page does not need; refusing is as easy as agreeing",
    where: "every page",
    proof:
      "tests/journeys/consent.spec.ts › stores, loads and reports nothing before consent, nor after it is withdrawn",
    isEverywhere: true,
  },
  "newsletter-tick": {
    act: "HU: 2008. évi XLVIII. törvény; PL: ustawa z dnia 12 lipca 2024 r.",
    article: "§ 6; art. 398",
    countries: ["HU", "PL"],
    customers: "all",
    from: "2008-09-01",
    nationalFrom: { PL: "2024-11-10" },
    shows: "a separate box for the newsletter, not ticked, instead of the soft opt-in of an order",
    where: "payment page, newsletter forms, consents of the account",
    proof: "tests/contracts/edge/newsletter.test.ts › requires a separate box in %s, ticked by the reader",
  },
  "review-mail-refusal": {
    act: "CZ: zákon č. 480/2004 Sb.",
    article: "§ 7",
    countries: ["CZ"],
    customers: "all",
    from: "2004-09-07",
    shows: "a box that refuses the mail that asks for a review",
    where: "payment page",
    proof: "tests/contracts/edge/law.test.ts › offers a Czech buyer to refuse the mail on reviews",
  },
} as const satisfies Readonly<Record<string, Duty>>;
