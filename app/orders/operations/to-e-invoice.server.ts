import type { Address } from "../../cart/model/address";
import { addressFormats } from "../../countries/model/address-formats";
import { isDay, toLocalDay } from "../../foundation/local-day";
import type { StoreSettings } from "../../gateways/commerce/catalogue-gateway";
import type { Translate } from "../../i18n/translate";
import type { CustomerOrder } from "../model/customer-order";
import type { EInvoice, EInvoiceAddress, EInvoiceParty, EInvoicePayment } from "../model/e-invoice";
import { toMailEndpoint } from "../model/e-invoice-endpoints";
import { toInvoiceAmounts } from "../model/to-invoice-amounts";

/** The seller on invoices. */
export type InvoiceSeller = {
  readonly name: string;
  readonly address: EInvoiceAddress;
  /** The number under which the seller declares this shop's sales. */
  readonly vatNumber: string;
  readonly email: string;
};

export type EInvoiceContext = {
  readonly translate: Translate;
  readonly timeZone: string;
  readonly seller: InvoiceSeller;
  /** null: not known. */
  readonly bank: StoreSettings["bank"];
};

/** UNTDID 4461; other methods are payments over an online service. */
const paymentMeans: Readonly<Record<string, string>> = { bank_transfer: "30", scheme: "48", cod: "10" };
const onlineService = "68";

/**
 * Converts an order to an electronic invoice in the model of EN 16931.
 *
 * @returns null while no invoice is issued, or if the order can have no electronic one
 */
export function toEInvoice(order: CustomerOrder, context: EInvoiceContext): EInvoice | null {
  const { translate, timeZone } = context;
  const amounts = toInvoiceAmounts(order, {
    language: translate.language,
    discount: translate("cart.totals.discount"),
    delivery: translate("cart.totals.shipping"),
    fee: translate("cart.totals.codFee"),
  });
  if (order.invoice === null || amounts === null) return null;
  const { orderNumber, orderReference, shippingAddress } = order;
  const issuedOn = toDay(order.invoice.date, timeZone);
  const sent = order.deliveries?.at(-1)?.createdAt;
  return {
    number: order.invoice.number,
    issuedOn,
    currency: order.total.currency,
    // A network refuses an invoice without a reference that the buyer knows (PEPPOL-EN16931-R003).
    buyerReference: orderReference || orderNumber,
    purchaseOrder: orderReference || null,
    salesOrder: orderNumber,
    seller: toSellerParty(context.seller),
    buyer: toBuyer(order),
    delivery: {
      name: toName(shippingAddress),
      address: toAddress(shippingAddress),
      // Invoices are issued when the goods leave.
      on: sent ? toDay(sent, timeZone) : issuedOn,
    },
    payment: toPayment(order, amounts.totals.dueCents, context),
    ...amounts,
  };
}

/** A day as it is, or that of an instant in the shop's time zone. */
function toDay(date: string, timeZone: string): EInvoice["issuedOn"] {
  return isDay(date) ? date : toLocalDay(new Date(date), timeZone);
}

function toSellerParty({ name, address, vatNumber, email }: InvoiceSeller): EInvoiceParty {
  return { name, address, vatNumber, endpoint: toMailEndpoint(email), contact: { name, email } };
}

function toBuyer({ billingAddress, email }: CustomerOrder): EInvoiceParty {
  const { vatNumber, firstName, lastName } = billingAddress;
  return {
    name: toName(billingAddress),
    address: toAddress(billingAddress),
    // Only numbers with a country's prefix are VAT identifiers (BR-CO-09).
    vatNumber: vatNumber && /^[A-Z]{2}/.test(vatNumber) ? vatNumber : null,
    endpoint: toMailEndpoint(email),
    contact: { name: `${firstName} ${lastName}`.trim(), email },
  };
}

function toName({ company, firstName, lastName }: Address): string {
  return company || `${firstName} ${lastName}`.trim();
}

function toAddress(address: Address): EInvoiceAddress {
  const { streetName, streetNumber, city, postalCode, country } = address;
  const street = addressFormats[country].numberFirst
    ? [streetNumber, streetName]
    : [streetName, streetNumber];
  const extra = [
    address.department,
    address.additionalStreetInfo,
    address.building,
    address.apartment,
    address.additionalAddressInfo,
    address.pOBox,
  ];
  return {
    street: street.filter(Boolean).join(" "),
    extra: extra.filter(Boolean).join(", ") || null,
    ...{ city, postalCode, country },
  };
}

function toPayment(
  { paymentMethod, orderNumber }: CustomerOrder,
  dueCents: number,
  { bank, translate }: EInvoiceContext,
): EInvoicePayment {
  const isTransfer = paymentMethod === "bank_transfer" && bank !== null;
  return {
    means:
      (paymentMethod !== "bank_transfer" || isTransfer ? paymentMeans[paymentMethod] : null) ?? onlineService,
    reference: orderNumber,
    account: isTransfer
      ? { iban: bank.iban.replaceAll(/\s/g, ""), bic: bank.bic, owner: bank.accountOwner }
      : null,
    terms: dueCents > 0 ? translate("e-invoice.terms") : null,
  };
}
