import { describe, expect, it } from "vitest";
import { irishI18n } from "../../../tests/support/page-i18n";
import { sampleProduct } from "../../../tests/support/sample-product";
import { getCountry } from "../../countries/model/country-table";
import { money } from "../../foundation/money";
import { listDuties } from "../../law/model/duties";
import type { PassportProduct } from "../model/passport";
import type { Recall } from "../model/recall";
import type { PassportI18n } from "./passport-i18n.server";
import { toPassportView } from "./to-passport-view.server";

const i18n: PassportI18n = {
  ...irishI18n,
  day: "2026-11-19",
  contactPage: null,
  origin: "https://shop.example",
};
const product: PassportProduct = { ...sampleProduct, manuals: [], declarations: [], others: [] };
const recall: Recall = {
  key: "r-1",
  skus: [product.sku],
  serials: [{ from: "IH24-000100", to: "IH24-000199" }],
  publishedOn: "2026-11-02",
  risk: { de: "Das Kabel kann überhitzen.", en: "The cable may overheat." },
  remedy: { de: "Wir tauschen es aus." },
};
const source = { recalls: [recall], parts: [], isSold: true, entered: "" };

describe("a passport", () => {
  it("lists instructions by language, the page's first, and declarations", () => {
    const manuals = ["bg", "de", "en"].map((language) => ({ language, url: `/m.${language}.pdf` }));
    const declarations = [{ language: null, url: "/doc.pdf" }];
    const { documents } = toPassportView({ ...product, manuals, declarations }, source, i18n);
    expect(documents.list.map(({ href, language }) => [href, language?.name])).toEqual([
      ["/m.en.pdf", "English"],
      ["/m.bg.pdf", "Български"],
      ["/m.de.pdf", "Deutsch"],
      ["/doc.pdf", undefined],
    ]);
  });

  it("numbers parts by their place in the maker's list, without those that are not sold", () => {
    const part = {
      ...{ ean: null, model: null, name: "Dough hook", slug: "dough-hook-10019902" },
      kind: "new" as const,
      volumeDiscountGroup: null,
      documents: { manual: null, sheet: null },
      offer: { price: money(74_900, "EUR"), taxPermyriad: 2300, stock: 4 },
    };
    const parts = [
      { ...part, sku: "EX10019901", offer: null },
      { ...part, sku: "EX10019902" },
    ];
    const accessorySkus = ["EX10019901", "EX10019902"];
    const { rows } = toPassportView({ ...product, accessorySkus }, { ...source, parts }, i18n).parts;
    expect(rows.map(({ position, number, price }) => [position, number, price])).toEqual([
      [2, "10019902", "€749.00"],
    ]);
  });

  it.each([
    ["", "check"],
    ["IH24-000150", "affected"],
    ["ih24 000150", "affected"],
    ["IH24-000200", undefined],
    ["IH24-150", "check"],
    ["?", "check"],
  ])("with the serial number '%s' shows the recall as %s", (entered, state) => {
    const { recalls, serial } = toPassportView(product, { ...source, entered }, i18n);
    expect(recalls.list.map((each) => each.state)).toEqual(state ? [state] : []);
    expect(serial.error === null).toBe(entered !== "?");
  });

  it("states a recall in the page's language, else in English, else in any", () => {
    const [shown] = toPassportView(product, source, i18n).recalls.list;
    expect([shown?.danger.text, shown?.remedy.text]).toEqual([
      "The cable may overheat.",
      "Wir tauschen es aus.",
    ]);
  });

  it("says that an article is not sold, and does not link to its page", () => {
    const sold = toPassportView(product, source, i18n);
    expect([sold.notSold, sold.product?.href]).toEqual([null, `/${product.slug}/`]);
    const former = toPassportView(product, { ...source, isSold: false }, i18n);
    expect([former.notSold, former.product]).toEqual([i18n.translate("machines.passport.notSold"), null]);
  });

  it("requests paper from the day of the Machinery Regulation on", () => {
    const paperOn = (day: "2027-01-19" | "2027-01-20") =>
      toPassportView(product, source, { ...i18n, day, duties: listDuties(getCountry("IE"), day) }).documents
        .paper;
    expect(paperOn("2027-01-19")).toBeNull();
    expect(paperOn("2027-01-20")?.href).toBe("/support?request=paper&product=10012874");
  });
});
