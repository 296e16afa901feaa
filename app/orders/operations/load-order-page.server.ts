import type { PageCall } from "../../accounts/operations/page-call.server";
import { loadSellingTerms } from "../../cart/operations/load-selling-terms.server";
import { toWithdrawalLink } from "../../content/operations/to-withdrawal-link.server";
import type { CountryCode } from "../../countries/model/country";
import { getCountry } from "../../countries/model/country-table";
import { requestContext } from "../../request/context";
import { findContactPage } from "../../support/model/support-path";
import type { CustomerOrder } from "../model/customer-order";
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

/** Loads the data of an order's page except the order. */
export async function loadOrderSurroundings(call: PageCall) {
  const { context } = call;
  const [i18n, { terms, settings }] = await Promise.all([loadOrderI18n(call), loadSellingTerms(context)]);
  const { locale, parcelPage } = context.get(requestContext);
  return {
    i18n: {
      ...i18n,
      bank: settings?.bank ?? null,
      withdrawal: toWithdrawalLink(context),
      contactPage: findContactPage(settings, { prefix: i18n.prefix, locale }),
      toTracking: (trackingId: string | null, code: CountryCode) =>
        toTrackingLink(parcelPage, trackingId, getCountry(code), locale),
      formKey: crypto.randomUUID(),
    },
    terms,
  };
}
