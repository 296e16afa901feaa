import type { PageCall } from "../../accounts/operations/page-call.server";
import { requireCustomer } from "../../accounts/operations/require-customer.server";
import { loadSellingTerms } from "../../cart/operations/load-selling-terms.server";
import { toLegalTokens } from "../../countries/model/legal-facts";
import type { Locale } from "../../countries/model/locale";
import { nameRegion } from "../../i18n/display-names";
import { requestContext } from "../../request/context";
import { loadOrderI18n } from "./load-order-i18n.server";
import { loadOwnOrder } from "./load-order-page.server";

/** Loads the order of an invoice, with the messages, if the customer owns it; `order` null: not found. */
export async function loadInvoice(call: PageCall, number: string) {
  const { customerId } = await requireCustomer(call);
  const { context } = call;
  const [order, i18n, { terms }] = await Promise.all([
    loadOwnOrder(call, customerId, number),
    loadOrderI18n(call),
    loadSellingTerms(context),
  ]);
  const { productionDomain: domain } = context.get(requestContext).country;
  const { ownNumber: vatNumber } = context.get(requestContext).gateways.vat;
  const seller = { lines: toSellerLines(context.get(requestContext).locale), domain, vatNumber };
  return { order, terms, i18n: { ...i18n, seller } };
}

/** Returns the seller's name, street, town and country, as in the legal texts. */
function toSellerLines(locale: Locale): readonly string[] {
  const { companyName = "", companyAddress = "" } = toLegalTokens(locale, nameRegion("SK", locale));
  return [companyName, ...companyAddress.split(", ")];
}
