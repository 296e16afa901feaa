import { type Language, type Localized, localize } from "../language.ts";
import type { PlannedAccessory, PlannedMachine, PlannedProduct } from "../plan/planned-product.ts";
import { toProductNumber } from "../plan/to-sku.ts";
import { toSlug } from "../slug.ts";
import { words } from "../words/words.ts";
import { createChoice } from "./choose-sentence.ts";
import { fillAccessory, fillMachine, writeNameAttributes } from "./fill-slots.ts";
import { type FillSlot, formatMessage } from "./message.ts";
import { longestMeta, shortenMeta, shortestMeta } from "./shorten-meta.ts";

/** Formats "Planetary mixer RC-PM-20 – 20 l, 1,100 W", with its condition unless it is new. */
export function writeName(product: PlannedProduct): Localized {
  return localize((language) => {
    if (product.kind === "service") return writeHeading(product, language);
    const heading = `${writeHeading(product, language)} ${product.model}`;
    if (product.kind === "accessory") return heading;
    const suffix = writeSuffix(product, language);
    const attributeValues = writeNameAttributes(product, language);
    return [heading, attributeValues, suffix].filter(Boolean).join(" – ");
  });
}

/** Writes slugs with the eight digits that mark them as a product's. */
export function writeSlug(product: PlannedProduct): Localized {
  return localize((language) => {
    const maker = product.kind === "service" ? "" : ` ${product.brand.name} ${product.model}`;
    const text = `${writeHeading(product, language)}${maker}`;
    return `${toSlug(text, language)}-${toProductNumber(product.sku)}`;
  });
}

/** Writes the meta description: 70 to 170 characters. */
export function writeMetaDescription(product: PlannedProduct): Localized {
  if (product.kind === "service") {
    return localize((language) => shortenMeta(words[language].catalogue.services[product.service].does));
  }
  const choice = createChoice(product);
  return localize((language) => {
    const fill = createFill(product, language);
    const texts: string[] = [];
    for (const source of choice.inOrder(words[language].sentences.meta, "meta")) {
      const text = formatMessage(source, language, fill);
      if (text.length >= shortestMeta && text.length <= longestMeta) return text;
      texts.push(text);
    }
    return shortenMeta(texts[0] ?? "");
  });
}

/** Writes search keywords, each once: many German nouns are their own plural. */
export function writeMetaKeywords(product: PlannedProduct): Localized {
  return localize((language) => {
    if (product.kind === "service") return writeHeading(product, language);
    const keywords = formatMessage(
      words[language].sentences.keywords,
      language,
      createFill(product, language),
    );
    const all = product.kind === "accessory" ? `${writeAccessory(product, language)}, ${keywords}` : keywords;
    return [...new Set(all.split(", "))].join(", ");
  });
}

/** Fills slots of sentences about the whole product with the first variant's figures. */
function createFill(product: PlannedMachine | PlannedAccessory, language: Language): FillSlot {
  return product.kind === "machine"
    ? fillMachine(product, product.variants[0], language)
    : fillAccessory(product, language);
}

/** Writes the text before the model: the family, the accessory with its family, or the service. */
function writeHeading(product: PlannedProduct, language: Language): string {
  const { catalogue, families, sentences } = words[language];
  if (product.kind === "service") return catalogue.services[product.service].name;
  if (product.kind === "machine") return families[product.family.key].name;
  return formatMessage(sentences.patterns.accessoryName, language, fillAccessory(product, language));
}

function writeAccessory({ accessory }: PlannedAccessory, language: Language): string {
  return words[language].catalogue.accessories[accessory];
}

function writeSuffix({ ware }: PlannedMachine, language: Language): string {
  const { setSuffix, testSuffix, usedSuffix } = words[language].sentences.patterns;
  return { a: "", b: usedSuffix, set: setSuffix, test: testSuffix }[ware];
}
