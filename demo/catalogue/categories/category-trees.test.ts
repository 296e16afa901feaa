import { describe, expect, it } from "vitest";
import { createCategories } from "../drafts/categories.ts";
import { demoLocales, languages } from "../language.ts";
import { planCatalogue } from "../plan/plan-catalogue.ts";
import { listCategoryKeys } from "./category-keys.ts";

const products = planCatalogue(1200);
const categories = createCategories(products, 2007);
const byKey = new Map<string, (typeof categories)[number]>(
  categories.map((category) => [category.key, category]),
);

describe("the category trees", () => {
  it("are three, the first one five levels deep below its root", () => {
    const depths = new Map<string, number>();
    for (const { key } of categories) {
      const path = pathOf(key);
      depths.set(path[0] ?? "", Math.max(depths.get(path[0] ?? "") ?? 0, path.length - 1));
    }
    expect(Object.fromEntries(depths)).toEqual({
      "all-categories": 5,
      "industry-categories": 2,
      "longtail-categories": 1,
    });
  });

  it("list parents before their children, with unique keys", () => {
    expect(byKey.size).toBe(categories.length);
    const seen = new Set<string>();
    for (const category of categories) {
      if ("parent" in category) expect(seen.has(category.parent.key), category.key).toBe(true);
      seen.add(category.key);
    }
  });

  it("contain every product, and products in every category", () => {
    const used = new Set(products.flatMap(listCategoryKeys));
    expect([...used].filter((key) => !byKey.has(key))).toEqual([]);
    const parents = new Set(categories.map((category) => ("parent" in category ? category.parent.key : "")));
    const empty = categories.filter(({ key }) => !parents.has(key) && !used.has(key));
    expect(empty.map(({ key }) => key)).toEqual([]);
  });

  it("contain no category with only one child, or with the name of an ancestor", () => {
    const parents = categories.flatMap((category) => ("parent" in category ? [category.parent.key] : []));
    const counts = Map.groupBy(parents, (key) => key);
    expect([...counts].filter(([, children]) => children.length === 1).map(([key]) => key)).toEqual([]);
    const alike = categories.flatMap(({ key, name }) =>
      languages.filter((language) =>
        pathOf(key).some((above) => above !== key && byKey.get(above)?.name[language] === name[language]),
      ),
    );
    expect(alike).toEqual([]);
  });

  it("record for each language-country whether a category has products for sale", () => {
    const few = createCategories(planCatalogue(30), 2007).flatMap((category) =>
      "custom" in category ? [category.custom.fields.hasProducts] : [],
    );
    for (const marks of few) expect(Object.keys(marks ?? {})).toEqual(demoLocales);
    expect(new Set(few.flatMap((marks) => Object.values(marks ?? {})))).toEqual(new Set(["true", "false"]));
  });

  it("have names that begin with a capital in every language", () => {
    const small = categories.flatMap(({ name }) =>
      languages.map((language) => name[language]).filter((text) => /^\p{Ll}/u.test(text)),
    );
    expect(small).toEqual([]);
  });

  it("have texts in every language, a picture, and existing related categories", () => {
    for (const category of categories) {
      if (!("custom" in category)) continue;
      const { fields } = category.custom;
      const related = [fields.related_categories_1, fields.related_categories_2, fields.related_categories_3];
      expect(
        related.filter((key) => !byKey.has(String(key))),
        category.key,
      ).toEqual([]);
      expect(new Set(related).has(category.key)).toBe(false);
      expect(fields.CategoryImageURL).toMatch(/^\/pictures\/[a-z0-9-]+\.webp$/);
      for (const language of languages) {
        expect(category.metaDescription[language].length).toBeGreaterThanOrEqual(70);
        expect(category.metaDescription[language].length).toBeLessThanOrEqual(170);
        expect(fields.CategoryContentHTML[language]).toMatch(/^(?:<p>[^<>]{60,}<\/p>)+$/);
      }
    }
  });
});

/** Returns keys from the root of the tree down. */
function pathOf(key: string): readonly string[] {
  const category = byKey.get(key);
  return category && "parent" in category ? [...pathOf(category.parent.key), key] : [key];
}
