import type { AttributeName } from "../assortment/keys.ts";
import type { Language } from "../language.ts";
import type { PlannedProduct } from "../plan/planned-product.ts";
import { randomOf } from "../random.ts";
import type { PlannedReview } from "../trade/plan-reviews.ts";
import type { ReviewKey } from "../trade/review-pool.ts";
import { words } from "../words/words.ts";
import { formatAttributeValue, formatLabelled } from "./format-attribute-value.ts";
import { formatMessage } from "./message.ts";

type ClosingKey = keyof (typeof words)["en"]["reviews"]["closings"];

const praise = ["needed", "decided", "checked", "suits"] as const satisfies readonly ClosingKey[];
/** Complaints say only that the description is true. */
const concession = ["correct", "described"] as const satisfies readonly ClosingKey[];
const leastPraised = 4;

/** Writes a review's closing sentence in a language. */
export type WriteClosing = (language: Language) => string;

/**
 * Returns a function that gives the sentence which closes a product's review: it names one of the product's own figures,
 * so that the same text of the pool differs between products. Figures and sentences take turns among its praising and
 * among its complaining reviews. The function returns undefined for a service, which has no figures.
 */
export function createClosings(
  product: PlannedProduct,
  reviews: readonly PlannedReview[],
  seed: number,
): (review: PlannedReview) => WriteClosing | undefined {
  const figures = listFigures(product);
  const start = (what: string) => Math.floor(randomOf(seed, `review ${product.sku} ${what}`) * 100);
  const startOf = { figure: start("figure"), closing: start("closing") };
  return (review) => {
    const isAlike = ({ rating }: PlannedReview) => isPraise(rating) === isPraise(review.rating);
    const at = reviews.filter(isAlike).indexOf(review);
    const closings: readonly ClosingKey[] = isPraise(review.rating) ? praise : concession;
    const figure = figures[(startOf.figure + at) % figures.length];
    const closing = closings[(startOf.closing + at) % closings.length];
    if (!figure || !closing) return undefined;
    return (language) =>
      formatMessage(words[language].reviews.closings[closing], language, ({ name }) =>
        name === "figure" ? figure(language) : undefined,
      );
  };
}

const isPraise = (rating: number) => rating >= leastPraised;

/** The figures of a machine, without those that are only there or not; the model of an accessory. */
function listFigures(product: PlannedProduct): readonly WriteClosing[] {
  if (product.kind === "service") return [];
  const { model, family, variants } = product;
  if (product.kind === "accessory") {
    return [(language) => formatLabelled(words[language].catalogue.fields.model, model, language)];
  }
  const { attributeValues } = variants[0];
  return family.attributes.flatMap((name: AttributeName) => {
    const value = attributeValues[name];
    if (value === undefined || typeof value === "boolean") return [];
    return (language: Language) => {
      const label = words[language].catalogue.attributes[name];
      return formatLabelled(label, formatAttributeValue(name, value, language), language);
    };
  });
}

/** Writes a text of the pool, whose first sentence remains before a closing one: it is as long as without. */
export function writeReviewText(review: ReviewKey, language: Language, close?: WriteClosing): string {
  const { text } = words[language].reviews.pool[review];
  if (!close) return text;
  const [first = text] = text.split(/(?<=[.!?…])\s+(?=\S)/u);
  return `${first} ${close(language)}`;
}
