import { describe, expect, it } from "vitest";
import { irishI18n as i18n } from "../../../tests/support/page-i18n";
import { sampleProduct } from "../../../tests/support/sample-product";
import { money } from "../../foundation/money";
import { type ListingQuery, openRange } from "../model/listing";
import { type ListingPage, noContent } from "../model/listing-page";
import type { ShippingOffer } from "../model/shipping-offer";
import { toPriceNote } from "./delivery-costs.server";
import { toDeliveryDates } from "./to-card-view.server";
import { toTableRows, toTableView } from "./to-table-view.server";

const parcel: ShippingOffer = {
  key: "parcel",
  name: "Parcel",
  price: money(195, "EUR"),
  freeAbove: money(5_900, "EUR"),
  deliveryDays: { from: 2, to: 4 },
};
const dates = toDeliveryDates([parcel], i18n, "short");
const machine = {
  ...sampleProduct,
  attributes: [
    { name: "power", label: "Power", value: "1,100\u00a0W" },
    { name: "plug", label: "Plug", value: "230 V, 13 A" },
  ],
};
const whisk = { ...machine, price: { ...machine.price, value: money(2_400, "EUR") } };

describe("toTableRows", () => {
  it("leaves out the unit that the head has, and no other", () => {
    const attributes = [
      { name: "power", unit: "W" },
      { name: "plug", unit: "V" },
    ];
    const [row] = toTableRows([machine], attributes, i18n, dates);
    expect(row?.cells).toEqual(["1,100", "230 V, 13 A"]);
  });

  it("says how many pieces are left of a low stock only", () => {
    const rows = toTableRows([machine, { ...machine, availableQuantity: 2 }], [], i18n, dates);
    expect(rows.map(({ few }) => few)).toEqual([undefined, "2 left"]);
  });

  it("has the energy class of products that have one", () => {
    const rows = toTableRows([{ ...machine, energyRating: "G A–G" }, machine], [], i18n, dates);
    expect(rows.map(({ energy }) => energy)).toEqual(["G A–G", undefined]);
  });

  it("says in each row whether delivery is free, if rows differ", () => {
    const listCosts = (...products: (typeof machine)[]) =>
      toTableRows(products, [], i18n, dates).map(({ costs }) => costs);
    expect(listCosts(machine, whisk)).toEqual(["free", "plus delivery"]);
    expect(listCosts(machine, machine)).toEqual([undefined, undefined]);
    expect(listCosts(whisk)).toEqual([undefined]);
  });
});

describe("toPriceNote", () => {
  it.each([
    ["incl. VAT and delivery", [machine]],
    ["incl. VAT plus delivery", [whisk]],
    ["incl. VAT", [machine, whisk]],
  ])("is “%s” for all rows, without delivery if each row says its own", (note, products) =>
    expect(toPriceNote(products, i18n, dates)).toBe(note),
  );
});

