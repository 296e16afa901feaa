import type { PageCall } from "../../accounts/operations/page-call.server";
import { requireCustomer } from "../../accounts/operations/require-customer.server";
import { loadSellingTerms } from "../../cart/operations/load-selling-terms.server";
import { brand } from "../../countries/model/brand";
import {
  sellerName,
  sellerVatNumber,
  toLegalTokens,
  toSellersAddress,
} from "../../countries/model/legal-facts";
import type { Locale } from "../../countries/model/locale";
import { nameRegion } from "../../i18n/display-names";
import { readPathPrefix, requestContext } from "../../request/context";
import { toAccountPaths, toStatusPaths } from "../model/order-paths";
import { loadOrderI18n } from "./load-order-i18n.server";
import { loadOwnOrder } from "./load-order-page.server";
import { loadProvenOrder } from "./load-proven-order.server";
import type { EInvoiceContext } from "./to-e-invoice.server";

/** Loads the order of an invoice, with the messages, if the customer owns it; `order` null: not found. */
export async function loadInvoice(call: PageCall, number: string) {
  const { customerId } = await requireCustomer(call);
  const [order, i18n, shared] = await Promise.all([
    loadOwnOrder(call, customerId, number),
    loadOrderI18n(call),
    loadInvoiceTerms(call.context, toAccountPaths),
  ]);
  return { ...shared, order, i18n: { ...i18n, ...shared.i18n } };
}

/** The same for a visitor who has proved access to the order without a sign-in. */
export async function loadProvenInvoice(context: PageCall["context"], number: string) {
  const [order, shared] = await Promise.all([
    loadProvenOrder(context, number),
    loadInvoiceTerms(context, toStatusPaths),
  ]);
  return { order, ...shared };
}

/** Loads what an invoice needs besides its order, for the pages at `toPaths`. */
export async function loadInvoiceTerms(context: PageCall["context"], toPaths: typeof toAccountPaths) {
  const { country, locale, translate } = context.get(requestContext);
  const { terms, settings } = await loadSellingTerms(context);
  const prefix = readPathPrefix(context);
  const { productionDomain: domain, timeZone } = country;
  const eInvoice = toEInvoiceContext(context, settings?.bank ?? null);
  const seller = { lines: toSellerLines(locale), domain, vatNumber: eInvoice.seller.vatNumber };
  return {
    terms,
    i18n: {
      translate,
      prefix,
      timeZone,
      seller,
      toPaths: (number: string) => toPaths(prefix, number),
    },
    eInvoice,
  };
}

function toEInvoiceContext(context: PageCall["context"], bank: EInvoiceContext["bank"]): EInvoiceContext {
  const { country, locale, translate, gateways } = context.get(requestContext);
  const vatNumber = gateways.eInvoices.sellerVatNumber ?? gateways.vat.ownNumber ?? sellerVatNumber;
  const address = { ...toSellersAddress(locale), extra: null };
  const seller = { name: sellerName, address, vatNumber, email: brand.serviceMail };
  return { translate, timeZone: country.timeZone, seller, bank };
}

/** Returns the seller's name, street, town and country, as in the legal texts. */
function toSellerLines(locale: Locale): readonly string[] {
  const { companyAddress = "" } = toLegalTokens(locale, nameRegion("SK", locale));
  return [sellerName, ...companyAddress.split(", ")];
}
