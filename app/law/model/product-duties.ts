import { areaCountries, type Duty, distanceCountries, memberCountries } from "./duty";

/** Prices, labels and safety of goods. */
export const productDuties = {
  "price-30-days": {
    act: "Directive 98/6/EC by (EU) 2019/2161",
    article: "Art. 6a",
    countries: memberCountries,
    customers: "consumers",
    goods: "reduced goods",
    from: "2022-05-28",
    shows: "the lowest price of the 30 days before a reduction as the crossed-out price",
    where: "product page, cards, cart",
    proof:
      "app/gateways/commerce/catalogue/to-price.test.ts › is shown against the lowest price of the 30 days before, not against the list price",
    isEverywhere: true,
  },
  "price-note": {
    act: "Directive 98/6/EC by (EU) 2019/2161",
    article: "Art. 6a",
    countries: memberCountries,
    customers: "consumers",
    goods: "reduced goods",
    from: "2022-05-28",
    shows: "what a crossed-out price is",
    where: "product page next to it, footer",
    proof:
      "tests/contracts/edge/product-page.test.ts › explains a crossed-out price next to it, and does not call free delivery an extra cost",
  },
  "dual-price": {
    act: "BG: Закон за въвеждане на еврото в Република България",
    article: "чл. 15",
    countries: ["BG"],
    customers: "consumers",
    from: "2025-08-08",
    until: "2026-08-09",
    shows: "each price in leva and in euro, by the fixed rate; the first is the money that is paid",
    where: "prices on product page, cards, cart, payment page and order pages; mails",
    proof:
      "app/catalogue/operations/to-card-view.test.ts › shows leva and euro in Bulgaria until the end of the statutory period",
  },
  "unit-price": {
    act: "Directive 98/6/EC",
    article: "Art. 3",
    countries: [...distanceCountries, "CH"],
    customers: "consumers",
    goods: "goods sold by weight, volume, length or area",
    from: "2000-03-18",
    shows: "the price per kilogram, litre, metre or square metre",
    where: "product page, cards, cart",
    proof: "app/catalogue/model/unit-price.test.ts › of %s the price is one of a base unit",
    isEverywhere: true,
  },
  "energy-label": {
    act: "Regulation (EU) 2017/1369",
    article: "Art. 5, 6",
    countries: areaCountries,
    customers: "all",
    goods: "goods with an energy class",
    from: "2017-08-01",
    shows:
      "class and scale as an arrow that opens the label, the product information sheet, and the link to EPREL of goods whose data carry their number there (`eprelNumber`)",
    where: "product page, cards, cart, comparison",
    proof:
      "app/catalogue/operations/to-product-view.test.ts › includes class and scale, label and information sheet next to the price",
    isEverywhere: true,
  },
  "product-safety": {
    act: "Regulation (EU) 2023/988",
    article: "Art. 16, 19",
    countries: areaCountries,
    customers: "consumers",
    from: "2024-12-13",
    shows:
      "manufacturer with contact, for one outside the Union the person responsible in it (`responsiblePerson`), identification of the product, warnings",
    where: "product page, section on safety",
    proof:
      "tests/contracts/edge/product-page.test.ts › has price, button and volume price table, and each section with its anchor",
    isEverywhere: true,
  },
  "recall-notice": {
    act: "Regulation (EU) 2023/988; Implementing Regulation (EU) 2024/1435",
    article: "Art. 35, 36; Annex",
    countries: areaCountries,
    customers: "all",
    goods: "recalled goods (custom objects `product-recalls`)",
    from: "2024-12-13",
    shows: "hazard, what to do and affected serial numbers, to every owner directly",
    where: "mail, My machines, machine passport; product page with a link",
    proof:
      "tests/contracts/edge/recalls.test.ts › mails a recall once to each owner of an affected machine, or of one with an unknown serial number",
    isEverywhere: true,
  },
  instructions: {
    act: "Regulation (EU) 2023/1230",
    article: "Art. 10(7)",
    countries: areaCountries,
    customers: "all",
    goods: "machines",
    from: "2027-01-20",
    shows:
      "instructions to download by article and serial number, also of an article that is no longer sold, and on paper on request; before the day without the request",
    where: "machine passport",
    proof:
      "tests/contracts/edge/passport.test.ts › offers instructions on paper from the day of the Machinery Regulation on, and not the day before",
  },
  "repair-obligation": {
    act: "Directive (EU) 2024/1799",
    article: "Art. 4 to 6; Annex I, II",
    countries: memberCountries,
    customers: "consumers",
    goods:
      "goods of its Annex II, such as welding equipment and refrigerating appliances, whose data carry `repairOffers`",
    from: "2026-07-31",
    shows:
      "spare parts and typical repairs with indicative prices, how to ask for a repair, and the European Repair Information Form",
    where: "product page, page on repair, complaints",
    proof:
      "tests/contracts/edge/repair.test.ts › states prices and the way to a repair from the day on, and not the day before",
  },
  conformity: {
    act: "Regulation (EU) 2023/1230",
    article: "Art. 10(7), 10(8)",
    countries: areaCountries,
    customers: "all",
    goods: "machines whose data carry the declaration (`conformityUrl`)",
    from: "2027-01-20",
    shows: "the EU declaration of conformity as a file, next to the instructions",
    where: "product page, documents",
    proof:
      "app/catalogue/operations/to-product-view.test.ts › offers the declaration of conformity and the battery passport from their days on",
  },
  "battery-passport": {
    act: "Regulation (EU) 2023/1542",
    article: "Art. 77",
    countries: memberCountries,
    customers: "all",
    goods: "goods whose data carry a passport's URL (`batteryPassportUrl`)",
    from: "2027-02-18",
    shows: "the link to the battery passport",
    where: "product page, documents",
    proof:
      "app/catalogue/operations/to-product-view.test.ts › offers the declaration of conformity and the battery passport from their days on",
  },
  "packaging-number": {
    act: "FR: code de l’environnement",
    article: "Art. R. 541-173",
    countries: ["FR"],
    customers: "all",
    goods: "packaged goods",
    from: "2022-01-01",
    shows: "the merchant's registration number, in each shop for which `PACKAGING_NUMBERS` has one",
    where: "company information",
    proof:
      "app/content/operations/add-page-facts.test.ts › adds a registration number to the seller's facts, and to nothing else",
    isEverywhere: true,
  },
  "review-origin": {
    act: "Directive 2005/29/EC by (EU) 2019/2161",
    article: "Art. 7(6)",
    countries: memberCountries,
    customers: "consumers",
    from: "2022-05-28",
    shows: "whether and how reviews are verified",
    where: "footer",
    proof: "tests/contracts/edge/law.test.ts › says in every footer where reviews come from",
    isEverywhere: true,
  },
} as const satisfies Readonly<Record<string, Duty>>;
