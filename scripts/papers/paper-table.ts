import { ink, makeRoom, marginPt, type Paper, widthOf } from "./paper.ts";

const line = "#b5bec5";
const cellPt = 9;
const gapPt = 4;

interface Table {
  /** Over the columns; none where the first column says what each row is. */
  readonly header?: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** How wide each column is beside the others. */
  readonly shares: readonly number[];
}

/** Rows between thin rules, the first column in bold. */
export function writeTable(paper: Paper, { header, rows, shares }: Table): void {
  const whole = shares.reduce((sum, share) => sum + share, 0);
  const widths = shares.map((share) => (share / whole) * widthOf(paper));
  if (header) writeRow(paper, header, widths, true);
  for (const row of rows) writeRow(paper, row, widths, false);
  paper.x = marginPt;
}

function writeRow(
  paper: Paper,
  cells: readonly string[],
  widths: readonly number[],
  isHeader: boolean,
): void {
  const styleOf = (at: number) => (isHeader || at === 0 ? "bold" : "regular");
  const heights = cells.map((cell, at) =>
    paper.font(styleOf(at), cellPt).heightOfString(cell, { width: (widths[at] ?? 0) - gapPt }),
  );
  const height = Math.max(...heights) + gapPt * 2;
  makeRoom(paper, height);
  const top = paper.y;
  let left = marginPt;
  paper.fillColor(ink);
  cells.forEach((cell, at) => {
    const width = widths[at] ?? 0;
    paper.font(styleOf(at), cellPt).text(cell, left, top + gapPt, { width: width - gapPt });
    left += width;
  });
  paper
    .moveTo(marginPt, top + height)
    .lineTo(left, top + height)
    .lineWidth(isHeader ? 1.5 : 0.5)
    .stroke(isHeader ? ink : line);
  paper.y = top + height;
}
