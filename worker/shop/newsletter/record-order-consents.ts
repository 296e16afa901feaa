import { consentWordings } from "../../../app/accounts/model/consent-wording";
import { getCountry } from "../../../app/countries/model/country-table";
import type { GatewayError } from "../../../app/foundation/gateway-error";
import { ok, type Result } from "../../../app/foundation/result";
import type { OrderConsent } from "../../../app/gateways/commerce/all-orders-gateway";
import { createAddressConsents } from "../../../app/gateways/commerce/create-address-consents-gateway";
import { createAllOrders } from "../../../app/gateways/commerce/create-all-orders";
import { createCustomersGateway } from "../../../app/gateways/commerce/customers/create-customers-gateway";
import { createExternalAccounts } from "../../../app/gateways/commerce/customers/external-accounts";
import { loadStoreFields } from "../../../app/gateways/commerce/load-store-fields";
import { toConfirmationPath } from "../../../app/newsletter/model/mailed-path";
import { recordOrderConsent } from "../../../app/newsletter/operations/record-consents.server";
import { readEnvironment } from "../config/environment";
import { createLog } from "../create-log";
import { rememberEnvironment } from "../environment-memory";
import { createMails } from "../mail/create-mails";
import { createTrackingReporter } from "../tracking/create-tracking-reporter";
import { createMailedLinks } from "./mailed-links";

type Answer = Promise<Result<null, GatewayError>>;

/** Records an order's newsletter consents where the newsletter looks for them; a repeat changes nothing. */
export async function recordOrderConsents(orderId: string, bindings: ShopBindings): Answer {
  const client = rememberEnvironment(bindings).commerce;
  const found = await createAllOrders(client).loadConsent(orderId);
  if (!found.ok) return found;
  if (found.value === null) return ok(null);
  const country = getCountry(found.value.country);
  const locale = country.locales.find((each) => each === found.value?.locale) ?? country.locales[0];
  const order = { ...found.value, locale };
  const pending: Promise<unknown>[] = [];
  const dependencies = {
    // No browser takes part, so the consent is recorded without its cookie.
    tracking: createTrackingReporter(bindings, {
      locale,
      cookies: "",
      log: createLog({ country: country.code, locale }),
      later: (task) => void pending.push(task),
      async isSwitchedOff() {
        const fields = await loadStoreFields(client, country.storeKey);
        return fields.ok && fields.value.bloomreachApiEnabled === false;
      },
    }),
    externalAccounts: createExternalAccounts(client, country),
    customers: createCustomersGateway(client, country),
    addressConsents: createAddressConsents(client, country.storeKey, readEnvironment(bindings).consentSecret),
  };
  const recorded = await recordOrderConsent(dependencies, order, new Date());
  await Promise.all(pending);
  if (!recorded.ok) return recorded;
  return recorded.value === "asks-mailbox" ? askMailbox(orderId, order, bindings) : ok(null);
}

async function askMailbox(
  orderId: string,
  {
    country,
    locale,
    email,
    createdAt,
  }: OrderConsent & { readonly locale: Parameters<typeof createMails>[2] },
  bindings: ShopBindings,
): Answer {
  const links = createMailedLinks(readEnvironment(bindings).consentSecret, country);
  const request = {
    email,
    source: "checkout",
    wording: consentWordings.checkout,
    askedAt: createdAt,
  } as const;
  const path = toConfirmationPath(await links.sealConfirmation(request));
  return createMails(bindings, country, locale).sendSubscriptionRequest({ key: orderId, to: email, path });
}
