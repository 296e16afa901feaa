import encodeQR from "qr";
import type { DrawnCode } from "../model/epc-code";

/** ISO/IEC 18004: four squares around it stay light. */
const quietZone = 4;

/** A QR code with the error correction that EPC069-12 asks for: level M. */
export function drawCode(text: string): DrawnCode {
  const rows = encodeQR(text, "raw", { ecc: "medium", encoding: "byte", border: quietZone });
  return { size: rows.length, path: rows.map(drawRow).join("") };
}

/** Squares side by side are one stroke. */
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
