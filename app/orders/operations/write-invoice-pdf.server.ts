import type { InvoiceView } from "../model/invoice-view";
import { hybridFile, hybridMetadata } from "./hybrid-metadata.server";
import type { InvoiceFonts } from "./invoice-fonts.server";
import type PdfDocument from "./pdf-document";

type Paper = PdfDocument;

const marginPt = 56;
const [ink, grey, line] = ["#14181b", "#5a656f", "#dfe3e5"];
/** Shares of the width: article, quantity, unit price, amount. */
const columnShares = [0.52, 0.12, 0.18, 0.18] as const;
const columnGapPt = 8;

/**
 * Writes the page's invoice as a PDF on A4, PDF/A-3b by the library's own statement. With `cii`, the same invoice in CII,
 * it is a hybrid invoice: Factur-X 1.0 or ZUGFeRD 2, profile EN 16931.
 * The library loads with the first invoice, so that it delays no other response.
 */
export async function writeInvoicePdf(
  view: InvoiceView,
  fonts: InvoiceFonts,
  cii: string | null,
): Promise<Uint8Array> {
  const { default: Document } = await import("pdfkit");
  const paper = new Document({
    size: "A4",
    margin: marginPt,
    displayTitle: true,
    lang: view.language,
    info: { Title: toMetadata(view.title), Author: toMetadata(view.seller[0] ?? "") },
    // Registered below, to avoid Helvetica.
    font: "",
    subset: "PDF/A-3b",
    pdfVersion: "1.7",
  });
  paper.registerFont("regular", toFile(fonts.regular)).registerFont("bold", toFile(fonts.bold));
  if (cii !== null) embedInvoice(paper, cii);
  writeHead(paper, view);
  writeAddresses(paper, view);
  writeRows(paper, view);
  writeSums(paper, view);
  return close(paper);
}

/** The library writes metadata as XML without escaping it. */
function toMetadata(text: string): string {
  return text.replaceAll("&", "+").replaceAll(/[<>]/g, "");
}

function embedInvoice(paper: Paper, cii: string): void {
  const now = new Date();
  paper.file(toFile(new TextEncoder().encode(cii)), {
    name: hybridFile,
    type: "text/xml",
    description: "Factur-X / ZUGFeRD, EN 16931",
    relationship: "Alternative",
    creationDate: now,
    modifiedDate: now,
  });
  paper.appendXML(hybridMetadata);
}

/** Copies the bytes: the library takes an ArrayBuffer, and a view's buffer may be larger. */
function toFile(font: Uint8Array): ArrayBuffer {
  const file = new ArrayBuffer(font.byteLength);
  new Uint8Array(file).set(font);
  return file;
}

async function close(paper: Paper): Promise<Uint8Array> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  paper.on("data", (chunk) => chunks.push(chunk));
  const ended = new Promise((resolve) => paper.once("end", resolve));
  paper.end();
  await ended;
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

function widthOf({ page }: Paper): number {
  return page.width - 2 * marginPt;
}

function writeHead(paper: Paper, { title, seller, facts }: InvoiceView): void {
  const width = widthOf(paper);
  const top = paper.y;
  paper
    .font("bold", 22)
    .fillColor(ink)
    .text(toPrintable(title), marginPt, top, { width: width * 0.6 });
  const below = paper.y;
  paper.font("regular", 9).fillColor(grey);
  paper.text(toPrintable(seller.join("\n")), marginPt + width * 0.6, top, {
    width: width * 0.4,
    align: "right",
  });
  paper.y = Math.max(below, paper.y) + 8;
  paper.rect(marginPt, paper.y, width, 2).fill(ink);
  paper.y += 14;
  for (const { label, value } of facts) {
    const { y } = paper;
    paper
      .font("regular", 9)
      .fillColor(grey)
      .text(toPrintable(label), marginPt, y, { width: width * 0.3 });
    const after = paper.y;
    paper.font("regular", 10).fillColor(ink);
    paper.text(toPrintable(value), marginPt + width * 0.3, y, { width: width * 0.7 });
    paper.y = Math.max(after, paper.y) + 2;
  }
}

function writeAddresses(paper: Paper, { addresses }: InvoiceView): void {
  const width = widthOf(paper) / 2;
  const top = paper.y + 16;
  const ends = addresses.map(({ title, lines }, at) => {
    const x = marginPt + at * width;
    paper
      .font("bold", 10)
      .fillColor(ink)
      .text(toPrintable(title), x, top, { width: width - columnGapPt });
    paper
      .font("regular", 10)
      .text(toPrintable(lines.join("\n")), x, paper.y + 2, { width: width - columnGapPt });
    return paper.y;
  });
  paper.y = Math.max(top, ...ends) + 20;
}

function writeRows(paper: Paper, { columns, rows }: InvoiceView): void {
  writeRow(paper, columns, "bold");
  for (const { article, details, quantity, price, amount } of rows) {
    writeRow(paper, [[article, ...details].join("\n"), quantity, price, amount], "regular");
  }
  paper.y += 10;
}

/** Moves a line that does not fit to the next page as a whole. */
function writeRow(paper: Paper, cells: readonly string[], font: "regular" | "bold"): void {
  const width = widthOf(paper);
  paper.font(font, 10).fillColor(ink);
  const widths = columnShares.map((share) => share * width - columnGapPt);
  const heights = cells.map((cell, at) =>
    paper.heightOfString(toPrintable(cell), { width: widths[at] ?? 0 }),
  );
  const height = Math.max(...heights);
  if (paper.y + height > paper.page.height - marginPt) paper.addPage();
  const { y } = paper;
  let x = marginPt;
  for (const [at, cell] of cells.entries()) {
    const share = columnShares[at] ?? 0;
    const isText = at === 0;
    paper.text(toPrintable(cell), isText ? x : x + columnGapPt, y, {
      width: widths[at] ?? 0,
      align: isText ? "left" : "right",
    });
    x += share * width;
  }
  paper.y = y + height + 4;
  paper.rect(marginPt, paper.y, width, 0.5).fill(line);
  paper.y += 5;
}

function writeSums(paper: Paper, { sums, total, notes }: InvoiceView): void {
  const width = widthOf(paper);
  const all = [...sums, total];
  if (paper.y + (all.length + notes.length) * 18 > paper.page.height - marginPt) paper.addPage();
  for (const row of all) {
    const isTotal = row === total;
    const { y } = paper;
    paper.font(isTotal ? "bold" : "regular", isTotal ? 12 : 10).fillColor(ink);
    paper.text(toPrintable(row.label), marginPt + width * 0.4, y, { width: width * 0.35 });
    const after = paper.y;
    paper.text(toPrintable(row.value), marginPt + width * 0.75, y, { width: width * 0.25, align: "right" });
    paper.y = Math.max(after, paper.y) + 3;
  }
  paper.y += 8;
  for (const note of notes) {
    paper.font("regular", 10).fillColor(ink).text(toPrintable(note), marginPt, paper.y, { width });
  }
}

/** Replaces the narrow spaces of numbers, which the font lacks. */
function toPrintable(text: string): string {
  return text.replaceAll(/[\u2009\u202f]/g, "\u00a0");
}
