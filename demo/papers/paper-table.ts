import { ink, makeRoom, marginPt, type Paper, widthOf } from "./paper.ts";

const line = "#b5bec5";
const cellPt = 9;
const headerPt = 8;
const gapPt = 4;

interface Table {
  /** Column titles, on each page; missing if the first column describes each row. */
  readonly header?: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Relative width of each column. */
  readonly shares: readonly number[];
}

interface Row {
  readonly cells: readonly string[];
  readonly widths: readonly number[];
  readonly isHeader: boolean;
  readonly height: number;
}

/** Writes rows between thin rules, the first column in bold. */
export function writeTable(paper: Paper, { header, rows, shares }: Table): void {
  const widths = widthsOf(paper, shares);
  const head = header && toRow(paper, header, widths, true);
  rows.forEach((cells, at) => {
    const row = toRow(paper, cells, widths, false);
    const isNewPage = makeRoom(paper, row.height + (at === 0 ? (head?.height ?? 0) : 0));
    if (head && (isNewPage || at === 0)) writeRow(paper, head);
    writeRow(paper, row);
  });
  paper.x = marginPt;
}

/** Counts the columns that fit the longest word of their titles; at least three. */
export function countFittingColumns(
  paper: Paper,
  header: readonly string[],
  shares: readonly number[],
): number {
  const isFitting = (count: number) => {
    const widths = widthsOf(paper, shares.slice(0, count));
    paper.font("bold", headerPt);
    return header
      .slice(0, count)
      .every((title, at) =>
        title.split(/[ /-]/).every((word) => paper.widthOfString(word) <= (widths[at] ?? 0) - gapPt),
      );
  };
  let count = header.length;
  while (count > 3 && !isFitting(count)) count -= 1;
  return count;
}

function widthsOf(paper: Paper, shares: readonly number[]): readonly number[] {
  const whole = shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share) => (share / whole) * widthOf(paper));
}

function toRow(paper: Paper, cells: readonly string[], widths: readonly number[], isHeader: boolean): Row {
  const heights = cells.map((cell, at) =>
    setType(paper, isHeader, at).heightOfString(cell, { width: (widths[at] ?? 0) - gapPt }),
  );
  return { cells, widths, isHeader, height: Math.max(...heights) + gapPt * 2 };
}

function setType(paper: Paper, isHeader: boolean, column: number): Paper {
  return paper.font(isHeader || column === 0 ? "bold" : "regular", isHeader ? headerPt : cellPt);
}

function writeRow(paper: Paper, { cells, widths, isHeader, height }: Row): void {
  const bottom = paper.y + height;
  const top = paper.y;
  let left = marginPt;
  paper.fillColor(ink);
  cells.forEach((cell, at) => {
    const width = widths[at] ?? 0;
    setType(paper, isHeader, at).text(cell, left, top + gapPt, { width: width - gapPt });
    left += width;
  });
  paper
    .moveTo(marginPt, bottom)
    .lineTo(left, bottom)
    .lineWidth(isHeader ? 1.5 : 0.5)
    .stroke(isHeader ? ink : line);
  paper.y = bottom;
}
