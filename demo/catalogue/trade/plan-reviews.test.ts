import { describe, expect, it } from "vitest";
import { allFamilies } from "../assortment/all-families.ts";
import { createCustomerReviews, createReviews, leaveOutRepeated } from "../drafts/reviews.ts";
import { languages } from "../language.ts";
import { planFamily } from "../plan/plan-family.ts";
import type { PlannedMachine } from "../plan/planned-product.ts";
import { isTopRated, planReviews } from "./plan-reviews.ts";
import { reviewKeysOf } from "./review-pool.ts";

const seed = 2007;
const now = new Date("2026-11-21T12:00:00Z");
const products: readonly PlannedMachine[] = Array.from({ length: 1200 }, (_, row) => {
  const family = allFamilies[row % 36];
  const machine = family && planFamily(family, 1)[0];
  if (machine?.kind !== "machine") throw new Error("A family begins with a machine");
  const sku = `EX10${String((row % 36) + 1).padStart(2, "0")}${String(Math.floor(row / 36)).padStart(4, "0")}`;
  return { ...machine, sku, euros: 500, position: row };
});
const planned = products.map((product) => planReviews(product, seed));
const all = planned.flat();

describe("reviews of 1,200 products", () => {
  it("are none for many, a few for most, and more than forty for some", () => {
    const share = (is: (count: number) => boolean) =>
      planned.filter(({ length }) => is(length)).length / planned.length;
    expect(share((count) => count === 0)).toBeGreaterThan(0.35);
    expect(share((count) => count > 0 && count < 10)).toBeGreaterThan(0.4);
    expect(share((count) => count >= 40)).toBeGreaterThan(0.003);
    expect(all.length).toBeGreaterThan(2000);
    expect(all.length).toBeLessThan(4000);
  });

  it("have a J-shaped distribution: mostly five stars, and one star is not the rarest", () => {
    const counts = [5, 4, 3, 2, 1].map((stars) => all.filter(({ rating }) => rating === stars).length);
    const [five = 0, four = 0, three = 0, two = 0, one = 0] = counts.map((count) => count / all.length);
    expect(five).toBeGreaterThan(0.55);
    expect(four).toBeGreaterThan(three);
    expect(three).toBeGreaterThan(two);
    expect(one).toBeGreaterThan(two * 0.7);
    expect(one).toBeLessThan(0.1);
  });

  it("are written in every language of the shop, over two years", () => {
    expect(new Set(all.map(({ language }) => language)).size).toBe(languages.length);
    const ages = all.map(({ ageDays }) => ageDays).sort((left, right) => left - right);
    expect(ages[0]).toBeLessThan(10);
    expect(ages.at(-1)).toBeGreaterThan(600);
    expect(ages[Math.floor(ages.length / 2)]).toBeLessThan(300);
  });

  it("do not repeat a text on a product: when its rating has no other, the oldest have only stars", () => {
    for (const reviews of planned)
      for (const [rating, same] of Map.groupBy(reviews, (review) => review.rating)) {
        const texts = same.filter(({ review }) => review !== null);
        expect(texts).toHaveLength(Math.min(same.length, reviewKeysOf(rating).length));
        expect(new Set(texts.map(({ review }) => review)).size).toBe(texts.length);
        const newestWithout = Math.min(...same.filter(({ review }) => !review).map(({ ageDays }) => ageDays));
        expect(texts.every(({ ageDays }) => ageDays <= newestWithout)).toBe(true);
      }
  });

  it("do not repeat an author on a product", () => {
    for (const product of products) {
      const authors = createReviews(product, seed, now).map(({ authorName }) => authorName);
      expect(new Set(authors).size).toBe(authors.length);
    }
  });

  it("leave out what a customer's review of the product says", () => {
    const article = { sku: "EX10010000", isFreight: false };
    const ofCustomers = createCustomerReviews([article], now);
    const drafts = products.flatMap((product) => createReviews(product, seed, now));
    const left = leaveOutRepeated(drafts, ofCustomers).filter(({ target }) => target.key === article.sku);
    const said = ofCustomers.map(({ custom, title, locale }) =>
      locale.startsWith("en-") ? title : Object(custom.fields.titleTranslations).en,
    );
    expect(said.length).toBeGreaterThan(3);
    for (const { custom, title } of left) {
      expect(said).not.toContain(title);
      expect(said).not.toContain(Object(custom.fields.titleTranslations).en);
    }
  });

  it("have answers to complaints", () => {
    const low = all.filter(({ rating }) => rating <= 2);
    const answered = all.filter(({ isAnswered }) => isAnswered);
    expect(answered.every(({ rating }) => rating <= 3)).toBe(true);
    expect(answered.filter(({ rating }) => rating <= 2).length / low.length).toBeGreaterThan(0.6);
  });

  it("give a tenth of the products the tag topRated, and no used one", () => {
    const share = products.filter((product) => isTopRated(product, seed)).length / products.length;
    expect(share).toBeGreaterThan(0.03);
    expect(share).toBeLessThan(0.15);
    expect(products.some((product) => isTopRated({ ...product, ware: "b" }, seed))).toBe(false);
  });

  it("differ between products: hardly any text is on two of them, in any language", () => {
    const machines = allFamilies.flatMap((family) =>
      planFamily(family, 8).map((product, position) => ({ ...product, position })),
    );
    const drafts = machines.flatMap((product) => createReviews(product, seed, now));
    for (const language of ["en", "de", "el", "bg"]) {
      const texts = drafts.flatMap(({ locale, text, custom }) =>
        locale.startsWith(language) ? (text ?? []) : (Object(custom.fields.textTranslations)[language] ?? []),
      );
      expect(texts.length).toBeGreaterThan(300);
      expect(new Set(texts).size / texts.length, language).toBeGreaterThan(0.97);
    }
  });

  it("contain their translations into the twenty other languages", () => {
    const drafts = products.slice(0, 60).flatMap((product) => createReviews(product, seed, now));
    for (const { locale, text, custom } of drafts.filter((draft) => draft.text !== undefined)) {
      const { textTranslations, titleTranslations, reviewCreatedAt } = custom.fields;
      expect(Object.keys(Object(textTranslations))).toHaveLength(20);
      expect(Object.keys(Object(titleTranslations))).not.toContain(locale.slice(0, 2));
      expect(text?.length).toBeGreaterThan(20);
      expect(Date.parse(String(reviewCreatedAt))).toBeLessThan(now.getTime());
    }
  });
});
