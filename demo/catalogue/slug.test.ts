import { describe, expect, it } from "vitest";
import { toSlug } from "./slug.ts";

describe("toSlug", () => {
  it.each([
    ["de", "Große Kühlschränke, über 7 l", "grosse-kuehlschraenke-ueber-7-l"],
    ["fi", "Pöytävaa’at", "poytavaa-at"],
    ["pl", "Szafa chłodnicza", "szafa-chlodnicza"],
    ["da", "Køleskabe på hjul", "koleskabe-pa-hjul"],
    ["bg", "Хладилни шкафове, над 5 l", "hladilni-shkafove-nad-5-l"],
    ["el", "Ψυγεία με δύο πόρτες", "psygeia-me-dyo-portes"],
    ["hr", "Rezalice, đak", "rezalice-dak"],
  ] as const)("transliterates %s words", (language, text, slug) => {
    expect(toSlug(text, language)).toBe(slug);
  });
});
