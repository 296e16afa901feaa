import type { AttributeName } from "./attribute.ts";
import type { Figure } from "./families/family.ts";
import { fillFigures, formatFigure, formatLabelledFigure } from "./format-figure.ts";
import { type Language, type Localized, localize } from "./language.ts";
import type { PlannedProduct } from "./planned-product.ts";
import { toSlug } from "./slug.ts";
import { words } from "./words.ts";

/** "Planetary mixer Royal Catering RC-PM-10-3 – 10 l, 600 W", with the ware where it is not new. */
export function writeName(product: PlannedProduct): Localized {
  return localize((language) => {
    const { family } = product;
    const figures = family.nameFigures.map((name) => formatFigure(name, figureOf(product, name), language));
    const ware = writeWare(product, language);
    return `${writeHeading(product, language)} – ${figures.join(", ")}${ware ? ` – ${ware}` : ""}`;
  });
}

/** Slugs end in the 8-digit product number, by which a slug is known as a product's. */
export function writeSlug(product: PlannedProduct): Localized {
  return localize(
    (language) => `${toSlug(writeHeading(product, language), language)}-${product.productNumber}`,
  );
}

/** What it is for, what the brand stands for and, where it was used before, what that means. */
export function writeDescription(product: PlannedProduct): Localized {
  return localize((language) => {
    const { phrases } = words[language];
    const paragraphs = [writeUse(product, language), phrases.brand.replace("{brand}", product.brand.name)];
    if (product.ware === "b") paragraphs.push(phrases.bwareNote);
    return paragraphs.join("\n\n");
  });
}

export function writeMetaDescription(product: PlannedProduct): Localized {
  return localize((language) => `${writeUse(product, language)} ${words[language].phrases.order}`);
}

/** Lines: the two figures that matter most, then what the family is good at. */
export function writeHighlights(product: PlannedProduct): Localized {
  const { attributes, highlights } = product.family;
  return localize((language) => {
    const figures = attributes
      .slice(0, 2)
      .map((name) => formatLabelledFigure(name, figureOf(product, name), language));
    return [...figures, ...highlights.map((key) => words[language].highlights[key])].join("\n");
  });
}

export function writeDeliveryPackage(product: PlannedProduct): Localized {
  return localize((language) => {
    const { families, packages, productFields } = words[language];
    const machine = `${families[product.family.key].name} ${product.model}`;
    return [machine, packages[product.family.packageItem], productFields.manualUrl].join("\n");
  });
}

export function writeSafetyWarnings(product: PlannedProduct): Localized {
  return localize((language) =>
    product.family.warnings.map((key) => words[language].warnings[key]).join("\n"),
  );
}

/** The figure of an attribute that the family has. */
function figureOf({ family, figures }: PlannedProduct, name: AttributeName): Figure {
  const figure = figures[family.attributes.indexOf(name)];
  if (figure === undefined)
    throw new Error(`${family.key} has no ${name}: add it to its attributes and sizes`);
  return figure;
}

function writeHeading({ family, brand, model }: PlannedProduct, language: Language): string {
  return `${words[language].families[family.key].name} ${brand.name} ${model}`;
}

function writeWare({ ware }: PlannedProduct, language: Language): string {
  const { phrases } = words[language];
  if (ware === "b") return phrases.bware;
  if (ware === "set") return phrases.set;
  return ware === "test" ? "TEST" : "";
}

function writeUse(product: PlannedProduct, language: Language): string {
  const { useFigures, key } = product.family;
  const figures = useFigures.map((name) => formatFigure(name, figureOf(product, name), language));
  return fillFigures(words[language].families[key].use, figures);
}
