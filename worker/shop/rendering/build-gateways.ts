import type { Country } from "../../../app/countries/model/country";
import { type Locale, toLanguage } from "../../../app/countries/model/locale";
import { createOrdersGateway } from "../../../app/gateways/commerce/carts/create-orders-gateway";
import { createCatalogueGateway } from "../../../app/gateways/commerce/catalogue/create-catalogue-gateway";
import { createReviewsGateway } from "../../../app/gateways/commerce/create-reviews-gateway";
import { createCustomersGateway } from "../../../app/gateways/commerce/customers/create-customers-gateway";
import { createContentGateway } from "../../../app/gateways/content/create-content-gateway";
import { createSearchGateway } from "../../../app/gateways/search/create-search-gateway";
import type { Translate } from "../../../app/i18n/translate";
import type { Gateways } from "../../../app/request/gateways";
import type { Log } from "../../../app/request/log";
import { readEnvironment } from "../../../durable-objects/environment";
import { createCartRoomAdapter } from "../cart-room-adapter/create-cart-room-adapter";
import { noteRoom } from "../development/answer-rooms";
import { rememberEnvironment } from "../environment-memory";
import { endSignInsOnReset } from "../session/sign-in-records";
import { observeCatalogue, observeSearch, type PageObservation } from "./observe-catalogue";

type GatewayScope = {
  readonly country: Country;
  readonly locale: Locale;
  readonly translate: Translate;
  readonly log: Log;
  readonly observation: PageObservation;
};

/** The outside systems as one request sees them. */
export function buildGateways(bindings: ShopBindings, scope: GatewayScope): Gateways {
  return {
    catalogue: observeCatalogue(buildCatalogue(bindings, scope), scope.observation),
    search: observeSearch(buildSearch(bindings, scope), {
      ...scope,
      said: rememberEnvironment(bindings).said,
    }),
    cartRoom: createCartRoomAdapter(bindings, readEnvironment(bindings).isLocal ? noteRoom : undefined),
    customers: endSignInsOnReset(
      createCustomersGateway(rememberEnvironment(bindings).commerce, scope.country),
      bindings,
      scope.log,
    ),
    orders: createOrdersGateway(rememberEnvironment(bindings).commerce, scope.country.storeKey),
    reviews: createReviewsGateway(rememberEnvironment(bindings).commerce, scope.country),
    content: buildContent(bindings, scope),
  };
}

function buildCatalogue(bindings: ShopBindings, { country, locale, translate, log }: GatewayScope) {
  const memory = rememberEnvironment(bindings);
  const languages = [locale, ...country.locales].map(toLanguage);
  return createCatalogueGateway({
    client: memory.commerce,
    memo: memory.settings,
    productMemo: memory.products,
    cardMemo: memory.cards,
    country,
    language: toLanguage(locale),
    localeKey: locale,
    words: {
      chain: [...new Set([locale, ...languages, "en"])],
      formatNumber: (value) => formatAttributeNumber(value, locale),
      yes: translate("catalogue.attribute.yes"),
      no: translate("catalogue.attribute.no"),
    },
    warn: log.warn,
  });
}

function buildSearch(bindings: ShopBindings, { locale }: GatewayScope) {
  const { search, searches } = rememberEnvironment(bindings);
  return createSearchGateway({ client: search, memo: searches, locale });
}

function buildContent(bindings: ShopBindings, { log }: GatewayScope) {
  return createContentGateway({
    fetchFile: (path) => bindings.ASSETS.fetch(new URL(path, "http://assets.internal")),
    known: rememberEnvironment(bindings).contentFiles,
    warn: log.warn,
  });
}

const formats = new Map<string, Intl.NumberFormat>();

/** A technical figure in the locale's writing, at most three decimals. */
function formatAttributeNumber(value: number, locale: string): string {
  const known = formats.get(locale);
  const format = known ?? new Intl.NumberFormat(locale, { maximumFractionDigits: 3 });
  if (!known) formats.set(locale, format);
  return format.format(value);
}
