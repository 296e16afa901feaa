import { describe, expect, it } from "vitest";
import { irishI18n as i18n } from "../../../tests/support/page-i18n";
import type { AttributeFacet } from "../model/found-products";
import { type AttributeFilter, type ListingQuery, openRange } from "../model/listing";
import { type ListingPage, noContent } from "../model/listing-page";
import { toFilterView } from "./to-filter-view.server";

const page: ListingPage = {
  ...{ departments: [], title: "Mixers", heading: "Mixers", crumbs: [], below: [], picture: null },
  ...{ path: "/mixers/", searched: null, spelling: null, content: noContent },
  menu: { kind: "page", above: [], here: null, below: [] },
};
const everything: ListingQuery = {
  ...{ text: null, category: null, ownTags: [], tags: [], grades: [], brands: [], priceCents: openRange },
  ...{ minimumRating: null, attributes: [], sort: "relevance", columnSort: null, view: "grid" },
  ...{ page: 1, pageSize: 24 },
};

/** Builds the group of one attribute that is filtered by `filter`. */
function toGroup(filter: AttributeFilter, facet: Omit<AttributeFacet, "name">) {
  const { name } = filter;
  const found = {
    query: { ...everything, attributes: [filter] },
    ...{ cards: [], total: 0, attributeNames: [name], offers: [], campaign: null, queryId: null },
    technical: { types: [], labels: new Map([[name, { label: "Voltage", unit: "V" }]]) },
    facets: {
      ...{ brands: [], tags: [], grades: [], ratings: [], categories: [], price: null },
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
        ...{ tags: [{ value: "new", count: 2 }], grades: [], ratings: [], categories: [], price: null },
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
    facets: { brands: [], tags: [], grades, ratings: [], categories: [], price: null, attributes: [] },
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
