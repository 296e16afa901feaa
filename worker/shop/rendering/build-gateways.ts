import type { Country } from "../../../app/countries/model/country";
import { type Locale, toLanguage } from "../../../app/countries/model/locale";
import { isToggledOn, type Toggles } from "../../../app/countries/model/toggles";
import { createAddressGateway } from "../../../app/gateways/address/create-address-gateway";
import { createPlacesGateway } from "../../../app/gateways/address/create-places-gateway";
import { createBoundFetch } from "../../../app/gateways/bound-fetch";
import { createCarrierGateway } from "../../../app/gateways/carrier/create-carrier-gateway";
import { createCatalogueGateway } from "../../../app/gateways/commerce/catalogue/create-catalogue-gateway";
import type { CatalogueGateway } from "../../../app/gateways/commerce/catalogue-gateway";
import { createAddressConsents } from "../../../app/gateways/commerce/create-address-consents-gateway";
import { createCustomerListsGateway } from "../../../app/gateways/commerce/create-customer-lists-gateway";
import { createReviewsGateway } from "../../../app/gateways/commerce/create-reviews-gateway";
import { createWithdrawalsGateway } from "../../../app/gateways/commerce/create-withdrawals-gateway";
import { createAccountSecurity } from "../../../app/gateways/commerce/customers/create-account-security";
import { createCustomersGateway } from "../../../app/gateways/commerce/customers/create-customers-gateway";
import { createExternalAccounts } from "../../../app/gateways/commerce/customers/external-accounts";
import { createOrdersGateway } from "../../../app/gateways/commerce/orders/create-orders-gateway";
import { respellClient } from "../../../app/gateways/commerce/respell-client";
import { createContentGateway } from "../../../app/gateways/content/create-content-gateway";
import { createEInvoicesGateway } from "../../../app/gateways/e-invoices/create-e-invoices-gateway";
import type { MailsGateway } from "../../../app/gateways/mail/mails-gateway";
import { createAppleSessions } from "../../../app/gateways/payment/open-apple-session";
import { createSearchGateway } from "../../../app/gateways/search/create-search-gateway";
import {
  formatAmount,
  formatClock,
  formatDate,
  formatDecimal,
  formatTimestamp,
} from "../../../app/i18n/formats";
import type { Translate } from "../../../app/i18n/translate";
import type { Gateways } from "../../../app/request/gateways";
import type { Log } from "../../../app/request/log";
import { readAgentCartId } from "../agents/agent-cart-id";
import { createCartRoomAdapter } from "../cart-room-adapter/create-cart-room-adapter";
import { type KeyedService, readEnvironment } from "../config/environment";
import { createCustomerKeys } from "../customer-keys/create-customer-keys";
import { createMailCodes } from "../customer-keys/create-mail-codes";
import { noteRoom } from "../development/answer-rooms";
import { rememberEnvironment } from "../environment-memory";
import { watchAccountSecurity } from "../mail/mail-account-security";
import { mailCustomers } from "../mail/mail-customers";
import { createNewsletter } from "../newsletter/create-newsletter";
import { createMailedLinks } from "../newsletter/mailed-links";
import { createSignIns, endSignInsOnDrop, revokeAccessOnReset } from "../session/sign-in-records";
import { createSignUpDrafts } from "../session/sign-up-drafts";
import { createSupportGateway } from "../support/create-support-gateway";
import { createTrackingReporter } from "../tracking/create-tracking-reporter";
import { observeCatalogue, observeContent, observeSearch, type PageObservation } from "./observe-catalogue";

type GatewayScope = {
  readonly country: Country;
  readonly locale: Locale;
  readonly translate: Translate;
  readonly log: Log;
  readonly observation: PageObservation;
  readonly mails: MailsGateway;
  /** The request's `Cookie` header. */
  readonly cookies: string;
  readonly toggles: Toggles;
  /** Lets a task end after the response. */
  later(task: Promise<unknown>): void;
};

