import { describe, expect, it } from "vitest";
import { type Language, languages } from "../../language.ts";
import { planCatalogue } from "../../plan/plan-catalogue.ts";
import type { PlannedMachine } from "../../plan/planned-product.ts";
import { words } from "../../words/words.ts";
import { isTrueOf } from "../choose-sentence.ts";
import { factsOf } from "../facts-of.ts";
import { listSlots } from "../message.ts";
import { listHighlights, listWarnings } from "../write-lists.ts";
import type { Claim } from "./claim.ts";
import { familyClaims } from "./family-claims.ts";
import { highlightClaims, poolClaims, warningClaims } from "./shared-claims.ts";

/** Enough that each size exists from makers whose figures differ, used and in a set. */
const machines = planCatalogue(3600).filter((product) => product.kind === "machine");

interface Conditional {
  readonly needs: readonly string[];
  readonly when?: Readonly<Record<string, unknown>>;
}

/** Lists a language's sentences with a condition, each with the key of its claim. */
function listConditional(language: Language) {
  const { build, faq } = words[language].sentences;
  const pools: readonly (readonly [name: string, entries: readonly Conditional[]])[] = [
    ["build", build],
    ["faq", faq],
  ];
  return pools.flatMap(([name, entries]) =>
    entries.filter(isConditional).map((entry) => ({ key: toKey(name, entry), entry })),
  );
}

const isConditional = ({ needs, when = {} }: Conditional) => needs.length > 0 || Object.keys(when).length > 0;

function toKey(pool: string, { needs, when = {} }: Conditional): string {
  const values = Object.entries(when).map(([name, value]) => `${name}=${value}`);
  return [pool, needs.join("+"), ...values].filter(Boolean).join(" ");
}

/** Checks each entry with the products that show it, and names entries without a claim; one SKU per family. */
function findFalseEntries<Key extends string>(
  list: (product: PlannedMachine) => readonly Key[],
  claims: Readonly<Partial<Record<Key, Claim>>>,
): readonly string[] {
  const found = new Map<string, string>();
  for (const product of machines) {
    for (const key of list(product)) {
      const claim = claims[key];
      const wrong = product.variants.find((variant) => !claim?.({ product, variant }));
      if (wrong) found.set(`${key} (${product.family.key})`, claim ? wrong.sku : "has no claim");
    }
  }
  return [...found].map(([key, reason]) => `${key}: ${reason}`);
}

describe("sentences with a condition", () => {
  it.each(languages)("have a claim in the table, and no more of them than were checked (%s)", (language) => {
    const counts = Map.groupBy(listConditional(language), ({ key }) => key);
    const unchecked = [...counts].filter(([key, list]) => list.length > (poolClaims[key]?.entries ?? 0));
    expect(unchecked.map(([key]) => key)).toEqual([]);
  });

  it("are all shown with some product, and true of every one that shows them", () => {
    const entries = new Map(languages.flatMap(listConditional).map(({ key, entry }) => [key, entry]));
    const shown = new Set<string>();
    const list = (product: PlannedMachine) => {
      const facts = factsOf(product);
      const keys = [...entries].filter(([, entry]) => isTrueOf(entry, facts)).map(([key]) => key);
      for (const key of keys) shown.add(key);
      return keys;
    };
    const claims = Object.fromEntries(Object.entries(poolClaims).map(([key, { holds }]) => [key, holds]));
    expect(findFalseEntries(list, claims)).toEqual([]);
    expect([...shown].sort()).toEqual(Object.keys(poolClaims).sort());
  });
});

describe("what a family's machines share", () => {
  it("is true of each of them in the highlights", () => {
    expect(findFalseEntries(listHighlights, highlightClaims)).toEqual([]);
  });

  it("is true of each of them in the warnings", () => {
    expect(findFalseEntries(listWarnings, warningClaims)).toEqual([]);
  });

  it("is true of each of them in the family's sentences, questions and guide", () => {
    const claims = Object.fromEntries(
      Object.entries(familyClaims).flatMap(([key, { does, faq, guide }]) => [
        ...does.map((claim, at) => [`${key} does ${at}`, claim] as const),
        ...faq.map((claim, at) => [`${key} faq ${at}`, claim] as const),
        [`${key} guide`, guide] as const,
      ]),
    );
    const list = ({ family: { key } }: PlannedMachine) =>
      Object.keys(claims).filter((name) => name.startsWith(`${key} `));
    expect(findFalseEntries(list, claims)).toEqual([]);
  });

  it.each(languages)(
    "has as many sentences as claims, and no figure by which variants differ (%s)",
    (language) => {
      for (const { family } of machines.slice(0, 60)) {
        const { does, faq } = words[language].families[family.key];
        const claims = familyClaims[family.key];
        expect([does.length, faq.length], family.key).toEqual([claims.does.length, claims.faq.length]);
        const texts = [...does, ...faq.flatMap(({ q, a }) => [q, a])];
        const slots = texts.flatMap((text) => listSlots(text, language).map(({ name }) => name));
        const choices: readonly string[] = family.variants?.by ?? [];
        expect(
          slots.filter((slot) => choices.includes(slot)),
          family.key,
        ).toEqual([]);
      }
    },
  );
});
