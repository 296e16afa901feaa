import { describe, expect, it } from "vitest";
import { languages } from "../language.ts";
import { planCatalogue } from "../plan/plan-catalogue.ts";
import type { PlannedMachine } from "../plan/planned-product.ts";
import { words } from "../words/words.ts";
import { fillMachine } from "./fill-slots.ts";
import { formatMessage } from "./message.ts";
import { writeDescription } from "./write-description.ts";
import { writeFaq } from "./write-lists.ts";

const machines = planCatalogue(1200).filter((product) => product.kind === "machine");

/** Load of a 16 A fuse at 230 V, in VA. */
const socketVa = 3_680;

/** VA, by load or power; undefined: the data sheet does not state it. */
function findLoadVa({ variants: [{ attributeValues }] }: PlannedMachine): number | undefined {
  if (typeof attributeValues.connectedLoad === "number") return attributeValues.connectedLoad * 1_000;
  return typeof attributeValues.power === "number" ? attributeValues.power : undefined;
}

/** Lists the sentences of a language that recommend an ordinary socket, filled for this machine. */
function listSocketSentences(product: PlannedMachine, language: (typeof languages)[number]): string[] {
  const { build, faq } = words[language].sentences;
  const isSocket = ({ when }: { readonly when?: object }) =>
    when !== undefined && "connection" in when && when.connection === "socket";
  const texts = [
    ...build.filter(isSocket).map(({ text }) => text),
    ...faq.filter(isSocket).map(({ a }) => a),
  ];
  return texts.map((text) =>
    formatMessage(text, language, fillMachine(product, product.variants[0], language)),
  );
}

describe("sentences with a condition", () => {
  it("recommend a socket with a 16 A fuse only for machines within its load, in every language", () => {
    const wrong = machines.flatMap((product) => {
      const load = findLoadVa(product);
      const { voltage } = product.variants[0].attributeValues;
      if (voltage !== 230 || (load !== undefined && load <= socketVa)) return [];
      const [description, faq] = [writeDescription(product).full, writeFaq(product)];
      return languages.flatMap((language) =>
        listSocketSentences(product, language).some((text) =>
          `${description[language]}\n${faq[language]}`.includes(text),
        )
          ? [`${product.sku} ${language}: ${load} VA`]
          : [],
      );
    });
    expect(wrong).toEqual([]);
  });

  it("state the load when an ordinary socket is not enough, in every language", () => {
    const heavy = machines.filter(
      (product) =>
        product.variants[0].attributeValues.voltage === 230 &&
        product.variants[0].attributeValues.connectedLoad !== undefined &&
        (findLoadVa(product) ?? 0) > socketVa,
    );
    expect(heavy.length).toBeGreaterThan(10);
    const advised = heavy.filter((product) => {
      const faq = writeFaq(product);
      return languages.every((language) => {
        const { voltage, load } = toTexts(product, language);
        return faq[language].split("\n").some((line) => line.includes(voltage) && line.includes(load));
      });
    });
    expect(advised.length).toBeGreaterThan(0);
  });

  it("state the weight of the tool, not of its set, and of all its variants", () => {
    for (const product of machines.filter(({ contents }) => contents.length > 0)) {
      const [{ sku, netKg }] = product.variants;
      const isNew = ({ variants }: PlannedMachine) => variants[0].sku === product.newSku;
      const ownKg = machines.find(isNew)?.variants[0].netKg ?? 0;
      const fill = fillMachine(product, product.variants[0], "en");
      expect(netKg).toBeGreaterThan(ownKg);
      expect(formatMessage("{netWeight}", "en", fill), sku).toBe(`${ownKg}\u00a0kg`);
    }
    const truck = machines.find(({ family }) => family.key === "pallet-truck");
    const fill = truck && fillMachine(truck, truck.variants[0], "de");
    expect(fill && formatMessage("{netWeight}", "de", fill)).toMatch(/^\d+(?:,\d)?–\d+(?:,\d)?\u00a0kg$/);
  });

  it("judge no noise, whose level can be any, in no language", () => {
    const verdict = /supportable|sopportabile|llevadero|nebenan|помещение с хора|όπου εργάζονται/;
    for (const language of languages) {
      const { build, faq } = words[language].sentences;
      const texts = [...build.map(({ text }) => text), ...faq.map(({ a }) => a)];
      expect(
        texts.filter((text) => text.includes("{noiseLevel}") && verdict.test(text)),
        language,
      ).toEqual([]);
    }
  });

  it("recommend an ordinary socket for ovens up to its load only, in the guide of every language", () => {
    for (const language of languages)
      expect(words[language].families["convection-oven"].guide, language).toMatch(
        /230\sV\S*\s\(≤\s3[.,]6\skW\)/,
      );
  });

  it("are conditional in every language wherever 16 A is enough", () => {
    for (const language of languages) {
      const unconditional = words[language].sentences.faq.filter(
        ({ a, when }) => /16\s?A(?!\p{L})/u.test(a) && !(when && "connection" in when),
      );
      expect(unconditional, language).toEqual([]);
    }
  });
});

function toTexts(product: PlannedMachine, language: (typeof languages)[number]) {
  const fill = fillMachine(product, product.variants[0], language);
  return {
    voltage: formatMessage("{voltage}", language, fill),
    load: formatMessage("{connectedLoad}", language, fill),
  };
}
