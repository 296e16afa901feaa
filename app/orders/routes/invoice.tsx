import { data } from "react-router";
import { createCartViewContext } from "../../cart/ui/cart-view-context";
import { brand } from "../../countries/model/brand";
import { loadInvoice } from "../operations/load-invoice.server";
import { InvoicePage } from "../ui/invoice-page";
import { OrderMissingPage } from "../ui/order-missing-page";
import { toInvoiceView } from "../ui/to-invoice-view";
import { toMissingView } from "../ui/to-missing-view";
import type { Route } from "./+types/invoice";

/** The printable invoice. It is missing without an invoice number, and for another customer. */
export async function loader(call: Route.LoaderArgs) {
  const { order, terms, i18n } = await loadInvoice(call, call.params.number);
  if (order === "down") return data({ missing: toMissingView("down", i18n) }, 503);
  const view = order && toInvoiceView(order, { ...i18n, view: createCartViewContext(i18n.translate, terms) });
  return view ? data({ view }) : data({ missing: toMissingView("unknown", i18n) }, 404);
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  {
    title:
      loaderData &&
      `${"view" in loaderData ? loaderData.view.title : loaderData.missing.title} | ${brand.name}`,
  },
];

export default function Invoice({ loaderData }: Route.ComponentProps) {
  if ("missing" in loaderData) return <OrderMissingPage view={loaderData.missing} />;
  return <InvoicePage view={loaderData.view} />;
}
