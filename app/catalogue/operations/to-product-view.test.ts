import { expect, it } from "vitest";
import { irishI18n as i18n } from "../../../tests/support/page-i18n";
import { sampleProduct } from "../../../tests/support/sample-product";
import type { Country } from "../../countries/model/country";
import { countryTable } from "../../countries/model/country-table";
import type { Day } from "../../foundation/local-day";
import { money } from "../../foundation/money";
import { listDuties } from "../../law/model/duties";
import type { BuySource } from "./to-buy-view.server";
import { toProductParts, toProductView } from "./to-product-view.server";

const settings = { maxAddQuantity: 99, maxLineQuantity: 999, campaign: null, hasSupportForm: true };
const source: BuySource = { i18n, offers: [], settings, discounts: [], otherWare: null, recalls: [] };

it.each([
  ["Mixes dough.\n\n\nCleans itself.", ["Mixes dough.", "Cleans itself."]],
  ["Mixes dough.", ["Mixes dough."]],
  [null, []],
])("shows the description %j in paragraphs", (description, paragraphs) => {
  const { facts } = toProductParts({ ...sampleProduct, description }, source);
  expect(facts.description).toEqual(paragraphs);
});

it("shows the manual everywhere, and in five countries offers no request for one in their language", () => {
  const manual = { url: "/manuals/tig-welder.en.pdf", language: "en" };
  const toFacts = (country: Country) =>
    toProductParts({ ...sampleProduct, manual }, { ...source, i18n: { ...i18n, country } }).facts;
  const offering = countryTable.filter((country) => !toFacts(country).hasManualRequest);
  expect(offering.map(({ code }) => code).sort()).toEqual(["AT", "DE", "GB", "IE", "PL"]);
  expect(countryTable.every((country) => toFacts(country).manual?.url === manual.url)).toBe(true);
});

it.each([
  ["en", undefined],
  ["de", "Deutsch"],
  [null, undefined],
])("names the language of a manual that is not the page's: %s", (language, named) => {
  const manual = { url: "/manual.pdf", language };
  expect(toProductParts({ ...sampleProduct, manual }, source).facts.manual).toEqual({
    url: "/manual.pdf",
    ...(named && { language: named }),
  });
});

it("offers to request a missing manual", () =>
  expect(toProductParts(sampleProduct, source).facts).toMatchObject({
    manual: null,
    hasManualRequest: true,
  }));

it("includes class and scale, label and information sheet next to the price", () => {
  const label = "/labels/work-light-0-2000-msw.svg";
  const documents = { energyLabelUrl: label, energySheetUrl: "/fiches/work-light-0-2000.en.pdf" };
  const show = (product: Partial<typeof sampleProduct>) =>
    toProductView({ ...sampleProduct, ...product }, source).energy;
  expect(show({ energyRating: "E A–G", ...documents })).toEqual({
    rating: "E A–G",
    labelUrl: label,
    sheetUrl: documents.energySheetUrl,
  });
  expect(show({ energyRating: "A+ A+++–D" })).toEqual({
    rating: "A+ A+++–D",
    labelUrl: null,
    sheetUrl: null,
  });
  expect(show(documents)).toBeNull();
});

it("shows neither stock nor delivery of a product not sold here", () => {
  const product = { ...sampleProduct, isEligibleForSelling: false };
  const offers = [
    {
      key: "parcel",
      name: "Parcel",
      price: money(195, "EUR"),
      freeAbove: null,
      deliveryDays: { from: 1, to: 2 },
    },
  ];
  const { buy } = toProductView(product, { ...source, offers });
  expect(buy).toMatchObject({ isForSale: false, stock: 0 });
  expect(buy).not.toHaveProperty("delivery");
  expect(toProductParts(product, { ...source, offers }).terms).not.toHaveProperty("shipping");
  expect(toProductParts(sampleProduct, { ...source, offers }).terms.shipping).toBeDefined();
});

it("links to the page with phone and e-mail only if the store has no support form", () => {
  const show = (hasSupportForm: boolean) => {
    const its = { ...source, settings: { ...settings, hasSupportForm } };
    const { facts, terms } = toProductParts(sampleProduct, its);
    const { contactPage } = toProductView(sampleProduct, its);
    return [facts.contactPage, terms.contactPage, contactPage];
  };
  const page = "/company-information/";
  expect(show(false)).toEqual([page, page, page]);
  expect(show(true)).toEqual([undefined, undefined, undefined]);
});

it("shows the grade of a used article first, and the price of the new one next to its own", () => {
  const used = { ...sampleProduct, tags: ["bware"], grade: "b" } as const;
  const { summary } = toProductParts(used, source);
  expect(summary.keyAttributes[0]).toEqual({ label: "Condition", value: "B, light marks" });
  const value = { ...used.price.value, centAmount: used.price.value.centAmount + 2000 };
  const withNew = { ...source, otherWare: { ...used, slug: "new-one", price: { ...used.price, value } } };
  const { fresh } = toProductView(used, withNew).buy;
  expect(fresh).toMatchObject({ href: "/new-one/", text: expect.stringContaining("saves") });
  expect(toProductParts(used, withNew).terms.otherWare).toBeUndefined();
  expect(toProductView({ ...used, tags: [] }, withNew).buy.fresh).toBeUndefined();
});

