import { areaCountries, type Duty, distanceCountries, memberCountries } from "./duty";

/** Information before and after a contract, and what may be done about it. */
export const contractDuties = {
  "guarantee-reminder": {
    act: "Directive 2011/83/EU",
    article: "Art. 6(1)(l)",
    countries: memberCountries,
    customers: "consumers",
    from: "2014-06-13",
    until: "2026-09-27",
    shows: "a reminder of the legal guarantee in the shop's own words",
    where: "product page, payment page, order confirmation",
    proof:
      "tests/contracts/edge/law.test.ts › shows the reminder on the day before the harmonised notice, and the notice from its day on",
  },
  "guarantee-reminder-national": {
    act: "GB: Consumer Contracts Regulations 2013; NO: angrerettloven",
    article: "Sch. 2(l); § 8",
    countries: ["GB", "NO"],
    customers: "consumers",
    from: "2014-06-13",
    shows: "a reminder of the buyer's statutory rights in the words of the national act",
    where: "product page, payment page, order confirmation",
    proof:
      "tests/contracts/edge/law.test.ts › reminds of the own law's guarantee in Great Britain and Norway",
  },
  "guarantee-longer": {
    act: "Directive (EU) 2019/771 and its national acts",
    article: "Art. 10(3)",
    countries: ["IE", "ES", "PT", "SE"],
    customers: "consumers",
    from: "2022-01-01",
    shows: "the national period, which is longer than two years, below the harmonised notice",
    where: "product page, payment page, order confirmation",
    proof: "tests/contracts/edge/law.test.ts › states the national period below the notice, outside it",
  },
  "guarantee-notice": {
    act: "Directive 2011/83/EU by (EU) 2024/825; Implementing Regulation (EU) 2025/1960",
    article: "Art. 6(1)(l), 22a; Annex I",
    countries: memberCountries,
    customers: "consumers",
    from: "2026-09-27",
    shows: "the harmonised notice on the legal guarantee of conformity, with QR code and link to Your Europe",
    where: "product page, payment page; its text in the order confirmation",
    proof:
      "tests/contracts/edge/law.test.ts › shows the reminder on the day before the harmonised notice, and the notice from its day on",
  },
  "repair-extension": {
    act: "Directive (EU) 2019/771 by (EU) 2024/1799",
    article: "Art. 10(2a), 13(2a)",
    countries: memberCountries,
    customers: "consumers",
    from: "2026-07-31",
    shows:
      "the choice between repair and replacement, and the twelve more months of guarantee after a repair",
    where: "product page, payment page, order confirmation, complaints",
    proof: "tests/contracts/edge/law.test.ts › states the twelve months after a repair from their day on",
  },
  "durability-label": {
    act: "Directive 2011/83/EU by (EU) 2024/825; Implementing Regulation (EU) 2025/1960",
    article: "Art. 6(1)(la), 22a; Annex II",
    countries: memberCountries,
    customers: "consumers",
    goods:
      "goods whose data carry a producer's free guarantee of more than two years (`durabilityGuaranteeYears`)",
    from: "2026-09-27",
    shows:
      "the harmonised label GARAN with brand, model and years; the paid extra guarantee has another style",
    where: "product page",
    proof:
      "app/catalogue/operations/to-product-view.test.ts › labels a producer's free guarantee of more than two years, from the day on",
  },
  "withdrawal-right": {
    act: "Directive 2011/83/EU; GB: Consumer Contracts Regulations 2013; NO: angrerettloven",
    article: "Art. 9 to 16",
    countries: distanceCountries,
    customers: "consumers",
    from: "2014-06-13",
    shows:
      "the right of withdrawal and the model form; Swiss law has none, so that shop promises a return only",
    where: "return policy, order confirmation, sentence at the order button",
    proof:
      "tests/architecture/legal-texts.test.ts › a statutory right of withdrawal is promised where the law has one, and not in Switzerland",
    isEverywhere: true,
  },
  "withdrawal-function": {
    act: "Directive 2011/83/EU by (EU) 2023/2673",
    article: "Art. 11a",
    countries: memberCountries,
    customers: "consumers",
    from: "2026-06-19",
    shows: "the function to withdraw from the contract online",
    where: "footer, return policy, order pages, order confirmation",
    proof:
      "tests/contracts/edge/law.test.ts › offers the online withdrawal from its day on, and not the day before",
  },
  "order-button": {
    act: "Directive 2011/83/EU",
    article: "Art. 8(2) (C-249/21)",
    countries: distanceCountries,
    customers: "consumers",
    from: "2014-06-13",
    shows: "one button whose label states the obligation to pay, directly below the sums",
    where: "payment page",
    proof:
      "tests/journeys/payment-page.spec.ts › the payment page follows its cart, reports changes, and orders at the displayed total, also after an outage",
    isEverywhere: true,
  },
  "credit-warning": {
    act: "Directive (EU) 2023/2225",
    article: "Art. 8(1), 10",
    countries: memberCountries,
    customers: "consumers",
    goods: "methods that pay later or in instalments with a lender",
    from: "2026-11-20",
    shows: "the warning that borrowing costs money, in the country's words, and who lends",
    where: "payment page next to these methods, page on payment",
    proof:
      "app/checkout/ui/payment-view.test.ts › warns of the cost of credit from the day on, consumers only",
  },
  "credit-example": {
    act: "Directive (EU) 2023/2225",
    article: "Art. 8(3), Annex III",
    countries: memberCountries,
    customers: "consumers",
    goods: "methods that pay in instalments, whose lender's terms are set (`CREDIT_EXAMPLES`)",
    from: "2026-11-20",
    shows:
      "the representative example: credit, term, borrowing rate, charges, annual percentage rate, instalment and total; without terms no cost is advertised",
    where: "payment page next to these methods, page on payment",
    proof:
      "app/checkout/ui/payment-view.test.ts › states the representative example of the methods whose lender's terms are set, from the day on",
  },
  "e-invoice": {
    act: "BE: Code de la TVA by AR of 8 July 2025; PL: ustawa o VAT (KSeF)",
    article: "Art. 53 § 2bis; art. 106ga",
    countries: ["BE", "PL"],
    customers: "companies",
    from: "2026-01-01",
    nationalFrom: { PL: "2026-02-01" },
    shows:
      "the invoice as an EN 16931 document, sent over the country's network, and the state of its delivery; a country without a network is an error in the operator's log. Companies of all shops get the document as a file",
    where: "order page, order status, mail invoice-issued",
    proof:
      "tests/contracts/edge/e-invoices.test.ts › reach a Belgian company over Peppol, which its order page says",
  },
  "accessibility-information": {
    act: "Directive (EU) 2019/882 and its national acts (DE: BFSG § 14)",
    article: "Art. 13(2), Annex V",
    countries: memberCountries,
    customers: "consumers",
    from: "2025-06-28",
    shows:
      "how the shop meets the requirements on accessibility, how it was tested, what is not accessible yet, whom to tell, and the authority; the British, Norwegian and Swiss pages name their own law",
    where: "page on accessibility, linked in the footer and in company information",
    proof:
      "tests/contracts/edge/law.test.ts › links every footer and imprint to the page on accessibility, which names the authority",
    isEverywhere: true,
  },
  imprint: {
    act: "Directive 2000/31/EC",
    article: "Art. 5",
    countries: areaCountries,
    customers: "all",
    from: "2002-01-17",
    shows: "name, address, register, director and VAT number of the seller",
    where: "company information, every mail",
    proof:
      "tests/architecture/legal-texts.test.ts › in %s names its law and its authorities by their facts, which all exist",
    isEverywhere: true,
  },
} as const satisfies Readonly<Record<string, Duty>>;
