import type { Article } from "../../catalogue/model/article";
import { findTier, toVolumeTiers, type VolumeDiscount } from "../../catalogue/model/volume-discount";
import type { Money } from "../../foundation/money";
import type { OrderLine } from "./parse-order-lines";
import { mostOrderLines } from "./parse-order-lines";
import { clampAddQuantity, countAddableQuantity, type QuantityLimits } from "./quantity-rules";

/** Reason why no piece of a line can be added to the cart. */
export type LineRefusal =
  | "unreadable"
  | "quantity"
  | "unknown"
  /** Several articles have this model's name: the number decides. */
  | "several"
  | "not-sold"
  | "out-of-stock"
  /** The cart has all available pieces. */
  | "in-cart"
  /** Beyond the limit of one check. */
  | "beyond";

export type CheckedLine = OrderLine & {
  /** null: unknown, or not looked up. */
  readonly article: Article | null;
  /** Pieces that go into the cart; 0: see `refusal`. */
  readonly pieces: number;
  readonly refusal: LineRefusal | null;
  /** Gross price of one piece, with the volume discount of the cart's line; null: not sold. */
  readonly unitPrice: Money | null;
};

export type OrderTerms = {
  readonly articles: readonly Article[];
  readonly limits: QuantityLimits;
  /** Volume discounts by group. */
  readonly discounts: ReadonlyMap<string, readonly VolumeDiscount[]>;
  /** Returns the pieces of a SKU in the cart. */
  readonly countInCart: (sku: string) => number;
};

/** Lists the numbers by which the articles of a list are looked up. */
export function listWantedNumbers(lines: readonly OrderLine[]): readonly string[] {
  return [...new Set(lines.slice(0, mostOrderLines).flatMap(({ articles }) => articles))];
}

/**
 * Checks each line of an order list: finds its article, and limits its pieces by the cart's rules.
 * An article's number or the name of its model must match exactly; of a model the new, single article counts. Lines of the
 * same article share the limit, in their order, and the volume discount of all their pieces in the cart.
 */
export function checkOrderLines(lines: readonly OrderLine[], terms: OrderTerms): readonly CheckedLine[] {
  const planned = new Map<string, number>();
  const checked = lines.map((line, index): Unpriced => {
    if (index >= mostOrderLines) return refuse(line, null, "beyond");
    if (line.articles.length === 0) return refuse(line, null, "unreadable");
    const [article, ...others] = findArticles(line, terms.articles);
    if (!article) return refuse(line, null, "unknown");
    if (others.length > 0) return refuse(line, null, "several");
    const { sku, offer } = article;
    if (!offer) return refuse(line, article, "not-sold");
    if (line.quantity === null) return refuse(line, article, "quantity");
    if (offer.stock === 0) return refuse(line, article, "out-of-stock");
    const held = planned.get(sku) ?? terms.countInCart(sku);
    if (countAddableQuantity(held, offer.stock, terms.limits) === 0) return refuse(line, article, "in-cart");
    const pieces = clampAddQuantity(line.quantity, held, offer.stock, terms.limits);
    planned.set(sku, held + pieces);
    return { ...line, article, pieces, refusal: null };
  });
  return checked.map((line) => ({
    ...line,
    unitPrice: line.article && findUnitPrice(line.article, planned, terms),
  }));
}

type Unpriced = Omit<CheckedLine, "unitPrice">;

/** `planned`: pieces in the cart after the addition, by SKU; the cart has one line for them. */
function findUnitPrice(
  { sku, offer, volumeDiscountGroup: group }: Article,
  planned: ReadonlyMap<string, number>,
  { discounts, countInCart }: OrderTerms,
): Money | null {
  if (!offer) return null;
  const inCart = planned.get(sku) ?? countInCart(sku);
  const tiers = toVolumeTiers(offer.price, (group !== null && discounts.get(group)) || []);
  return findTier(tiers, inCart)?.price ?? offer.price;
}

function refuse(line: OrderLine, article: Article | null, refusal: LineRefusal): Unpriced {
  return { ...line, article, pieces: 0, refusal };
}

/** Finds the article of a number, or those of a model that nothing but their numbers tells apart. */
function findArticles({ articles: names }: OrderLine, known: readonly Article[]): readonly Article[] {
  for (const name of names) {
    const found = known.find(({ sku, ean }) => sku === name || ean === name);
    if (found) return [found];
    const ofModel = known.filter(({ model }) => model?.toUpperCase() === name.toUpperCase());
    // A predecessor that is no longer sold has the name too, and so have sets and used articles.
    const sold = preferSome(ofModel, ({ offer }) => offer !== null);
    const chosen = preferSome(sold, ({ kind }) => kind === "new");
    if (chosen.length > 0) return chosen;
  }
  return [];
}

/** Returns those of a kind, or all if none is of it. */
function preferSome(
  articles: readonly Article[],
  isOfKind: (article: Article) => boolean,
): readonly Article[] {
  const some = articles.filter(isOfKind);
  return some.length > 0 ? some : articles;
}
