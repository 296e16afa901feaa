import encodeQR from "qr";
import { type DrawnCode, toOrderTransfer } from "../model/epc-code";

/** ISO/IEC 18004: a quiet zone of four modules. */
const quietZone = 4;

type Transfer = Parameters<typeof toOrderTransfer>;

/** Draws the code of an order's transfer; null: the order or the bank has none. */
export function drawTransferCode(order: Transfer[0], bank: Transfer[1] | null): DrawnCode | null {
  const transfer = bank && toOrderTransfer(order, bank);
  return transfer === null ? null : drawCode(transfer);
}

/** Draws a QR code with the error correction of EPC069-12: level M. */
export function drawCode(text: string): DrawnCode {
  const rows = encodeQR(text, "raw", { ecc: "medium", encoding: "byte", border: quietZone });
  return { size: rows.length, path: rows.map(drawRow).join("") };
}

/** Pixels of a module: the picture of a transfer is about 200 pixels wide. */
const moduleScale = 4;

/** Draws the same code as a GIF, for mail programs, which show neither SVG nor inline data. */
export function drawCodePicture(text: string): Uint8Array {
  return encodeQR(text, "gif", { ecc: "medium", encoding: "byte", border: quietZone, scale: moduleScale });
}

/** Joins adjacent modules into one stroke. */
function drawRow(row: readonly boolean[], y: number): string {
  let path = "";
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue;
    const from = x;
    while (row[x + 1]) x += 1;
    path += `M${from} ${y}h${x + 1 - from}v1H${from}z`;
  }
  return path;
}
