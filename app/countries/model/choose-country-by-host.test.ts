import { describe, expect, it } from "vitest";
import { chooseCountryByHost } from "./choose-country-by-host";
import { countryTable } from "./country-table";

const choose = (hostname: string, allowLocalHosts: boolean) => {
  const choice = chooseCountryByHost(hostname, { allowLocalHosts });
  return choice.kind === "country" ? `${choice.country.code} ${choice.canonicalHostname}` : "unknown";
};

describe("the host", () => {
  it.each(countryTable.map(({ code, topLevelDomain }) => [code, topLevelDomain]))(
    "for %s in production, with and without www",
    (code, ending) => {
      expect(choose(`www.ironhall.${ending}`, false)).toBe(`${code} www.ironhall.${ending}`);
      expect(choose(`ironhall.${ending}`, false)).toBe(`${code} www.ironhall.${ending}`);
    },
  );

  it.each(countryTable.map(({ code }) => [code]))("for %s locally", (code) => {
    const host = `${code.toLowerCase()}.localhost`;
    expect(choose(host, true)).toBe(`${code} ${host}`);
  });

  it.each([
    ["localhost", true, "SK localhost"],
    ["127.0.0.1", true, "SK 127.0.0.1"],
    ["localhost", false, "unknown"],
    ["sk.localhost", false, "unknown"],
    ["uk.localhost", true, "unknown"],
    ["www.sk.localhost", true, "unknown"],
    ["example.com", true, "unknown"],
    ["www.ironhall.com", false, "unknown"],
    ["www.ironhall.uk", false, "unknown"],
    ["www.ironhall.sk.evil.example", false, "unknown"],
    ["shop.ironhall.sk", false, "unknown"],
    ["", false, "unknown"],
  ])("%j, local hosts allowed: %s, is %s", (hostname, allowLocalHosts, expected) => {
    expect(choose(hostname, allowLocalHosts)).toBe(expected);
  });
});
