import type { ProductCard } from "../../../catalogue/model/product-card";
import type { Country } from "../../../countries/model/country";
import type { GatewayError } from "../../../foundation/gateway-error";
import { memo } from "../../../foundation/memo";
import { ok, type Result } from "../../../foundation/result";
import { graphql } from "../graphql";
import type { CatalogueScope } from "./catalogue-scope";
import { loadTechnicalAttributes, toCardAttributes } from "./load-card-attributes";
import { loadCardScope, toCardVariables } from "./load-card-scope";
import {
  cardOfferFragment,
  cardTextsFragment,
  type RawCardOffer,
  type RawCardTexts,
} from "./product-fragment";
import {
  type CardRules,
  type CardScope,
  type CardTexts,
  toCardTexts,
  toProductCard,
} from "./to-product-card";

const offersDocument = graphql(
  `query CardOffers($where: String!, $limit: Int, $currency: Currency!, $country: Country!, $soon: DateTime!) {
  products(where: $where, limit: $limit) { results { ...CardOffer } }
}`,
  cardOfferFragment,
);

const cardsDocument = graphql(
  `query Cards($where: String!, $limit: Int, $currency: Currency!, $country: Country!, $soon: DateTime!, $languages: [Locale!], $shown: [String!]) {
  products(where: $where, limit: $limit) { results { ...CardOffer ...CardWords } }
}`,
  cardOfferFragment,
  cardTextsFragment,
);

/** The texts of one version of a product. */
type CachedTexts = { readonly id: string; readonly version: number; readonly texts: CardTexts | null };

const productId = /^[\w-]{1,128}$/;
/** The platform's largest page. */
const maxIds = 500;

/**
 * Loads the cards of these products in this order, without those that are not for sale here.
 * `attributeNames`: attributes that the cards show instead of the first ones of their family. The texts of a product version
 * are cached; prices, stock and ratings are queried each time, for all products at once.
 */
export async function loadCards(
  scope: CatalogueScope,
  ids: readonly string[],
  attributeNames: readonly string[] | null = null,
): Promise<Result<readonly ProductCard[], GatewayError>> {
  const wanted = [...new Set(ids)].filter((id) => productId.test(id)).slice(0, maxIds);
  if (wanted.length === 0) return ok([]);
  const cards = await loadScope(scope, attributeNames);
  if (!cards.ok) return cards;
  const prefix = `card-words:${scope.localeKey}:${attributeNames?.join() ?? ""}:`;
  const known = new Map(wanted.map((id) => [id, scope.cardMemo.recall<CachedTexts>(prefix + id)]));
  const variables = { ...toCardVariables(cards.value), where: toWhere(wanted), limit: maxIds };
  if ([...known.values()].every((texts) => texts !== null)) {
    const { languages: _, shown: __, ...offerVariables } = variables;
    const answer = await scope.client.queryShared(offersDocument, offerVariables);
    if (!answer.ok) return answer;
    const offers = answer.value.products.results;
    if (offers.every(({ id, version }) => known.get(id)?.version === version)) {
      const { taxRates } = cards.value;
      const made = toKnownCards(offers, taxRates, scope.country, variables.soon, ...known.values());
      for (const fields of made.warnings) scope.warn(...fields);
      return ok(made.cards);
    }
  }
  const answer = await scope.client.query(cardsDocument, variables);
  if (!answer.ok) return answer;
  const products = answer.value.products.results;
  const texts = readTexts(products, cards.value);
  for (const [id, own] of texts) scope.cardMemo.put<CachedTexts>(prefix + id, own);
  return ok(toCards(wanted, products, (id) => texts.get(id)?.texts ?? null, cards.value));
}

async function loadScope(
  scope: CatalogueScope,
  attributeNames: readonly string[] | null,
): Promise<Result<CardScope, GatewayError>> {
  const cards = await loadCardScope(scope);
  if (!cards.ok || attributeNames === null) return cards;
  const technical = await loadTechnicalAttributes(scope);
  return technical.ok
    ? ok({ ...cards.value, attributes: toCardAttributes(technical.value, attributeNames) })
    : technical;
}

function toWhere(ids: readonly string[]): string {
  return `id in (${ids.map((id) => `"${id}"`).join(", ")})`;
}

function readTexts(
  products: readonly (RawCardOffer & RawCardTexts)[],
  scope: CardScope,
): ReadonlyMap<string, CachedTexts> {
  return new Map(
    products.map((product) => {
      const { id, version } = product;
      return [id, { id, version, texts: toCardTexts(product, scope) }];
    }),
  );
}

type KnownCards = {
  readonly cards: readonly ProductCard[];
  /** Products without a tax rate, to be logged. */
  readonly warnings: readonly Parameters<CardRules["warn"]>[];
};

/**
 * Makes cards in the order of their cached texts. `soon` is an argument because a price change may fall between two of
 * its values.
 */
const toKnownCards = memo(
  (
    offers: readonly RawCardOffer[],
    taxRates: ReadonlyMap<string, number>,
    country: Country,
    _soon: string,
    ...known: readonly (CachedTexts | null)[]
  ): KnownCards => {
    const warnings: Parameters<CardRules["warn"]>[] = [];
    const rules = {
      taxRates,
      country,
      warn: (...fields: Parameters<CardRules["warn"]>) => warnings.push(fields),
    };
    const texts = new Map(known.map((one) => [one?.id ?? "", one?.texts ?? null]));
    return { cards: toCards([...texts.keys()], offers, (id) => texts.get(id) ?? null, rules), warnings };
  },
  { entries: 100 },
);

function toCards(
  ids: readonly string[],
  offers: readonly RawCardOffer[],
  findTranslation: (id: string) => CardTexts | null,
  rules: CardRules,
): readonly ProductCard[] {
  const byId = new Map(offers.map((offer) => [offer.id, offer]));
  return ids.flatMap((id) => {
    const offer = byId.get(id);
    const card = offer && toProductCard(offer, findTranslation(id), rules);
    return card ? [card] : [];
  });
}
