import type { RouterContextProvider } from "react-router";
import type { Country } from "../../countries/model/country";
import { toLegalTokens } from "../../countries/model/legal-facts";
import type { Locale } from "../../countries/model/locale";
import { createDerivedMemo } from "../../foundation/derived-memo";
import { money } from "../../foundation/money";
import type { CatalogueGateway } from "../../gateways/commerce/catalogue-gateway";
import { nameRegion } from "../../i18n/display-names";
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

const tokensOf = createDerivedMemo<Offers, ShippingTokens>();

/** Loads the values of all tokens; content itself never states a price. */
export async function loadShippingTokens(context: Readonly<RouterContextProvider>): Promise<ShippingTokens> {
  const { catalogue } = context.get(requestContext).gateways;
  const [offers, settings] = await Promise.all([
    catalogue.loadShippingOffers(),
    catalogue.loadStoreSettings(),
  ]);
  const { locale, country } = context.get(requestContext);
  const campaign = settings.ok ? settings.value.campaign?.name : undefined;
  const make = () => ({
    ...toShopTokens(country, locale),
    ...(campaign && { campaign }),
    ...(offers.ok && toTokens(offers.value, locale)),
  });
  return offers.ok ? tokensOf(offers.value, `${country.code} ${locale} ${campaign}`, make) : make();
}

function toShopTokens({ code, currency, productionDomain, cashOnDelivery }: Country, locale: Locale) {
  return {
    ...toLegalTokens(locale, nameRegion("SK", locale)),
    country: nameRegion(code, locale),
    currency,
    shopDomain: productionDomain,
    foundedYear,
    codLimit: formatMoney(money(cashOnDelivery.limitCents, currency), locale),
    codPieces: String(cashOnDelivery.itemLimit),
  };
}

const asking = createDerivedMemo<object, boolean>();

/** Whether a text of the content contains a token. */
export function usesShippingTokens(content: unknown): boolean {
  if (typeof content !== "object" || content === null) return false;
  return asking(content, "", () => JSON.stringify(content).includes("{{"));
}

/** Replaces tokens in texts by their values; an unknown one becomes a dash. */
export function fillShippingTokens(content: unknown, tokens: ShippingTokens): unknown {
  if (!usesShippingTokens(content)) return content;
  const text = JSON.stringify(content);
  const inJson = (value: string) => JSON.stringify(value).slice(1, -1);
  const filled: unknown = JSON.parse(
    text.replaceAll(token, (_, name: string) => inJson(tokens[name] ?? "–")),
  );
  return filled;
}

function toTokens(offers: Offers, locale: string): ShippingTokens {
  const entries = offers.flatMap(({ key, price, freeAbove, deliveryDays }) => [
    [`${key}Cost`, formatMoney(price, locale)],
    [`${key}Days`, `${deliveryDays.from}–${deliveryDays.to}`],
    [`${key}FreeFrom`, freeAbove ? formatMoney(freeAbove, locale) : "–"],
  ]);
  return Object.fromEntries(entries);
}
