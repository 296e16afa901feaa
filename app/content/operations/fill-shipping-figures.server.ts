import type { RouterContextProvider } from "react-router";
import { toLegalTokens } from "../../countries/model/legal-facts";
import { createDerivedMemo } from "../../foundation/derived-memo";
import { money } from "../../foundation/money";
import type { CatalogueGateway } from "../../gateways/commerce/catalogue-gateway";
import { nameRegion } from "../../i18n/display-names";
import { formatMoney } from "../../i18n/formats";
import { countryContext, gatewaysContext, localeContext } from "../../request/context";

type Offers = Extract<Awaited<ReturnType<CatalogueGateway["loadShippingOffers"]>>, { ok: true }>["value"];

/** `{{parcelCost}}` in an editorial text. */
const token = /\{\{(\w+)\}\}/g;

/** The country's name and legal facts, and the platform's delivery figures and campaign, by their tokens in texts. */
export type ShippingFigures = Readonly<Record<string, string>>;

const foundedYear = "2007";

const figuresOf = createDerivedMemo<Offers, ShippingFigures>();

/** What texts may ask for; a content never states a price itself. */
export async function loadShippingFigures(
  context: Readonly<RouterContextProvider>,
): Promise<ShippingFigures> {
  const { catalogue } = context.get(gatewaysContext);
  const [offers, settings] = await Promise.all([
    catalogue.loadShippingOffers(),
    catalogue.loadStoreSettings(),
  ]);
  const locale = context.get(localeContext);
  const { code, currency, productionDomain: shopDomain, cashOnDelivery } = context.get(countryContext);
  const campaign = settings.ok ? settings.value.campaign?.name : undefined;
  const legal = toLegalTokens(locale, nameRegion("SK", locale));
  const shop = { country: nameRegion(code, locale), currency, shopDomain, foundedYear };
  const cash = {
    codLimit: formatMoney(money(cashOnDelivery.limitCents, currency), locale),
    codPieces: String(cashOnDelivery.itemLimit),
  };
  const known = { ...legal, ...shop, ...cash, ...(campaign && { campaign }) };
  if (!offers.ok) return known;
  return { ...known, ...figuresOf(offers.value, locale, () => toFigures(offers.value, locale)) };
}

const asking = createDerivedMemo<object, boolean>();

/** Does a text of the content name a figure? */
export function asksForFigures(content: unknown): boolean {
  if (typeof content !== "object" || content === null) return false;
  return asking(content, "", () => JSON.stringify(content).includes("{{"));
}

/** Puts the figures into the texts that ask for them; one that is not known is shown as a dash. */
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
