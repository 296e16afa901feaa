import type { RouterContextProvider } from "react-router";
import { money } from "../../foundation/money";
import { formatMoney, formatNumber } from "../../i18n/formats";
import { requestContext } from "../../request/context";
import type { CategoryNode } from "../model/category";
import { completeTerms } from "../model/complete-terms";
import { defaultPicture } from "../model/default-picture";
import { isLowStock } from "../model/is-low-stock";
import { markMatches } from "../model/mark-matches";
import type { ProductCard } from "../model/product-card";
import { toProductNumber } from "../model/product-number";
import type { SearchSuggestions, SuggestedProduct } from "../model/search-suggestions";
import { isInStock } from "../model/sellable-stock";
import type { SuggestionsView } from "../model/suggestions-view";
import { dropFullStop, toStockText } from "../model/to-stock-text";
import { findSpelling } from "./find-spelling.server";
import { formatPrice } from "./format-price.server";
import { type PageI18n, readPageI18n } from "./page-i18n.server";
import { toCardPriceText } from "./to-card-view.server";
import { toUnitPriceText } from "./to-unit-price-text.server";

type ProductView = SuggestionsView["products"][number];
type Context = Readonly<RouterContextProvider>;

/**
 * Loads the search field's suggestions for a text of 2 to 100 characters; null: the search failed.
 * The search gateway logs the failure. Pictures and prices come from the platform; if it fails, from the index.
 * A text that finds little has another spelling; one that finds nothing has the suggestions of that spelling.
 */
export async function loadSuggestions(context: Context, text: string): Promise<SuggestionsView | null> {
  const { search } = context.get(requestContext).gateways;
  const found = await search.suggest(text);
  if (!found.ok) return null;
  const { total } = found.value;
  const spelling = await findSpelling(context, text, total);
  if (spelling === null) {
    const corrected = await findCorrected(context, text, found.value);
    return corrected ?? toSuggestionsView(context, text, found.value);
  }
  const near = isNothing(found.value) ? await search.suggest(spelling) : null;
  const view = near?.ok
    ? await toSuggestionsView(context, spelling, near.value)
    : await toSuggestionsView(context, text, found.value);
  const label = readPageI18n(context).translate("catalogue.search.spelling");
  return { ...view, total, spelling: { label, text: spelling } };
}

/**
 * Loads the suggestions of the right spelling of a text, if the search tolerated its errors: the products found are
 * named by the corrected words. null: the text has no errors, or none that is known.
 */
async function findCorrected(
  context: Context,
  text: string,
  { products, keywords }: SearchSuggestions,
): Promise<SuggestionsView | null> {
  const [best] = products;
  if (!best) return null;
  const names = [best.name, ...(keywords[0] ?? [])];
  const { search } = context.get(requestContext).gateways;
  const spelling = await search.findSpelling(text, 0);
  if (!spelling.ok || spelling.value === null || !areNamedBy(names, text, spelling.value)) return null;
  const found = await search.suggest(spelling.value);
  if (!found.ok || isNothing(found.value)) return null;
  return { ...(await toSuggestionsView(context, spelling.value, found.value)), corrected: spelling.value };
}

/** Whether a product's names have each word of the spelling, and not each of the text. */
function areNamedBy(names: readonly string[], text: string, spelling: string): boolean {
  const hasEach = (words: string) =>
    words.split(/\s+/).every((word) => names.some((name) => markMatches(name, word).length > 1));
  return hasEach(spelling) && !hasEach(text);
}

function isNothing({ total, categories, brands }: SearchSuggestions): boolean {
  return total === 0 && categories.length === 0 && brands.length === 0;
}

