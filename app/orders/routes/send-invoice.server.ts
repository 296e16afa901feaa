import type { PageCall } from "../../accounts/operations/page-call.server";
import { requestContext } from "../../request/context";
import type { CustomerOrder } from "../model/customer-order";
import { toInvoiceFileName } from "../model/invoice-file-name";
import type { InvoiceView } from "../model/invoice-view";
import { invoiceFonts } from "../operations/invoice-fonts.server";
import type { EInvoiceContext } from "../operations/to-e-invoice.server";

type Context = PageCall["context"];

/** Responds with the invoice as a PDF that contains the electronic invoice; null: 404. */
export async function sendInvoice(
  context: Context,
  view: InvoiceView | null,
  order: CustomerOrder | null,
  eInvoice: EInvoiceContext,
): Promise<Response> {
  if (!view || !order) return refuseInvoice(404);
  const { gateways, log } = context.get(requestContext);
  const [{ writeHybridInvoice }, regular, bold] = await Promise.all([
    import("../operations/write-hybrid-invoice.server"),
    gateways.loadFile(invoiceFonts.regular),
    gateways.loadFile(invoiceFonts.bold),
  ]);
  if (!regular || !bold) {
    log.error("invoice-fonts-missing");
    return refuseInvoice(503);
  }
  const file = await writeHybridInvoice(view, { regular, bold }, order, eInvoice);
  return toFile(file, toInvoiceFileName(view.number, "pdf"), "application/pdf");
}

/** Responds with the electronic invoice in UBL; 404 while none is issued, or if the order can have none. */
export async function sendEInvoice(order: CustomerOrder | null, context: EInvoiceContext): Promise<Response> {
  const [{ toEInvoice }, { writeUbl }] = await Promise.all([
    import("../operations/to-e-invoice.server"),
    import("../operations/write-ubl.server"),
  ]);
  const invoice = order && toEInvoice(order, context);
  if (!invoice) return refuseInvoice(404);
  const file = new TextEncoder().encode(writeUbl(invoice, "EN 16931"));
  return toFile(file, toInvoiceFileName(invoice.number, "xml"), "application/xml");
}

function toFile(file: Uint8Array, name: string, contentType: string): Response {
  return new Response(file as BodyInit, {
    headers: {
      "Content-Type": contentType,
      "Content-Disposition": `attachment; filename="${name}"`,
      "Cache-Control": "no-store",
    },
  });
}

export function refuseInvoice(status: 404 | 503): Response {
  return new Response(null, { status, headers: { "Cache-Control": "no-store" } });
}
