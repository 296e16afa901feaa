import { describe, expect, it } from "vitest";
import { type Localized, languages } from "../language.ts";
import { planCatalogue } from "../plan/plan-catalogue.ts";
import { writeDescription } from "./write-description.ts";
import {
  writeDeliveryPackage,
  writeFaq,
  writeHighlights,
  writeSafetyWarnings,
  writeTechdetails,
} from "./write-lists.ts";
import { writeMetaDescription, writeMetaKeywords, writeName } from "./write-name.ts";

const products = planCatalogue(1200);
const machines = products.filter((product) => product.kind === "machine");
const descriptions = products.map((product) => writeDescription(product).full);

describe("product texts", () => {
  it("start differently: at most one description in twenty shares its first 80 characters", () => {
    for (const language of languages) {
      const beginnings = Map.groupBy(descriptions, (text) => text[language].slice(0, 80));
      const shared = [...beginnings.values()].filter((list) => list.length > 1).flat();
      expect(shared.length / descriptions.length, language).toBeLessThanOrEqual(0.05);
    }
  });

  it.each([
    ["names", products.map(writeName), 4, 110],
    ["meta descriptions", products.map(writeMetaDescription), 70, 170],
    ["meta keywords", products.map(writeMetaKeywords), 4, 200],
    ["descriptions", descriptions, 150, 1600],
    ["descriptions of machines", machines.map((product) => writeDescription(product).full), 250, 1600],
    ["questions", machines.map(writeFaq), 150, 2200],
    ["highlights", machines.map((product) => writeHighlights(product)), 40, 700],
    ["technical data", products.map((product) => writeTechdetails(product, product.variants[0])), 60, 1500],
    ["scopes of delivery", products.map(writeDeliveryPackage), 4, 400],
    ["warnings", products.map(writeSafetyWarnings).filter((text) => text !== undefined), 20, 1200],
  ] as const)("%s are complete and within the design's length", (_, texts, shortest, longest) => {
    expect(findBroken(texts, shortest, longest)).toEqual([]);
  });

  it("contain three to six questions, each with an answer", () => {
    for (const faq of machines.map(writeFaq)) {
      for (const language of languages) {
        const pairs = faq[language].split("\n\n").map((pair) => pair.split("\n"));
        expect(pairs.length).toBeGreaterThanOrEqual(3);
        expect(pairs.length).toBeLessThanOrEqual(6);
        expect(pairs.every((lines) => lines.length === 2)).toBe(true);
        expect(new Set(pairs.map(([question]) => question)).size).toBe(pairs.length);
      }
    }
  });

  it("format numbers by language, unbreakable from their unit", () => {
    const name = machines.map(writeName).find(({ en }) => /1,100\u00a0W/.test(en));
    expect(name?.de).toContain("1.100\u00a0W");
    expect(name?.sk).toContain("1\u00a0100\u00a0W");
    expect(name?.pt).toContain("1100\u00a0W");
  });
});

function findBroken(texts: readonly Localized[], shortest: number, longest: number): readonly string[] {
  const all = texts.flatMap((text) => languages.map((language) => [language, text[language]] as const));
  const isBroken = (text: string) =>
    text.length < shortest || text.length > longest || /undefined|NaN|\{|\}| {2}|^\s|\s$|\.\./.test(text);
  return all
    .filter(([, text]) => isBroken(text))
    .map(([language, text]) => `${language} ${text.length}: ${text}`);
}