async function toSuggestionsView(
  context: Context,
  text: string,
  found: SearchSuggestions,
): Promise<SuggestionsView> {
  const { catalogue } = context.get(requestContext).gateways;
  const { products, keywords, brands, total, queryId } = found;
  const i18n = readPageI18n(context);
  const [cards, tree] = await Promise.all([
    products.length > 0 ? catalogue.loadCards(products.map(({ id }) => id)) : null,
    catalogue.loadCategoryTree(),
  ]);
  const toBare = (product: SuggestedProduct) => ({
    ...toProductView(product, text, i18n),
    price:
      product.priceCents === null
        ? null
        : formatMoney(money(product.priceCents, i18n.country.currency), i18n.locale),
  });
  return {
    terms: completeTerms(text, keywords, i18n.locale),
    products: cards?.ok
      ? cards.value.map((card) => toCardView(card, text, i18n))
      : products.map((product) => toBare(product)),
    categories: toCategoryLinks(found, tree.ok ? tree.value : [], text, i18n.prefix),
    brands: brands.map(({ name }) => ({
      name: markMatches(name, text),
      above: "",
      href: `${i18n.prefix}/search?brand=${encodeURIComponent(name)}`,
    })),
    total,
    queryId,
  };
}

const mostCategories = 3;
/** The closest ancestors name a category's place; the whole path does not fit into a line. */
const shownAncestors = 2;
/** The others that match by name are often the same goods for other trades. */
const firstNamed = 2;

/** Categories whose name matches, then those of the best hits, then more whose name matches. */
function toCategoryLinks(
  { categories, categoryKeys }: SearchSuggestions,
  tree: readonly CategoryNode[],
  text: string,
  prefix: string,
): SuggestionsView["categories"] {
  const named = categories.map(({ name, url, path }) => ({ name, href: url, above: path.slice(0, -1) }));
  const ofHits = categoryKeys.flatMap((key) => findCategoryLink(key, tree, prefix) ?? []);
  const all = [...named.slice(0, firstNamed), ...ofHits, ...named.slice(firstNamed)];
  return all
    .filter(({ href }, at) => all.findIndex((link) => link.href === href) === at)
    .slice(0, mostCategories)
    .map(({ name, href, above }) => ({
      name: markMatches(name, text),
      above: above.slice(-shownAncestors).join(" › "),
      href,
    }));
}

type CategoryLink = { readonly name: string; readonly href: string; readonly above: readonly string[] };

/** null: the shop hides the category. */
function findCategoryLink(
  key: string,
  nodes: readonly CategoryNode[],
  prefix: string,
  above: readonly string[] = [],
): CategoryLink | null {
  for (const { children, ...node } of nodes) {
    if (node.key === key) return { name: node.name, href: `${prefix}/${node.slug}/`, above };
    const found = findCategoryLink(key, children, prefix, [...above, node.name]);
    if (found) return found;
  }
  return null;
}

type Named = Pick<SuggestedProduct, "id" | "name" | "sku" | "brand" | "slug">;

function toProductView({ id, name, sku, brand, slug }: Named, text: string, i18n: PageI18n): ProductView {
  return {
    id,
    name: markMatches(name, text),
    number: toProductNumber(sku),
    brand,
    href: `${i18n.prefix}/${slug}/`,
    picture: defaultPicture,
    price: null,
    unitPrice: null,
    before: null,
    stock: null,
  };
}

function toCardView(card: ProductCard, text: string, i18n: PageI18n): ProductView {
  const { value, reduction } = card.price;
  return {
    ...toProductView(card, text, i18n),
    picture: card.picture ?? defaultPicture,
    price: toCardPriceText(card, i18n),
    unitPrice: toUnitPriceText(card, value, i18n),
    before: reduction && {
      label: i18n.translate("catalogue.price.lowestShort"),
      price: formatPrice(reduction.before, i18n),
    },
    stock: toStock(card, i18n),
  };
}

/** The number of pieces only when they are few. */
function toStock(
  { availableQuantity: pieces, price }: ProductCard,
  { translate, locale, country }: PageI18n,
): NonNullable<ProductView["stock"]> {
  const isLow = isLowStock(price.value.centAmount, pieces, country.lowStock);
  const state = isInStock(pieces) ? (isLow ? "few" : "many") : "none";
  const counted = state === "many" ? null : pieces;
  const text = toStockText(counted, isLow, translate, (count) => formatNumber(count, locale));
  return { text: dropFullStop(text), state };
}
