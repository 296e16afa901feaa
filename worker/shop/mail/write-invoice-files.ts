import type { MailAttachment } from "../../../app/gateways/mail/mail-gateway";
import { toMailedInvoice } from "../../../app/mail/compose-invoice-issued";
import type { CustomerOrder } from "../../../app/orders/model/customer-order";
import { toInvoiceFileName } from "../../../app/orders/model/invoice-file-name";
import { invoiceFonts } from "../../../app/orders/operations/invoice-fonts.server";
import { toEInvoice } from "../../../app/orders/operations/to-e-invoice.server";
import { writeHybridInvoice } from "../../../app/orders/operations/write-hybrid-invoice.server";
import { writeUbl } from "../../../app/orders/operations/write-ubl.server";
import type { MailShop } from "./open-mail-shop";

/**
 * Writes the files of an issued invoice: the PDF with the embedded invoice, and the invoice in UBL.
 *
 * @returns null while the build's fonts cannot be loaded
 */
export async function writeInvoiceFiles(
  order: CustomerOrder,
  shop: Pick<MailShop, "loadInvoiceTerms" | "loadFile">,
): Promise<readonly MailAttachment[] | null> {
  const [terms, regular, bold] = await Promise.all([
    shop.loadInvoiceTerms(),
    shop.loadFile(invoiceFonts.regular),
    shop.loadFile(invoiceFonts.bold),
  ]);
  if (!regular || !bold) return null;
  const view = toMailedInvoice(order, terms);
  if (view === null) return [];
  const { eInvoice } = terms;
  const pdf: MailAttachment = {
    filename: toInvoiceFileName(view.number, "pdf"),
    contentType: "application/pdf",
    content: await writeHybridInvoice(view, { regular, bold }, order, eInvoice),
  };
  const invoice = toEInvoice(order, eInvoice);
  if (invoice === null) return [pdf];
  const filename = toInvoiceFileName(view.number, "xml");
  return [pdf, { filename, contentType: "application/xml", content: writeUbl(invoice, "EN 16931") }];
}
