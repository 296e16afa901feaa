import type { CustomerOrder } from "../model/customer-order";
import type { InvoiceView } from "../model/invoice-view";
import type { InvoiceFonts } from "./invoice-fonts.server";
import { type EInvoiceContext, toEInvoice } from "./to-e-invoice.server";
import { writeCii } from "./write-cii.server";
import { writeInvoicePdf } from "./write-invoice-pdf.server";

/** Writes an invoice as a PDF that contains it in CII too, if the order can have an electronic invoice. */
export function writeHybridInvoice(
  view: InvoiceView,
  fonts: InvoiceFonts,
  order: CustomerOrder,
  context: EInvoiceContext,
): Promise<Uint8Array> {
  const invoice = toEInvoice(order, context);
  return writeInvoicePdf(view, fonts, invoice && writeCii(invoice));
}
