import type { RouterContextProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { openRequest } from "../../../tests/support/open-request";
import { getCountry } from "../../countries/model/country-table";
import { pageHeadContext } from "../../request/page-head";
import { loadCountries } from "./load-countries.server";
import { toDocumentHead } from "./to-document-head.server";

const origin = "https://staging.ironhall.gr";
const languages = ["sk-SK", "fr-BE", "nl-BE", "el-GR"];

/** A page of the Greek shop in a staging deployment that has three countries. */
function createContext(): RouterContextProvider {
  const context = openRequest({
    country: getCountry("GR"),
    locale: "el-GR",
    origin,
    openCountries: ["SK", "BE", "GR"],
  });
  context.set(pageHeadContext, {});
  return context;
}

describe("a page of staging", () => {
  it("has itself as canonical, and staging's other shops as languages", () => {
    const head = toDocumentHead(new Request(`${origin}/sales`), 200, createContext());
    expect(head.canonical).toBe(`${origin}/sales`);
    expect(head.alternates.map(({ hreflang }) => hreflang)).toEqual(languages);
    expect(head.alternates.map(({ href }) => new URL(href).host)).toEqual([
      "staging.ironhall.sk",
      "staging.ironhall.be",
      "staging.ironhall.be",
      "staging.ironhall.gr",
    ]);
    expect(JSON.stringify(head)).not.toContain("www.ironhall");
  });

  it("offers the countries that staging has, each on staging", async () => {
    const choices = await loadCountries(createContext(), "/sales");
    expect(choices.map(({ code }) => code).sort()).toEqual(["BE", "GR", "SK"]);
    const links = choices.flatMap(({ shops }) => shops.map(({ href }) => href));
    expect(links).toHaveLength(languages.length);
    for (const href of links)
      expect(href).toMatch(/^https:\/\/staging\.ironhall\.(?:be(?:\/nl)?|gr|sk)\/sales$/);
  });
});
