import type { RouterContextProvider } from "react-router";
import type { Country } from "../../countries/model/country";
import { toLegalTokens } from "../../countries/model/legal-facts";
import type { Locale } from "../../countries/model/locale";
import { money } from "../../foundation/money";
import { parseJson } from "../../foundation/parse-json";
import type { CatalogueGateway } from "../../gateways/commerce/catalogue-gateway";
import type { ContentFile } from "../../gateways/content/create-content-gateway";
import { nameRegion, nameRegionInSentence } from "../../i18n/display-names";
import { formatMoney } from "../../i18n/formats";
import { requestContext } from "../../request/context";

type Offers = Extract<Awaited<ReturnType<CatalogueGateway["loadShippingOffers"]>>, { ok: true }>["value"];

/** `{{parcelCost}}` in an editorial text. */
const token = /\{\{(\w+)\}\}/g;

/**
 * Values of the tokens in texts, by token.
 * They are the country's name and legal facts, the platform's delivery prices, and the campaign.
 */
export type ShippingTokens = Readonly<Record<string, string>>;

const foundedYear = "2007";

/** Loads the values of all tokens; content itself never states a price. */
export async function loadShippingTokens(context: Readonly<RouterContextProvider>): Promise<ShippingTokens> {
  const { catalogue } = context.get(requestContext).gateways;
  const [offers, settings] = await Promise.all([
    catalogue.loadShippingOffers(),
    catalogue.loadStoreSettings(),
  ]);
  const { locale, country } = context.get(requestContext);
  const campaign = settings.ok ? settings.value.campaign?.name : undefined;
  return {
    ...toShopTokens(country, locale),
    ...(campaign && { campaign }),
    ...(offers.ok && toTokens(offers.value, locale)),
  };
}

function toShopTokens({ code, currency, productionDomain, cashOnDelivery }: Country, locale: Locale) {
  return {
    ...toLegalTokens(locale, nameRegion("SK", locale)),
    country: nameRegionInSentence(code, locale),
    currency,
    shopDomain: productionDomain,
    foundedYear,
    codLimit: formatMoney(money(cashOnDelivery.limitCents, currency), locale),
    codPieces: String(cashOnDelivery.itemLimit),
  };
}

/** Whether a text of the content contains a token. */
export function usesShippingTokens({ json }: ContentFile): boolean {
  return json.includes("{{");
}

/** Parses content and replaces tokens in its texts by their values; an unknown one becomes a dash. */
export function fillShippingTokens({ json }: ContentFile, tokens: ShippingTokens): unknown {
  const inJson = (value: string) => JSON.stringify(value).slice(1, -1);
  return parseJson(json.replaceAll(token, (_, name: string) => inJson(tokens[name] ?? "–")));
}

function toTokens(offers: Offers, locale: string): ShippingTokens {
  const entries = offers.flatMap(({ key, price, freeAbove, deliveryDays }) => [
    [`${key}Cost`, formatMoney(price, locale)],
    [`${key}Days`, `${deliveryDays.from}–${deliveryDays.to}`],
    [`${key}FreeFrom`, freeAbove ? formatMoney(freeAbove, locale) : "–"],
  ]);
  return Object.fromEntries(entries);
}