/** The outside systems for one request. */
export function buildGateways(bindings: ShopBindings, scope: GatewayScope): Gateways {
  const { addresses, places, carrier } = readEnvironment(bindings);
  const externalAccounts = createExternalAccounts(rememberEnvironment(bindings).commerce, scope.country);
  const catalogue = observeCatalogue(buildCatalogue(bindings, scope), scope.observation);
  return {
    catalogue,
    search: observeSearch(buildSearch(bindings, scope), {
      ...scope,
      loggedEvents: rememberEnvironment(bindings).loggedEvents,
    }),
    cartRoom: createCartRoomAdapter(bindings, readEnvironment(bindings).isLocal ? noteRoom : undefined),
    customers: revokeAccessOnReset(
      mailCustomers(
        createCustomersGateway(rememberEnvironment(bindings).commerce, scope.country, scope.locale),
        { ...scope, drafts: createSignUpDrafts(bindings.VISITS) },
      ),
      externalAccounts,
      { bindings, log: scope.log, now: () => new Date() },
    ),
    customerKeys: createCustomerKeys(bindings),
    signInProviders: rememberEnvironment(bindings).signInProviders,
    externalAccounts: endSignInsOnDrop(externalAccounts, bindings),
    mailCodes: createMailCodes(bindings, scope),
    orders: createOrdersGateway(rememberEnvironment(bindings).commerce, scope.country.storeKey),
    reviews: createReviewsGateway(rememberEnvironment(bindings).commerce, scope.country),
    content: observeContent(buildContent(bindings, scope), scope.observation),
    vat: rememberEnvironment(bindings).vat,
    openAppleSession: buildAppleSessions(bindings),
    addresses: addresses && createAddressGateway(bind(addresses, bindings)),
    places: places && createPlacesGateway(bind(places, bindings)),
    carrier: carrier && createCarrierGateway(bind(carrier, bindings, "carrier")),
    eInvoices: buildEInvoices(bindings, scope),
    recommendations: rememberEnvironment(bindings).recommendations,
    mails: scope.mails,
    addressConsents: createAddressConsents(
      rememberEnvironment(bindings).commerce,
      scope.country.storeKey,
      readEnvironment(bindings).consentSecret,
    ),
    newsletter: createNewsletter({
      ...scope,
      country: scope.country.code,
      secret: readEnvironment(bindings).consentSecret,
    }),
    loadFile: (path) => loadFile(bindings, path),
    signIns: createSignIns(bindings),
    accountSecurity: watchAccountSecurity(
      createAccountSecurity(rememberEnvironment(bindings).commerce, scope.country),
      bindings,
      scope,
    ),
    customerLists: createCustomerListsGateway(rememberEnvironment(bindings).commerce),
    support: createSupportGateway(bindings, scope),
    tracking: buildTracking(bindings, scope, catalogue),
    withdrawals: createWithdrawalsGateway(rememberEnvironment(bindings).commerce),
    readAgentCart: (key) => readAgentCartId(key, scope.country.code, readEnvironment(bindings).sessionSecret),
    ...buildOrderLinks(bindings, scope),
  };
}

function buildOrderLinks(
  bindings: ShopBindings,
  { country }: GatewayScope,
): Pick<Gateways, "readOrderLink" | "sealOrderLink"> {
  const links = createMailedLinks(readEnvironment(bindings).consentSecret, country.code);
  return {
    readOrderLink: (token) => links.openOrder(token, new Date()),
    sealOrderLink: (orderId) => links.sealOrder(orderId, new Date()),
  };
}

function buildTracking(bindings: ShopBindings, scope: GatewayScope, catalogue: CatalogueGateway) {
  return createTrackingReporter(bindings, {
    ...scope,
    async isSwitchedOff() {
      const settings = await catalogue.loadStoreSettings();
      return !isToggledOn(
        scope.toggles,
        "bloomreach-api",
        !settings.ok || settings.value.isTracked !== false,
      );
    },
  });
}

async function loadFile({ ASSETS }: ShopBindings, path: string): Promise<Uint8Array | null> {
  const file = await ASSETS.fetch(new URL(path, "http://assets.internal"));
  return file.ok ? new Uint8Array(await file.arrayBuffer()) : null;
}

function buildEInvoices(bindings: ShopBindings, { country: { code } }: GatewayScope) {
  const { sellerNumbers, networks, accessPoint } = readEnvironment(bindings).eInvoices;
  return createEInvoicesGateway({
    sellerVatNumber: sellerNumbers[code] ?? null,
    network: networks[code] ?? null,
    accessPoint: accessPoint && {
      ...accessPoint,
      fetch: createBoundFetch(accessPoint.apiUrl, bindings.SANDBOX, "e-invoices"),
    },
  });
}

function bind(service: KeyedService, { SANDBOX }: ShopBindings, system = "address") {
  return { ...service, fetch: createBoundFetch(service.apiUrl, SANDBOX, system) };
}

function buildCatalogue(bindings: ShopBindings, { country, locale, translate, log }: GatewayScope) {
  const memory = rememberEnvironment(bindings);
  const languages = [locale, ...country.locales].map(toLanguage);
  return createCatalogueGateway({
    client: respellClient(memory.commerce, locale),
    memo: memory.settings,
    productMemo: memory.products,
    cardMemo: memory.cards,
    country,
    language: toLanguage(locale),
    localeKey: locale,
    format: {
      chain: [...new Set([locale, ...languages, "en"])],
      formatNumber: (value) => formatDecimal(value, locale),
      formats: {
        formatDay: (day) => formatDate(day, locale, "UTC", "date"),
        formatDateTime: (moment) => formatTimestamp(moment, locale, country.timeZone),
        formatTime: (timeMs) => formatClock(timeMs, locale),
        formatAmount: (amount, currency, digits) => formatAmount(amount, currency, locale, digits),
      },
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

function buildAppleSessions(bindings: ShopBindings) {
  const { payment } = readEnvironment(bindings);
  return createAppleSessions({
    ...payment,
    fetch: createBoundFetch(payment.apiUrl, bindings.SANDBOX, "payment"),
  });
}

const isPreview = import.meta.env.MODE === "development";

function buildContent(bindings: ShopBindings, { log }: GatewayScope) {
  return createContentGateway({
    fetchFile: (path) => bindings.ASSETS.fetch(new URL(path, "http://assets.internal")),
    // An editor sees each change at once.
    known: isPreview ? new Map() : rememberEnvironment(bindings).contentFiles,
    warn: log.warn,
  });
}
