import { type Language, type Localized, localize } from "../language.ts";
import type {
  PlannedAccessory,
  PlannedMachine,
  PlannedProduct,
  PlannedService,
} from "../plan/planned-product.ts";
import { words } from "../words/words.ts";
import { type Choice, createChoice, type Facts, isTrueOf } from "./choose-sentence.ts";
import { factsOf } from "./facts-of.ts";
import { fillAccessory, fillMachine } from "./fill-slots.ts";
import { type FillSlot, formatMessage } from "./message.ts";

/** Number of sentences about the construction in a description. */
const buildSentences = 2;

/** Writes two or three paragraphs separated by an empty line, and the first of them: what it is and what it does. */
export function writeDescription(product: PlannedProduct): { full: Localized; short: Localized } {
  const describe = createDescriber(product);
  const paragraphs = localize(describe);
  return {
    full: localize((language) => paragraphs[language].join("\n\n")),
    short: localize((language) => paragraphs[language][0] ?? ""),
  };
}

type Describe = (language: Language) => readonly string[];

function createDescriber(product: PlannedProduct): Describe {
  if (product.kind === "service") return (language) => describeService(product, language);
  const choice = createChoice(product);
  if (product.kind === "accessory") return (language) => describeAccessory(product, choice, language);
  const facts = factsOf(product);
  return (language) => describeMachine(product, choice, facts, language);
}

/** Describes what it is and does, its construction, and its maker. Sizes, condition and contents have their own fields. */
function describeMachine(
  product: PlannedMachine,
  choice: Choice,
  facts: Facts,
  language: Language,
): readonly string[] {
  const { sentences, families } = words[language];
  const fill = fillMachine(product, product.variants[0], language);
  const write = (pool: readonly string[], purpose: string) =>
    formatMessage(choice.one(pool, purpose), language, fill);
  const suiting = sentences.build.filter((entry) => isTrueOf(entry, facts));
  const build = takeVaried(choice.inOrder(suiting, "build"), buildSentences);
  return [
    [writeOpener(product, choice, language, fill), write(families[product.family.key].does, "does")],
    build.map(({ text }) => formatMessage(text, language, fill)),
    product.ware === "test" ? [write(sentences.test, "note")] : [],
    [write(sentences.brand, "brand"), write(sentences.closing, "closing")],
  ]
    .filter((paragraph) => paragraph.length > 0)
    .map((paragraph) => paragraph.join(" "));
}

/** Where a listing or a search engine truncates a description. */
const beginning = 80;

/**
 * Writes a sentence that names the model early, so that no two products start alike. A sentence with a late model name
 * is used by the first machine of a family that chooses it.
 */
function writeOpener(product: PlannedMachine, choice: Choice, language: Language, fill: FillSlot): string {
  const { openers } = words[language].sentences;
  const { articleIndex, model, ware } = product;
  const isFirst = ware === "a" && articleIndex < openers.length;
  const texts: string[] = [];
  for (const source of choice.inOrder(openers, "opener")) {
    const text = formatMessage(source, language, fill);
    if (isFirst || text.slice(0, beginning - 1).includes(model)) return text;
    texts.push(text);
  }
  return texts[0] ?? "";
}

function describeAccessory(product: PlannedAccessory, choice: Choice, language: Language): readonly string[] {
  const { sentences } = words[language];
  const fill = fillAccessory(product, language);
  const write = (pool: readonly string[], purpose: string) =>
    formatMessage(choice.one(pool, purpose), language, fill);
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

/** Takes the first entries about different attributes. */
function takeVaried<T extends { readonly needs: readonly string[] }>(
  entries: readonly T[],
  count: number,
): T[] {
  const isSecond = ({ needs }: T, at: number) =>
    needs.some((name) => entries.slice(0, at).some((earlier) => earlier.needs.includes(name)));
  return entries.filter((entry, at) => !isSecond(entry, at)).slice(0, count);
}
