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

/** Token values for texts: the country's name and legal facts, and the platform's delivery prices and campaign. */
export type ShippingFigures = Readonly<Record<string, string>>;

const foundedYear = "2007";

const figuresOf = createDerivedMemo<Offers, ShippingFigures>();

/** Loads the values of all tokens; content itself never states a price. */
export async function loadShippingFigures(
  context: Readonly<RouterContextProvider>,
): Promise<ShippingFigures> {
  const { catalogue } = context.get(requestContext).gateways;
  const [offers, settings] = await Promise.all([
    catalogue.loadShippingOffers(),
    catalogue.loadStoreSettings(),
  ]);
  const { locale, country } = context.get(requestContext);
  const campaign = settings.ok ? settings.value.campaign?.name : undefined;
  const make = () => ({
    ...toShopFigures(country, locale),
    ...(campaign && { campaign }),
    ...(offers.ok && toFigures(offers.value, locale)),
  });
  return offers.ok ? figuresOf(offers.value, `${country.code} ${locale} ${campaign}`, make) : make();
}

function toShopFigures({ code, currency, productionDomain, cashOnDelivery }: Country, locale: Locale) {
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
export function asksForFigures(content: unknown): boolean {
  if (typeof content !== "object" || content === null) return false;
  return asking(content, "", () => JSON.stringify(content).includes("{{"));
}

/** Replaces tokens in texts by their values; an unknown one becomes a dash. */
export function fillShippingFigures(content: unknown, figures: ShippingFigures): unknown {
  if (!asksForFigures(content)) return content;
  const text = JSON.stringify(content);
  const inJson = (figure: string) => JSON.stringify(figure).slice(1, -1);
  const filled: unknown = JSON.parse(
    text.replaceAll(token, (_, name: string) => inJson(figures[name] ?? "–")),
  );
  return filled;
}

function toFigures(offers: Offers, locale: string): ShippingFigures {
  const entries = offers.flatMap(({ key, price, freeAbove, deliveryDays }) => [
    [`${key}Cost`, formatMoney(price, locale)],
    [`${key}Days`, `${deliveryDays.from}–${deliveryDays.to}`],
    [`${key}FreeFrom`, freeAbove ? formatMoney(freeAbove, locale) : "–"],
  ]);
  return Object.fromEntries(entries);
}
