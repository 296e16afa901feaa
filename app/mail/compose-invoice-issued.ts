import type { SellingTerms } from "../cart/model/selling-terms";
import { createCartViewContext } from "../cart/ui/cart-view-context";
import { brand } from "../countries/model/brand";
import { formatDate } from "../i18n/formats";
import type { CustomerOrder } from "../orders/model/customer-order";
import type { InvoiceView } from "../orders/model/invoice-view";
import { toStatusPaths } from "../orders/model/order-paths";
import { toInvoiceView } from "../orders/ui/to-invoice-view";
import { type MailContext, toAddress, toGreeting, toMail } from "./mail-context";
import type { MailDocument } from "./mail-document";

/** Brings a company its invoice; the button opens the order's page without sign-in. */
export function composeInvoiceIssued(
  context: MailContext,
  order: CustomerOrder,
  { number, date }: NonNullable<CustomerOrder["invoice"]>,
): MailDocument {
  const { translate, orderToken, country, locale } = context;
  const { firstName, lastName } = order.billingAddress;
  const lead = translate("e-invoice.mail.lead", { number: order.orderNumber });
  const token = orderToken === undefined ? "" : `&${new URLSearchParams({ token: orderToken })}`;
  const day = formatDate(new Date(date), locale, country.timeZone, "date");
  return toMail(context, {
    subject: translate("e-invoice.mail.subject", { invoice: number, brand: brand.name }),
    preheader: lead,
    title: translate("my-orders.invoice.heading", { number }),
    reason: "order",
    blocks: [
      { type: "text", text: toGreeting(translate, `${firstName} ${lastName}`) },
      { type: "text", text: lead },
      {
        type: "facts",
        rows: [
          { label: translate("my-orders.invoice.number"), value: number },
          { label: translate("my-orders.invoice.date"), value: day },
        ],
      },
      { type: "text", text: translate("e-invoice.mail.attached") },
      {
        type: "button",
        look: "primary",
        link: {
          text: translate("my-orders.show"),
          href: toAddress(context, toStatusPaths("", order.orderNumber).order) + token,
        },
      },
    ],
  });
}

type InvoiceTexts = Omit<Parameters<typeof toInvoiceView>[1], "view">;

/** Formats the invoice that the mail brings as a PDF. */
export function toMailedInvoice(
  order: CustomerOrder,
  { terms, i18n }: { readonly terms: SellingTerms; readonly i18n: InvoiceTexts },
): InvoiceView | null {
  return toInvoiceView(order, { ...i18n, view: createCartViewContext(i18n.translate, terms) });
}
