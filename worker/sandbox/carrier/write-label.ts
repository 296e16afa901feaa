import boldFont from "@expo-google-fonts/sofia-sans/700Bold/SofiaSans_700Bold.ttf?inline";
import JsBarcode from "jsbarcode";
import type PdfDocument from "pdfkit";
import encodeQR from "qr";
import type { CarrierBooking } from "./carrier-booking";

type Label = {
  readonly carrier: string;
  readonly trackingNumber: string;
  readonly booking: CarrierBooking;
};

/** Named by its class, because this program's types of PDFKit and Node's differ. */
type Paper = InstanceType<typeof PdfDocument>;
type Area = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** ISO 216 A6 in points, the usual label's size. */
const [pageWidth, marginPt] = [297.64, 18];
const contentWidth = pageWidth - 2 * marginPt;
const ink = "#000000";
/** Modules beside a Code 128. */
const quietModules = 10;

/** Writes a return label of A6 with Code 128, QR code and sender; Latin, Greek and Cyrillic. */
export async function writeLabel({ carrier, trackingNumber, booking }: Label): Promise<Uint8Array> {
  const { default: Document } = await import("pdfkit");
  const paper = new Document({
    size: "A6",
    margin: marginPt,
    displayTitle: true,
    lang: booking.language,
    info: { Title: trackingNumber, Author: carrier },
    // Registered below, to avoid Helvetica.
    font: "",
  });
  paper.registerFont("bold", readFont());
  write(paper, 14, `${carrier} – RETURN`, marginPt);
  write(paper, 8, "Sandbox: this label carries no parcel.", marginPt + 18);
  write(paper, 9, listSenderLines(booking).join("\n"), 56);
  write(paper, 9, `Ref. ${booking.reference}`, 136);
  write(paper, 9, listContents(booking), 150);
  drawQr(paper, `IH:${trackingNumber}:${booking.reference}`, { x: marginPt, y: 196, width: 88, height: 88 });
  drawBars(paper, trackingNumber, { x: marginPt, y: 300, width: contentWidth, height: 70 });
  write(paper, 11, trackingNumber.replaceAll(/(.{4})(?=.)/g, "$1 "), 376);
  return close(paper);
}

function write(paper: Paper, size: number, text: string, y: number): void {
  paper.font("bold", size).fillColor(ink).text(text, marginPt, y, { width: contentWidth });
}

function listSenderLines({ sender }: CarrierBooking): readonly string[] {
  const { company, name, street, houseNumber, extra, postalCode, city, country } = sender;
  const lines = [company, name, `${street} ${houseNumber}`, extra, `${postalCode} ${city}`, country];
  return lines.filter((line): line is string => Boolean(line?.trim()));
}

/** The first three; more would not fit. */
function listContents({ contents }: CarrierBooking): string {
  return contents
    .slice(0, 3)
    .map(({ name, quantity }) => `${quantity} × ${name}`.slice(0, 60))
    .join("\n");
}

function drawQr(paper: Paper, text: string, { x, y, width }: Area): void {
  const rows = encodeQR(text, "raw", { ecc: "medium", border: 4 });
  const module = width / rows.length;
  for (const [at, row] of rows.entries()) {
    for (const [from, length] of listRuns(row))
      paper.rect(x + from * module, y + at * module, length * module, module).fill(ink);
  }
}

function drawBars(paper: Paper, text: string, { x, y, width, height }: Area): void {
  const drawn: { encodings?: { data: string }[] } = {};
  JsBarcode(drawn, text, { format: "CODE128", ean128: true });
  const bars = [...(drawn.encodings ?? []).map(({ data }) => data).join("")].map((bar) => bar === "1");
  const module = width / (bars.length + 2 * quietModules);
  for (const [from, length] of listRuns(bars))
    paper.rect(x + (quietModules + from) * module, y, length * module, height).fill(ink);
}

/** Lists start and length of each run of dark modules. */
function listRuns(row: readonly boolean[]): readonly (readonly [number, number])[] {
  const runs: [number, number][] = [];
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue;
    const from = x;
    while (row[x + 1]) x += 1;
    runs.push([from, x + 1 - from]);
  }
  return runs;
}

/** The build inlines the font as a data URL. */
function readFont(): ArrayBuffer {
  const bytes = atob(boldFont.slice(boldFont.indexOf(",") + 1));
  return Uint8Array.from(bytes, (character) => character.charCodeAt(0)).buffer;
}

async function close(paper: Paper): Promise<Uint8Array> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  paper.on("data", (chunk: Uint8Array<ArrayBuffer>) => chunks.push(chunk));
  const ended = new Promise((resolve) => paper.once("end", resolve));
  paper.end();
  await ended;
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}
