import { expect, it } from "vitest";
import { toLegalTokens } from "../../../app/countries/model/legal-facts.ts";
import { createCustomObjects, createStores } from "./stores.ts";

it("the holder of the bank account is the company of the imprint", () => {
  const { companyName } = toLegalTokens("de-DE", "Slowakei");
  const written = JSON.stringify([createStores(new Date(0)), createCustomObjects()]);
  const holders = [...written.matchAll(/"(?:bankAccountOwner","value|owner)":"([^"]*)"/g)].map(
    ([, name]) => name,
  );
  expect(holders.length).toBeGreaterThan(0);
  expect(new Set(holders)).toEqual(new Set([companyName]));
});
