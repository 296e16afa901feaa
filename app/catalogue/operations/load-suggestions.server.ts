import type { RouterContextProvider } from "react-router";
import { money } from "../../foundation/money";
import { formatMoney } from "../../i18n/formats";
import { requestContext } from "../../request/context";
import { defaultPicture } from "../model/default-picture";
import { markMatches } from "../model/mark-matches";
import type { ProductCard } from "../model/product-card";
import { toProductNumber } from "../model/product-number";
import type { SuggestedProduct } from "../model/search-suggestions";
import type { SuggestionsView } from "../model/suggestions-view";
import { type PageWords, readPageWords } from "./page-words.server";
import { toCardPriceText } from "./to-card-view.server";
import { toUnitPriceText } from "./to-unit-price-text.server";

type ProductView = SuggestionsView["products"][number];
type Context = Readonly<RouterContextProvider>;

/**
 * Loads the search field's suggestions for a text of 2 to 100 characters.
 * null: the search failed (its gateway has logged it). Pictures and prices are the platform's; if it fails, the
 * index's data are shown.
 */
export async function loadSuggestions(context: Context, text: string): Promise<SuggestionsView | null> {
  const { search, catalogue } = context.get(requestContext).gateways;
  const found = await search.suggest(text);
  if (!found.ok) return null;
  const { products, categories, brands, total, queryId } = found.value;
  const words = readPageWords(context);
  const cards = products.length > 0 ? await catalogue.loadCards(products.map(({ id }) => id)) : null;
  const toBare = (product: SuggestedProduct) => ({
    ...toProductView(product, text, words),
    price:
      product.priceCents === null
        ? null
        : formatMoney(money(product.priceCents, words.country.currency), words.locale),
  });
  return {
    products: cards?.ok
      ? cards.value.map((card) => toCardView(card, text, words))
      : products.map((product) => toBare(product)),
    categories: categories.map(({ name, url, path }) => ({
      name: markMatches(name, text),
      above: path.slice(0, -1).join(" › "),
      href: url,
    })),
    brands: brands.map(({ name }) => ({
      name: markMatches(name, text),
      above: "",
      href: `${words.prefix}/search?brand=${encodeURIComponent(name)}`,
    })),
    total,
    queryId,
  };
}

type Named = Pick<SuggestedProduct, "id" | "name" | "sku" | "brand" | "slug">;

function toProductView({ id, name, sku, brand, slug }: Named, text: string, words: PageWords): ProductView {
  return {
    id,
    name: markMatches(name, text),
    number: toProductNumber(sku),
    brand,
    href: `${words.prefix}/${slug}/`,
    picture: defaultPicture,
    price: null,
    unitPrice: null,
    before: null,
  };
}

function toCardView(card: ProductCard, text: string, words: PageWords): ProductView {
  const { value, reduction } = card.price;
  return {
    ...toProductView(card, text, words),
    picture: card.picture ?? defaultPicture,
    price: toCardPriceText(card, words),
    unitPrice: toUnitPriceText(card, value, words),
    before: reduction && formatMoney(reduction.before, words.locale),
  };
}
