/** Returns the name of an invoice's file: its number, without characters that a file system refuses. */
export function toInvoiceFileName(number: string, extension: "pdf" | "xml"): string {
  return `${number.replaceAll(/[^\w.-]/g, "-")}.${extension}`;
}
