import { formatDate } from "../../i18n/formats";
import type { Translate } from "../../i18n/translate";
import type { CustomerOrder } from "../model/customer-order";
import { hasEInvoice } from "../model/e-invoice";
import { type EInvoiceNetwork, isDeliverable } from "../model/e-invoice-delivery";
import type { LabelledText, LinkView } from "../model/order-page-view";
import type { OrderPaths } from "../model/order-paths";

type EInvoiceI18n = {
  readonly translate: Translate;
  readonly timeZone: string;
  /** The network that carries invoices to companies of this shop; null: none. */
  readonly eInvoiceNetwork: EInvoiceNetwork | null;
};

/** Links the electronic invoice; null: the order can have none. */
export function toEInvoiceLink(
  order: Pick<CustomerOrder, "taxPortions" | "total">,
  translate: Translate,
  { xml }: OrderPaths,
): LinkView | null {
  return hasEInvoice(order) ? { text: translate("e-invoice.xml"), href: xml } : null;
}

/** Formats what a company sees of its electronic invoice; empty for a private person. */
export function toEInvoiceParts(
  order: CustomerOrder,
  i18n: EInvoiceI18n,
  paths: OrderPaths,
): {
  readonly facts: readonly LabelledText[];
  readonly note: string | null;
  readonly links: readonly LinkView[];
} {
  const { translate } = i18n;
  const link = toEInvoiceLink(order, translate, paths);
  if (order.billingAddress.customerType !== "business" || !link) return { facts: [], note: null, links: [] };
  return { facts: toDeliveryFacts(order, i18n), note: translate("e-invoice.inPdf"), links: [link] };
}

function toDeliveryFacts(
  order: CustomerOrder,
  { translate, timeZone, eInvoiceNetwork }: EInvoiceI18n,
): readonly LabelledText[] {
  const { eInvoiceDelivery: delivery } = order;
  const network = delivery?.network ?? eInvoiceNetwork;
  if (network === null || (delivery === null && !isDeliverable(order))) return [];
  const date = delivery ? formatDate(new Date(delivery.at), translate.locale, timeZone, "date") : "";
  const state = delivery?.state ?? "waiting";
  return [
    {
      label: translate("e-invoice.delivery.label"),
      value: translate(`e-invoice.delivery.${state}`, { network, date }),
    },
  ];
}
