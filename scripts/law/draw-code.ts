import encodeQR from "qr";

/** ISO/IEC 18004: a quiet zone of four modules. */
const quietZone = 4;

/** Draws a QR code as an SVG file. */
export function drawCodeFile(text: string): string {
  const rows = encodeQR(text, "raw", { ecc: "medium", border: quietZone });
  const size = rows.length;
  const path = rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><title>Your Europe</title><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path.join("")}"/></svg>\n`;
}
