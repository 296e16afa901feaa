import type { PageCall } from "../../accounts/operations/page-call.server";
import { loadSellingTerms } from "../../cart/operations/load-selling-terms.server";
import { toWithdrawalLink } from "../../content/operations/to-withdrawal-link.server";
import type { CountryCode } from "../../countries/model/country";
import { getCountry } from "../../countries/model/country-table";
import { readPathPrefix, requestContext } from "../../request/context";
import { findContactPage } from "../../support/model/support-path";
import type { CustomerOrder } from "../model/customer-order";
import { toAccountPaths } from "../model/order-paths";
import { toTrackingLink } from "../model/tracking-link";
import { loadOrderI18n } from "./load-order-i18n.server";

/** Rejects malformed numbers, so that they never reach the platform's query. */
const orderNumber = /^[\w-]{1,40}$/;

/**
 * Loads an order of this customer; null: not found.
 * Throws the page's failure when the platform is unavailable.
 */
export async function loadOwnOrder(
  { context }: Pick<PageCall, "context">,
  customerId: string,
  number: string,
): Promise<CustomerOrder | null | "down"> {
  if (!orderNumber.test(number)) return null;
  const order = await context.get(requestContext).gateways.orders.loadOwnOrder(customerId, number);
  return order.ok ? order.value : "down";
}

/** Loads the data of an order's page in the account except the order. */
export async function loadOrderSurroundings(call: PageCall) {
  const [own, { i18n, terms }] = await Promise.all([loadOrderI18n(call), loadOrderTerms(call.context)]);
  const { prefix } = i18n;
  return { i18n: { ...own, ...i18n, toPaths: (number: string) => toAccountPaths(prefix, number) }, terms };
}

/** Creates the function that links a parcel's number to the page that tracks it; null: not tracked. */
export function createParcelTracking(context: PageCall["context"]) {
  const { locale, parcelPage } = context.get(requestContext);
  return (trackingId: string | null, country: CountryCode): string | null =>
    toTrackingLink(parcelPage, trackingId, getCountry(country), locale);
}

/** Loads the data around an order for any page that shows it. */
export async function loadOrderTerms(context: PageCall["context"]) {
  const { terms, settings } = await loadSellingTerms(context);
  const { locale, translate, country, gateways } = context.get(requestContext);
  const prefix = readPathPrefix(context);
  return {
    i18n: {
      translate,
      prefix,
      timeZone: country.timeZone,
      bank: settings?.bank ?? null,
      eInvoiceNetwork: gateways.eInvoices.network,
      withdrawal: toWithdrawalLink(context),
      contactPage: findContactPage(settings, { prefix, locale }),
      toTracking: createParcelTracking(context),
      formKey: crypto.randomUUID(),
    },
    terms,
  };
}
