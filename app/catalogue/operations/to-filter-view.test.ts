import { describe, expect, it } from "vitest";
import { openListingQuery as everything } from "../../../tests/support/open-listing-query";
import { irishI18n as i18n } from "../../../tests/support/page-i18n";
import type { AttributeFacet } from "../model/found-products";
import { type AttributeFilter, type ListingQuery, openRange } from "../model/listing";
import { type ListingPage, noContent } from "../model/listing-page";
import { toFilterChips } from "./to-filter-chips.server";
import { toFilterView } from "./to-filter-view.server";

const page: ListingPage = {
  ...{ departments: [], title: "Mixers", heading: "Mixers", crumbs: [], below: [], picture: null },
  ...{ path: "/mixers/", searched: null, spelling: null, content: noContent },
  menu: { kind: "page", above: [], here: null, below: [] },
};

const noFacets = {
  ...{ brands: [], tags: [], grades: [], ratings: [], inStock: 0, categories: [], price: null },
  attributes: [],
};

/** Builds the group of one attribute that is filtered by `filter`. */
function toGroup(filter: AttributeFilter, facet: Omit<AttributeFacet, "name">) {
  const { name } = filter;
  const found = {
    query: { ...everything, attributes: [filter] },
    ...{ cards: [], total: 0, attributeNames: [name], offers: [], campaign: null, queryId: null },
    technical: { types: [], labels: new Map([[name, { label: "Voltage", unit: "V" }]]) },
    facets: {
      ...{ brands: [], tags: [], grades: [], ratings: [], inStock: 0, categories: [], price: null },
      attributes: [{ name, ...facet }],
    },
  };
  return toFilterView(page, found, i18n).groups.find((group) => group.title === "Voltage");
}

describe("an attribute filter", () => {
  const bounds = { lowest: 12, highest: 400 };
  const values = [
    { value: "400", count: 2 },
    { value: "12", count: 1 },
  ];

  it("keeps its selected value in the form when no product has it any more", () => {
    const filter = { name: "voltage", values: ["230"], range: openRange };
    expect(toGroup(filter, { values, bounds })).toMatchObject({
      name: "a.voltage",
      values: [
        { value: "12", count: "1" },
        { value: "230", count: "0" },
        { value: "400", count: "2" },
      ],
      chosen: ["230"],
    });
    expect(toGroup(filter, { values: [], bounds: null })).toMatchObject({
      values: [{ value: "230" }],
      chosen: ["230"],
    });
  });

  it("keeps its range in the form when no product has it any more", () => {
    const filter = { name: "voltage", values: [], range: { from: 100, to: 240 } };
    const group = { kind: "range", name: "r.voltage", from: "100", to: "240" };
    expect(toGroup(filter, { values, bounds })).toMatchObject({ ...group, ...bounds });
    expect(toGroup(filter, { values: [], bounds: null })).toMatchObject({
      ...group,
      ...{ lowest: 100, highest: 240 },
    });
  });
});

it("leaves out a group whose values all products have, unless one is selected", () => {
  const listGroups = (brands: readonly string[], counts: Readonly<Record<string, number>>) => {
    const found = {
      query: { ...everything, brands },
      ...{ cards: [], total: 7, attributeNames: [], offers: [], campaign: null, queryId: null },
      technical: { types: [], labels: new Map() },
      facets: {
        brands: Object.entries(counts).map(([value, count]) => ({ value, count })),
        ...{
          tags: [{ value: "new", count: 2 }],
          grades: [],
          ratings: [],
          inStock: 7,
          categories: [],
          price: null,
        },
        attributes: [],
      },
    };
    return toFilterView(page, found, i18n).groups.map(({ name }) => name);
  };
  expect(listGroups([], { STAMOS: 7 })).toEqual(["tags"]);
  expect(listGroups(["STAMOS"], { STAMOS: 7 })).toEqual(["brand", "tags"]);
  expect(listGroups([], { STAMOS: 5, physa: 2 })).toEqual(["brand", "tags"]);
});

it("offers the grades of used articles best first, and keeps a selected one that no product has", () => {
  const grades = [
    { value: "c", count: 1 },
    { value: "a", count: 7 },
  ];
  const found = {
    query: { ...everything, tags: ["bware"], grades: ["b"] as const },
    ...{ cards: [], total: 0, attributeNames: [], offers: [], campaign: null, queryId: null },
    technical: { types: [], labels: new Map() },
    facets: { ...noFacets, grades },
  };
  expect(toFilterView(page, found, i18n).groups.find(({ name }) => name === "grade")).toEqual({
    kind: "values",
    name: "grade",
    title: "Condition",
    values: [
      { value: "a", text: "A, like new", count: "7" },
      { value: "b", text: "B, light marks", count: "0" },
      { value: "c", text: "C, clear marks", count: "1" },
    ],
    chosen: ["b"],
  });
});

describe("the filter of products in stock", () => {
  const toView = (query: ListingQuery, inStock: number, named?: ListingPage["named"]) =>
    toFilterView(
      { ...page, ...(named && { named }) },
      {
        ...{ query, cards: [], total: 7, attributeNames: [], offers: [], campaign: null, queryId: null },
        technical: { types: [], labels: new Map() },
        facets: {
          ...{ ...noFacets, inStock, price: { lowest: 2_490, highest: 214_900 } },
          brands: [
            { value: "STAMOS", count: 5 },
            { value: "physa", count: 2 },
          ],
        },
      },
      i18n,
    );

  it("is offered where some are not, and stays when it is selected", () => {
    expect(toView(everything, 5).groups[0]).toEqual({
      ...{ kind: "values", name: "stock", title: "Availability", chosen: [] },
      values: [{ value: "1", text: "In stock", count: "5" }],
    });
    expect(toView(everything, 7).groups[0]?.name).toBe("brand");
    expect(toView({ ...everything, isOnStock: true }, 7)).toMatchObject({
      ...{ chosen: 1, clear: "/mixers/" },
      groups: [{ name: "stock", chosen: ["1"] }, { name: "brand" }],
    });
  });

  it("is one of the filters beside the brand that the page is named after, which is none", () => {
    const ofBrand = { ...everything, brands: ["STAMOS"], isOnStock: true };
    expect(toView(ofBrand, 5, { brands: ["STAMOS"], tags: [] })).toMatchObject({
      ...{ chosen: 1, clear: "/mixers/?brand=STAMOS", groups: [{ name: "stock" }] },
      hidden: [{ name: "brand", value: "STAMOS" }],
    });
    const found = { query: ofBrand, campaign: null, technical: { types: [], labels: new Map() } };
    const list = (named?: ListingPage["named"]) =>
      toFilterChips(found, i18n, () => "/search", named).map(({ text }) => text);
    expect(list({ brands: ["STAMOS"], tags: [] })).toEqual(["In stock"]);
    expect(list()).toEqual(["STAMOS", "In stock"]);
  });

  it("has no part in the price, whose ends have separators of thousands", () =>
    expect(toView(everything, 5).price).toMatchObject({ highest: 2_149, bounds: ["24", "2,149"] }));
});
