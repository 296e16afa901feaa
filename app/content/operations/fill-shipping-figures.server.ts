import type { RouterContextProvider } from "react-router";
import type { CatalogueGateway } from "../../gateways/commerce/catalogue-gateway";
import { nameRegion } from "../../i18n/display-names";
import { formatMoney } from "../../i18n/formats";
import { countryContext, gatewaysContext, localeContext } from "../../request/context";

type Offers = Extract<Awaited<ReturnType<CatalogueGateway["loadShippingOffers"]>>, { ok: true }>["value"];

/** `{{parcelCost}}` in an editorial text. */
const token = /\{\{(\w+)\}\}/g;

/** Puts the country's delivery figures, as the platform has them, into texts that ask for them: content never states a price itself. */
export async function fillShippingFigures(
  context: Readonly<RouterContextProvider>,
  content: unknown,
): Promise<unknown> {
  const text = JSON.stringify(content);
  if (!text.includes("{{")) return content;
  const offers = await context.get(gatewaysContext).catalogue.loadShippingOffers();
  const locale = context.get(localeContext);
  const figures: Readonly<Record<string, string>> = {
    country: nameRegion(context.get(countryContext).code, locale),
    ...(offers.ok && toFigures(offers.value, locale)),
  };
  const filled: unknown = JSON.parse(text.replaceAll(token, (_, name: string) => figures[name] ?? "–"));
  return filled;
}

function toFigures(offers: Offers, locale: string): Readonly<Record<string, string>> {
  const entries = offers.flatMap(({ key, price, freeAbove, deliveryDays }) => [
    [`${key}Cost`, formatMoney(price, locale)],
    [`${key}Days`, `${deliveryDays.from}–${deliveryDays.to}`],
    [`${key}FreeFrom`, freeAbove ? formatMoney(freeAbove, locale) : "–"],
  ]);
  return Object.fromEntries(entries);
}
