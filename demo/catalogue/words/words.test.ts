import { describe, expect, it } from "vitest";
import { allFamilies } from "../assortment/all-families.ts";
import { technicalAttributes } from "../assortment/attributes.ts";
import { languages } from "../language.ts";
import { accessorySlots, machineSlots, measureSlots } from "../text/fill-slots.ts";
import { listSlots } from "../text/message.ts";
import { english } from "./english.ts";
import { words } from "./words.ts";

const others = languages.filter((language) => language !== "en");

describe.each(languages)("the sheets of %s", (language) => {
  const { catalogue, families, sentences } = words[language];
  const formsOf = (key: (typeof allFamilies)[number]["key"]) =>
    Object.keys(families[key].forms).map((form) => `noun_${form}`);
  const forms = ["name", "plural", ...formsOf("planetary-mixer")];
  const findStrange = (sources: readonly string[], known: readonly string[]) =>
    sources.filter((source) => listSlots(source, language).some(({ name }) => !known.includes(name)));

  it("name no accessory with the preposition that follows it in its product's name", () => {
    const { catalogue, sentences } = words[language];
    const between = /\}(.*?)\{/.exec(sentences.patterns.accessoryName)?.[1]?.trim() || null;
    const names = Object.values(catalogue.accessories);
    expect(names.filter((name) => between && name.split(" ").includes(between))).toEqual([]);
  });

  it("have every noun in the same forms", () => {
    for (const { key } of allFamilies)
      expect(formsOf(key).sort(), key).toEqual(formsOf("planetary-mixer").sort());
  });

  it("use in sentences about all families only slots that each of them fills", () => {
    const attributes = Object.keys(technicalAttributes);
    const { accessory, brand, build, closing, faq, keywords, meta, openers, test } = sentences;
    const conditional = [...build.map(({ text }) => text), ...faq.flatMap(({ q, a }) => [q, a])];
    const onMachines = [openers, brand, closing, meta, keywords, test, conditional].flat();
    const onAccessories = [
      accessory,
      brand,
      closing,
      meta,
      keywords,
      sentences.patterns.accessoryName,
    ].flat();
    const { accessoriesFor, accessoriesGuide } = sentences.patterns;
    const { modifiers } = catalogue;
    const onFamilies = [accessoriesFor, accessoriesGuide, ...Object.values(modifiers)];
    expect(findStrange(onMachines, [...machineSlots, ...measureSlots, ...attributes, ...forms])).toEqual([]);
    expect(findStrange(onAccessories, [...accessorySlots, ...measureSlots, ...forms])).toEqual([]);
    expect(
      findStrange([...onFamilies, ...Object.values(sentences.industryFamilies)], ["gender", ...forms]),
    ).toEqual([]);
  });

  it("use figures in conditional sentences only if the condition requires them", () => {
    const entries = [
      ...sentences.build.map(({ needs, text }) => ({ needs, texts: [text] })),
      ...sentences.faq.map(({ needs, q, a }) => ({ needs, texts: [q, a] })),
    ];
    const strange = entries.filter(
      ({ needs, texts }) =>
        findStrange(texts, [...machineSlots, ...measureSlots, ...forms, ...needs]).length > 0,
    );
    expect(strange).toEqual([]);
  });

  it("describe each family by what its machines have", () => {
    for (const { key, attributes } of allFamilies) {
      const { does, faq, guide } = families[key];
      const known = [...machineSlots, ...measureSlots, ...attributes, ...forms];
      expect(findStrange([...does, ...faq.flatMap(({ q, a }) => [q, a])], known), key).toEqual([]);
      expect(guide).not.toMatch(/[{}]/);
      expect(does.length, key).toBeGreaterThanOrEqual(3);
      expect(faq.length, key).toBeGreaterThanOrEqual(2);
    }
  });
});

/** Longer texts are sentences: two languages do not share them by chance. */
const longestShared = 24;
const sharedShare = 0.04;
const englishWords = /\b(?:the|with|your|which|from|when|than|and)\b/i;
/** Words of other languages that look like English ones. */
const lookalikes: Readonly<Record<string, RegExp>> = { da: /\b(?:and|when)\b/i, nb: /\b(?:and|from)\b/i };

describe.each(others)("the texts of %s", (language) => {
  const own = new Map(listTexts(words[language]));
  const model = listTexts(words.en);
  const shared = model.filter(([path, text]) => own.get(path) === text && !isName(path));

  it("differ from the English ones", () => {
    expect(shared.filter(([, text]) => withoutSlots(text).length > longestShared)).toEqual([]);
    expect(shared.length / model.length).toBeLessThan(sharedShare);
  });

  it("contain no English words", () => {
    const strange = [...own].filter(([path, text]) => {
      const plain = withoutSlots(text).replace(lookalikes[language] ?? /$^/, "");
      return !isName(path) && englishWords.test(plain);
    });
    expect(strange).toEqual([]);
  });
});

function withoutSlots(text: string): string {
  return text.replace(/\{[^{}]*\}/g, "");
}

/** Names of people, codes and units are the same in every language. */
function isName(path: string): boolean {
  return (
    /^(?:catalogue\.units|reviews\.authors)/.test(path) ||
    path.includes(".forms.") ||
    path.endsWith(".gender")
  );
}

/** Lists all texts of a sheet by their paths. */
function listTexts(part: unknown, path = ""): readonly (readonly [path: string, text: string])[] {
  if (typeof part === "string") return [[path, part]];
  if (typeof part !== "object" || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) =>
    key === "needs" || key === "when" ? [] : listTexts(value, path ? `${path}.${key}` : key),
  );
}

it("have sheets for everything in the English ones", () => {
  expect(Object.keys(words.en).sort()).toEqual(Object.keys(english).sort());
});
