import type { CardAttribute, ProductCard } from "./product-card";

/** Number of figures on a card. */
const figuresOnCard = 3;

/** Number of a product's first attributes from which the figures of its card are chosen. */
export const figureCandidates = 5;

/** A figure whose label and value do not fit one line of a phone's card; Cyrillic letters are wider than others. */
function isLong({ label, value }: CardAttribute): boolean {
  return label.length + value.length > (/\p{Script=Cyrillic}/u.test(label) ? 26 : 27);
}

/** A word, such as the kind of a plug, compares less than a number. */
function isWord({ value }: CardAttribute): boolean {
  return !/\d/.test(value);
}

type Figured = Pick<ProductCard, "attributes" | "family">;

/** Returns the figures of a card of a list. */
export type ShowFigures = (card: Figured) => readonly CardAttribute[];

/**
 * Chooses the figures of a list's cards: of all products of a family the same three, in the family's order, preferably
 * those that most of them have. After the first, the family's main figure, short numbers come before words and long ones,
 * so that two rows of cards fit a phone. An accessory, which has none of its family's figures, shows its own.
 */
export function chooseFigures(cards: readonly Figured[]): ShowFigures {
  const families = Map.groupBy(cards, ({ family }) => family ?? null);
  const labels = new Map([...families].map(([family, ofFamily]) => [family, chooseLabels(ofFamily)]));
  return ({ family, attributes }) => {
    const chosen = labels.get(family ?? null) ?? [];
    const shown = chosen.flatMap((label) => attributes.find((attribute) => attribute.label === label) ?? []);
    return shown.length > 0 ? shown : attributes.slice(0, figuresOnCard);
  };
}

/** The labels of a family's figures. */
function chooseLabels(cards: readonly Figured[]): readonly string[] {
  const byLabel = Map.groupBy(
    cards.flatMap(({ attributes }) => attributes),
    ({ label }) => label,
  );
  const most = Math.max(...[...byLabel.values()].map(({ length }) => length));
  const candidates = [...byLabel].map(([label, values], order) => ({
    ...{
      label,
      order,
      isOfMost: values.length === most,
      isLater: order > 0 && values.some((value) => isLong(value) || isWord(value)),
    },
  }));
  const rank = ({ isOfMost, isLater }: (typeof candidates)[number]) => (isOfMost ? 0 : 2) + (isLater ? 1 : 0);
  const chosen = candidates.toSorted((one, other) => rank(one) - rank(other)).slice(0, figuresOnCard);
  return chosen.toSorted((one, other) => one.order - other.order).map(({ label }) => label);
}