describe("toTableView", () => {
  const page: ListingPage = {
    ...{ departments: [], title: "Used", heading: "Used", crumbs: [], below: [], picture: null },
    ...{ path: "/search", searched: null, spelling: null, content: noContent },
    menu: { kind: "parameter", above: [], here: null, below: [] },
  };
  const query: ListingQuery = {
    ...{ text: null, category: null, ownTags: [], tags: [], grades: [], brands: [], priceCents: openRange },
    ...{ minimumRating: null, attributes: [], sort: "relevance", columnSort: null, view: "table" },
    ...{ page: 1, pageSize: 24 },
  };
  const view = (tags: readonly string[]) =>
    toTableView(
      page,
      {
        ...{ total: 2, facets: null, attributeNames: ["power"], offers: [], campaign: null, queryId: null },
        query: { ...query, tags },
        cards: [{ ...machine, grade: "b" }, machine],
        technical: { types: [], labels: new Map([["power", { label: "Power", unit: "W" }]]) },
      },
      i18n,
      { dates, link: () => "/search" },
    );

  it("of used articles begins with their condition, which does not sort", () => {
    const { columns, rows } = view(["bware"]);
    expect(columns[1]).toMatchObject({ title: "Condition", href: null });
    expect(rows.map(({ cells }) => cells)).toEqual([
      ["B, light marks", "1,100"],
      ["–", "1,100"],
    ]);
  });

  describe("of several types", () => {
    const names = ["Mixers", "Mixers", "Ovens", "Mixers", "Ovens", "Mixers"];
    const plugs = ["230 V", "230 V", "400 V", "230 V", "400 V", "400 V"];
    const cards = plugs.map((value, at) => ({
      ...{ ...machine, id: `p${at}`, sku: `EX1001000${at}` },
      attributes: [{ name: "plug", label: "Plug", value }],
    }));
    const listRows = (types?: Readonly<Record<string, string>>) =>
      toTableView(
        page,
        {
          ...{ total: 6, facets: null, attributeNames: ["plug"], offers: [], campaign: null, queryId: null },
          ...{ query, cards, ...(types && { types }) },
          technical: { types: [], labels: new Map([["plug", { label: "Plug", unit: null }]]) },
        },
        i18n,
        { dates, link: () => "/search" },
      ).rows.map(({ type, number, unusual }) => [type, number.at(-1), unusual.length]);

    it("is grouped by type, and marks what differs within a type", () =>
      expect(listRows(Object.fromEntries(names.map((name, at) => [`p${at}`, name])))).toEqual([
        ["Mixers", "0", 0],
        [undefined, "1", 0],
        [undefined, "3", 0],
        [undefined, "5", 1],
        ["Ovens", "2", 0],
        [undefined, "4", 0],
      ]));

    it("names the key figure of a type in its heading, and else in each row", () => {
      const name = (attribute: string, label: string) => [{ name: attribute, label, value: "5\u00a0L" }];
      const leads = [
        ...[name("capacity", "Capacity"), name("capacity", "Capacity")],
        ...[name("throughput", "Throughput"), name("capacity", "Capacity")],
      ];
      const labels = ["capacity", "throughput"].map((each) => [each, { label: each, unit: "L" }] as const);
      const listFigures = (types: Readonly<Record<string, string>>) =>
        toTableView(
          page,
          {
            ...{
              total: 4,
              facets: null,
              attributeNames: ["plug"],
              offers: [],
              campaign: null,
              queryId: null,
            },
            ...{ query, types, technical: { types: [], labels: new Map(labels) } },
            cards: leads.map((attributes, at) => ({ ...machine, id: `p${at}`, attributes })),
          },
          i18n,
          { dates, link: () => "/search" },
        ).rows.map(({ typeFigure, figure }) => typeFigure ?? figure);
      expect(listFigures({ p0: "Ovens", p1: "Ovens", p2: "Mincers", p3: "Mincers" })).toEqual([
        ...["Capacity", undefined],
        ...["Throughput", "Capacity"],
      ]);
      expect(listFigures({})).toEqual(["Capacity", "Capacity", "Throughput", "Capacity"]);
    });

    it("is one list without marks if most types have a single row, or its types are unknown", () => {
      const plain = cards.map((_, at) => [undefined, String(at), 0]);
      expect(listRows(Object.fromEntries(cards.map(({ id }) => [id, id])))).toEqual(plain);
      expect(listRows()).toEqual(plain);
    });
  });

  it("of products without common attributes shows reduction, brand and rating, and no brand below names", () => {
    const reduced = {
      ...machine.price,
      reduction: { before: money(200_000, "EUR"), permyriad: 1_960, validUntil: null },
    };
    const { columns, rows } = toTableView(
      page,
      {
        ...{ total: 2, facets: null, attributeNames: [], offers: [], campaign: null, queryId: null, query },
        cards: [{ ...machine, price: reduced, rating: null }, machine],
        technical: { types: [], labels: new Map() },
      },
      i18n,
      { dates, link: () => "/search" },
    );
    const figures = columns.filter(({ kind }) => kind === "figure");
    expect(figures.map(({ title, href }) => [title, href])).toContainEqual(["Discount", null]);
    const at = figures.findIndex(({ title }) => title === "Discount");
    expect(rows.map(({ cells, brand }) => [cells[at], brand])).toEqual([
      ["−20%", ""],
      ["–", ""],
    ]);
    expect(figures.some(({ title }) => title === "Brand")).toBe(true);
  });

  describe("of technical attributes", () => {
    const label = (name: string, unit: string | null) => [name, { label: name, unit }] as const;
    const labels = new Map([
      ...[label("voltage", "V"), label("material", null), label("power", "W")],
      ...[label("capacity", "L"), label("throughput", "kg/h"), label("places", null)],
    ]);
    type Rows = readonly Readonly<Record<string, string>>[];
    const readColumns = (rows: Rows, attributeNames: readonly string[]) => {
      const cards = rows.map((values, at) => ({
        ...{ ...machine, id: `p${at}` },
        attributes: Object.entries(values).map(([name, value]) => ({ name, label: name, value })),
      }));
      const found = { total: rows.length, facets: null, offers: [], campaign: null, queryId: null };
      const { columns, rows: ofTable } = toTableView(
        page,
        { ...found, query, cards, attributeNames, technical: { types: [], labels } },
        i18n,
        { dates, link: () => "/search" },
      );
      const titles = columns.filter(({ kind }) => kind === "figure").map(({ title }) => title);
      return { titles, first: ofTable.map(({ cells }) => cells[0]) };
    };

    it("has figures first that tell products apart, then texts; those with dashes or one value are last", () => {
      const rows: Rows = [
        { voltage: "230", material: "steel", power: "450", places: "6", capacity: "5" },
        { voltage: "230", material: "iron", power: "1,100", places: "6", capacity: "20" },
        { voltage: "400", material: "steel", power: "2,700", places: "6", capacity: "80" },
        { voltage: "230", material: "zinc", power: "550", places: "6" },
        { voltage: "400", material: "iron", power: "650", places: "6" },
        { voltage: "400", material: "iron", power: "750", places: "6" },
      ];
      const names = ["places", "voltage", "capacity", "material", "power"];
      expect(readColumns(rows, names).titles).toEqual(["power", "voltage", "material", "capacity", "places"]);
    });

    it("begins with each product's first attribute with a unit, if most have no column of their own for it", () => {
      const rows: Rows = [
        { capacity: "43\u00a0L", power: "2,100\u00a0W" },
        { throughput: "80\u00a0kg/h", power: "500\u00a0W" },
        { places: "8", power: "300\u00a0W" },
      ];
      expect(readColumns(rows, ["power"])).toEqual({
        titles: ["Key figure", "power"],
        first: ["43\u00a0L", "80\u00a0kg/h", "300\u00a0W"],
      });
      expect(readColumns(rows, ["capacity", "power"]).titles).not.toContain("Key figure");
    });
  });

  it("of other articles has no condition", () =>
    expect(view([]).columns.map(({ title }) => title)).toEqual(["Product", "Power", "Price", "Delivery"]));
});