it("labels a producer's free guarantee of more than two years, from the day on", () => {
  const show = (durabilityYears: number | null, day: Day) => {
    const duties = listDuties(i18n.country, day);
    return toProductParts({ ...sampleProduct, durabilityYears }, { ...source, i18n: { ...i18n, duties } })
      .facts.durability;
  };
  expect(show(5, "2026-09-26")).toBeNull();
  expect(show(5, "2026-09-27")).toEqual({
    years: "5",
    file: null,
    brand: "Royal Catering",
    model: "RCPM-20.1",
  });
  expect(show(2.5, "2026-09-27")?.years).toBe("2,5");
  expect([show(2, "2026-09-27"), show(null, "2026-09-27")]).toEqual([null, null]);
});

it("names the producer's guarantee near the price, and its label below", () => {
  const duties = listDuties(i18n.country, "2026-09-27");
  const show = (durabilityYears: number | null) =>
    toProductParts({ ...sampleProduct, durabilityYears }, { ...source, i18n: { ...i18n, duties } }).ware;
  expect(show(5)).toEqual({
    contents: [],
    durability: "Producer’s guarantee of durability (GARAN): 5\u00a0years",
  });
  expect(show(null)).toBeUndefined();
});

it("explains a crossed-out price without calling delivery an extra cost where it is free", () => {
  const reduction = { before: money(99_900, "EUR"), permyriad: 1000, validUntil: null };
  const reduced = { ...sampleProduct, price: { ...sampleProduct.price, reduction } };
  const show = (cents: number, product: typeof sampleProduct = reduced) => {
    const delivery = { name: "", freeAbove: null, deliveryDays: { from: 2, to: 4 } };
    const offers = ["parcel", "freight"].map((key) => ({ ...delivery, key, price: money(cents, "EUR") }));
    return toProductView(product, { ...source, offers }).buy.disclaimer;
  };
  expect(show(590)).toContain("delivery is extra");
  expect(show(0)).toContain("lowest of the 30 days");
  expect(show(0)).not.toContain("delivery");
  expect(show(0, sampleProduct)).toBeUndefined();
});

it("offers the declaration of conformity and the battery passport from their days on", () => {
  const product = {
    ...sampleProduct,
    conformityUrl: "/doc.pdf",
    batteryPassportUrl: "https://passport.example/1",
  };
  const list = (day: Day, its = product) => {
    const duties = listDuties(i18n.country, day);
    return toProductParts(its, { ...source, i18n: { ...i18n, duties } }).facts.lawful.map(({ href }) => href);
  };
  expect(list("2027-01-19")).toEqual([]);
  expect(list("2027-01-20")).toEqual(["/doc.pdf"]);
  expect(list("2027-02-17")).toEqual(["/doc.pdf"]);
  expect(list("2027-02-18")).toEqual(["/doc.pdf", "https://passport.example/1"]);
  expect(list("2027-02-18", { ...product, conformityUrl: "", batteryPassportUrl: "" })).toEqual([]);
});

it("states the repair of a product whose data have it, from the day on", () => {
  const repair = {
    partYears: 10,
    hasReplacement: true,
    parts: [{ id: "fan", name: "Cooling fan", price: money(3900, "EUR") }],
    repairs: [
      {
        id: "no-arc",
        defect: "No arc",
        name: "Replace the power board",
        price: money(14_900, "EUR"),
        maximum: money(24_900, "EUR"),
        workingDays: 12,
      },
    ],
  };
  const show = (day: Day, its: typeof repair | null = repair) => {
    const duties = listDuties(i18n.country, day);
    return toProductParts({ ...sampleProduct, repair: its }, { ...source, i18n: { ...i18n, duties } }).facts
      .repair;
  };
  expect([show("2026-07-30"), show("2026-07-31", null)]).toEqual([null, null]);
  expect(show("2026-07-31")).toMatchObject({
    parts: {
      rows: [{ label: "Cooling fan", value: "€39.00" }],
    },
    years: "Spare parts remain available for 10 years after the last sale.",
    repairs: { rows: [{ label: "Replace the power board", value: "€149.00, at most €249.00" }] },
    ask: { href: "/repair?product=10012874" },
  });
});

it("names the person responsible in the EU for a maker outside it", () => {
  const show = (responsiblePerson: string | null) =>
    toProductParts({ ...sampleProduct, responsiblePerson }, source).facts.responsible;
  expect(show(null)).toBeNull();
  expect(show("Importer GmbH, Berlin")).toEqual({
    label: "Responsible person in the EU",
    value: "Importer GmbH, Berlin",
  });
});

it("links the registration of a product with an energy class, by its number alone", () => {
  const list = (eprelNumber: string | null) =>
    toProductParts({ ...sampleProduct, eprelNumber }, source).facts.lawful;
  expect(list("9070031")).toEqual([
    { text: "Registration in EPREL: 9070031", href: "https://eprel.ec.europa.eu/qr/9070031" },
  ]);
  expect([list(null), list("../login")]).toEqual([[], []]);
});
