import { RouterContextProvider } from "react-router";
import { loadSellingTerms } from "../../../app/cart/operations/load-selling-terms.server";
import { loadContentPage } from "../../../app/content/operations/load-content.server";
import type { CountryCode } from "../../../app/countries/model/country";
import { toCountryOn } from "../../../app/countries/model/country-on-day";
import { getCountry } from "../../../app/countries/model/country-table";
import { type Locale, toLanguage } from "../../../app/countries/model/locale";
import { toLocalDay } from "../../../app/foundation/local-day";
import { err } from "../../../app/foundation/result";
import type { OrdersGateway } from "../../../app/gateways/commerce/orders-gateway";
import type { EInvoicesGateway } from "../../../app/gateways/e-invoices/e-invoices-gateway";
import type { MailsGateway } from "../../../app/gateways/mail/mails-gateway";
import { createTranslate } from "../../../app/i18n/create-translate";
import { listDuties } from "../../../app/law/model/duties";
import type { MailContext } from "../../../app/mail/mail-context";
import type { Order } from "../../../app/orders/model/order";
import { toStatusPaths } from "../../../app/orders/model/order-paths";
import { loadInvoiceTerms } from "../../../app/orders/operations/load-invoice.server";
import { loadLineDocuments } from "../../../app/orders/operations/load-line-documents.server";
import { requestContext, withoutShopper } from "../../../app/request/context";
import type { Gateways } from "../../../app/request/gateways";
import { readEnvironment } from "../config/environment";
import { createLog } from "../create-log";
import { buildGateways } from "../rendering/build-gateways";
import { PageObservation } from "../rendering/observe-catalogue";
import { toShopOrigin } from "../to-shop-origin";

/** A country's shop in one of its languages for mails, without a request. */
export type MailShop = {
  readonly context: MailContext;
  loadTerms(): ReturnType<typeof loadSellingTerms>;
  loadDocuments(lines: Order["lines"]): ReturnType<typeof loadLineDocuments>;
  loadPlacedOrder: OrdersGateway["loadPlacedOrder"];
  loadInvoiceTerms(): ReturnType<typeof loadInvoiceTerms>;
  loadFile: Gateways["loadFile"];
  readonly eInvoices: EInvoicesGateway;
};

/** A locale that the country does not have is replaced by the country's first. */
export async function openMailShop(
  bindings: ShopBindings,
  code: CountryCode,
  wanted: string | null,
): Promise<MailShop> {
  const environment = readEnvironment(bindings);
  const now = new Date();
  const country = toCountryOn(getCountry(code), now, environment.law.bulgariaEuroFrom);
  const locale: Locale = country.locales.find((one) => one === wanted) ?? country.locales[0];
  const log = createLog({ country: code, locale });
  const others = country.locales.filter((candidate) => candidate !== locale).map(toLanguage);
  const translate = createTranslate(locale, others);
  const router = new RouterContextProvider();
  const duties = listDuties(country, toLocalDay(now, country.timeZone), environment.law.dutyDates);
  const scope = { country, locale, translate, log };
  const origin = toShopOrigin(environment, country);
  const gateways = buildGateways(bindings, {
    ...scope,
    observation: new PageObservation(),
    mails: noMails,
    cookies: "",
    toggles: {},
    later: () => {},
  });
  router.set(requestContext, { ...withoutShopper, ...scope, origin, gateways, now, duties });
  const [terms, withdrawal] = await Promise.all([
    loadContentPage(router, "terms-and-conditions"),
    loadContentPage(router, "return-policy"),
  ]);
  const pages = { terms, withdrawal };
  return {
    context: { country, locale, translate, duties, origin, pages },
    loadTerms: () => loadSellingTerms(router),
    loadDocuments: (lines) => loadLineDocuments(router, lines),
    loadPlacedOrder: gateways.orders.loadPlacedOrder,
    loadInvoiceTerms: () => loadInvoiceTerms(router, toStatusPaths),
    loadFile: gateways.loadFile,
    eInvoices: gateways.eInvoices,
  };
}

const unasked = async () =>
  err({ system: "mail", kind: "rejected", retryable: false, message: "No mail asks for another" } as const);

const noMails: MailsGateway = {
  queueWithdrawalReceived: unasked,
  queueReturnAnnounced: unasked,
  sendPasswordReset: unasked,
  sendAccountKnown: unasked,
  sendEmailConfirmation: unasked,
  sendAccountCreated: unasked,
  sendSignInCode: unasked,
  sendProviderLinked: unasked,
  sendEmailChange: unasked,
  sendSecurityNotice: unasked,
  sendSubscriptionRequest: unasked,
  sendWelcome: unasked,
};
