import { type Language, type Localized, localize } from "../language.ts";
import { isFreight } from "../plan/measure-variant.ts";
import type {
  PlannedAccessory,
  PlannedMachine,
  PlannedProduct,
  PlannedService,
  PlannedVariant,
} from "../plan/planned-product.ts";
import { words } from "../words/words.ts";
import { chooseEntry, type Facts, isTrueOf, rotate } from "./choose-sentence.ts";
import { fillAccessory, fillMachine } from "./fill-slots.ts";
import { formatMessage } from "./message.ts";
import { createFill } from "./write-name.ts";

/** How many sentences a description has on how the machine is built. */
const buildSentences = 2;

/** Two to four paragraphs, divided by an empty line. */
export function writeDescription(product: PlannedProduct): Localized {
  return localize((language) => writeParagraphs(product, language).join("\n\n"));
}

/** The first paragraph: what it is and what it does. */
export function writeShortDescription(product: PlannedProduct): Localized {
  return localize((language) => writeParagraphs(product, language)[0] ?? "");
}

function writeParagraphs(product: PlannedProduct, language: Language): readonly string[] {
  if (product.kind === "service") return describeService(product, language);
  return product.kind === "accessory"
    ? describeAccessory(product, language)
    : describeMachine(product, language);
}

/** What it is and does; how it is built; what its ware means; who makes it. */
function describeMachine(product: PlannedMachine, language: Language): readonly string[] {
  const { sentences, families } = words[language];
  const fill = fillMachine(product, product.variants[0], language);
  const write = (pool: readonly string[], purpose: string) =>
    formatMessage(chooseEntry(pool, product, purpose), language, fill);
  const facts = factsOf(product, withoutChoices(product));
  const suiting = sentences.build.filter((entry) => isTrueOf(entry, facts));
  const build = takeVaried(rotate(suiting, product, "build"), buildSentences);
  const notes = { a: undefined, b: sentences.used, set: sentences.set, test: sentences.test }[product.ware];
  return [
    [write(sentences.openers, "opener"), write(families[product.family.key].does, "does")],
    [...build.map(({ text }) => formatMessage(text, language, fill)), write(sentences.size, "size")],
    notes ? [write(notes, "note")] : [],
    [write(sentences.brand, "brand"), write(sentences.closing, "closing")],
  ]
    .filter((paragraph) => paragraph.length > 0)
    .map((paragraph) => paragraph.join(" "));
}

function describeAccessory(product: PlannedAccessory, language: Language): readonly string[] {
  const { sentences } = words[language];
  const fill = fillAccessory(product, language);
  const write = (pool: readonly string[], purpose: string) =>
    formatMessage(chooseEntry(pool, product, purpose), language, fill);
  return [
    write(sentences.accessory, "accessory"),
    `${write(sentences.brand, "brand")} ${write(sentences.closing, "closing")}`,
  ];
}

function describeService({ service, sku }: PlannedService, language: Language): readonly string[] {
  const { catalogue, sentences } = words[language];
  const note = sentences.virtual[Number(sku) % sentences.virtual.length] ?? "";
  return [catalogue.services[service].does, note];
}

/** The first entries that speak of different attributes. */
function takeVaried<T extends { readonly needs: readonly string[] }>(
  entries: readonly T[],
  count: number,
): T[] {
  const isSecond = ({ needs }: T, at: number) =>
    needs.some((name) => entries.slice(0, at).some((earlier) => earlier.needs.includes(name)));
  return entries.filter((entry, at) => !isSecond(entry, at)).slice(0, count);
}

/** What conditions of sentences may ask of a variant of a product. */
export function factsOf({ ware }: PlannedMachine, variant: PlannedVariant): Facts {
  return { ...variant.figures, freight: isFreight(variant), used: ware === "b" };
}

/** The first variant without the figures in which the others differ: texts are for all of them. */
export function withoutChoices({ family, variants }: PlannedMachine): PlannedVariant {
  const figures = Object.entries(variants[0].figures);
  const shared = figures.filter(([name]) => !family.variants?.by.some((axis) => axis === name));
  return { ...variants[0], figures: Object.fromEntries(shared) };
}

/** Questions and answers: a line each, an empty line between. */
export function writeFaq(product: PlannedMachine): Localized {
  return localize((language) => {
    const { sentences, families } = words[language];
    const fill = createFill(product, language);
    const facts = factsOf(product, withoutChoices(product));
    const general = rotate(
      sentences.faq.filter((entry) => isTrueOf(entry, facts)),
      product,
      "faq",
    );
    const entries = [...families[product.family.key].faq.slice(0, ownQuestions), ...general].slice(
      0,
      questions,
    );
    return entries
      .map(({ q, a }) => [q, a].map((text) => formatMessage(text, language, fill)).join("\n"))
      .join("\n\n");
  });
}

const ownQuestions = 3;
const questions = 5;
