import JsBarcode from "jsbarcode";
import encodeQR from "qr";
import type { DrawnMark } from "../model/drawn-mark";
import { isCardNumber } from "../model/loyalty";

export type DrawnCard = { readonly barcode: DrawnMark; readonly qr: DrawnMark };

/** Quiet zones in modules: eleven before an EAN-13 and seven after it, four around a QR code. */
const barcodeMargin = 11;
const qrMargin = 4;
const barcodeHeight = 40;

/**
 * Draws a card's number as EAN-13 bar code and QR code, for a till's scanner.
 * Returns null if the number is no EAN-13; the page then shows only the number.
 */
export function drawCard(number: string): DrawnCard | null {
  if (!isCardNumber(number)) return null;
  const drawn: { encodings?: { data: string }[] } = {};
  JsBarcode(drawn, number, { format: "EAN13", flat: true });
  const bars = [...(drawn.encodings?.[0]?.data ?? "")].map((bar) => bar === "1");
  return {
    barcode: {
      width: bars.length + 2 * barcodeMargin,
      height: barcodeHeight,
      path: drawRuns(bars, barcodeMargin, 0, barcodeHeight),
    },
    qr: drawQrCode(number),
  };
}

/** Draws a text as a QR code with its quiet zone. */
export function drawQrCode(text: string): DrawnMark {
  const rows = encodeQR(text, "raw", { ecc: "medium", border: qrMargin });
  const path = rows.map((row, y) => drawRuns(row, 0, y, 1)).join("");
  return { width: rows.length, height: rows.length, path };
}

/** Joins adjacent dark modules into one rectangle. */
function drawRuns(row: readonly boolean[], left: number, top: number, height: number): string {
  let path = "";
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue;
    const from = x;
    while (row[x + 1]) x += 1;
    path += `M${left + from} ${top}h${x + 1 - from}v${height}H${left + from}z`;
  }
  return path;
}
