import type { BadLine, DraftLine } from "../draft-line.ts";
import { toDraftLine } from "../parse-draft-line.ts";
import type { CatalogueIndex } from "./catalogue-index.ts";
import type { Table } from "./read-table.ts";
import { type Columns, RowReader } from "./row-reader.ts";
import { toTableColumn } from "./table-column.ts";
import { type ProductRows, toProductDraft } from "./table-product.ts";

export interface ConvertedTable {
  readonly lines: readonly DraftLine[];
  readonly badLines: readonly BadLine[];
}

/** Enough to recognise the kind of mistake. */
const mostNamed = 5;
const longestNamed = 60;

/**
 * Converts a product table, one row per variant, to product drafts. A product with an invalid row is omitted as a
 * whole, because a draft without one of its variants would remove that variant.
 */
export function convertTable({ file, header, rows, badLines }: Table, index: CatalogueIndex): ConvertedTable {
  const columns = header.map((name) => ({
    header: name,
    column: toTableColumn(name, (each) => index.hasAttribute(each)),
  }));
  const twice = findDoubleColumns(columns);
  if (twice.length > 0) {
    // Which of the two a row means is ambiguous.
    const reason = `${listNames(twice)}: more than once in the header`;
    return { lines: [], badLines: [...badLines, { origin: { file, line: 1 }, reason }] };
  }
  const lines: DraftLine[] = [];
  const bad = [...badLines, ...describeUnknown(columns, file)];
  for (const product of groupRows(rows.map((row) => new RowReader(row, columns)))) {
    const draft = toProductDraft(product, columns, index);
    if (isProblems(draft)) {
      bad.push(...draft.map(({ line, reason }) => ({ origin: { file, line }, reason })));
      continue;
    }
    const line = toDraftLine(draft, "products", { file, line: product[0].line });
    if ("draft" in line) lines.push(line);
    else bad.push(line);
  }
  return { lines, badLines: bad };
}

function isProblems<T>(draft: object | readonly T[]): draft is readonly T[] {
  return Array.isArray(draft);
}

/** Reports all unknown columns in one line: a file that is no product table may have many. */
function describeUnknown(columns: Columns, file: string): readonly BadLine[] {
  const unknown = columns.flatMap(({ header, column }) => (column.kind === "unknown" ? [header] : []));
  if (unknown.length === 0) return [];
  const reason = `${listNames(unknown)} ${unknown.length > 1 ? "are" : "is"} neither a field nor an attribute of a product type`;
  return [{ origin: { file, line: 1 }, reason }];
}

/** Returns headers whose columns have the same meaning, also by another name (`tax` and `taxCategory`). */
function findDoubleColumns(columns: Columns): readonly string[] {
  const first = new Map<string, string>();
  const twice = new Set<string>();
  for (const { header, column } of columns) {
    if (column.kind === "ignored" || column.kind === "unknown") continue;
    const meaning = JSON.stringify(column);
    const former = first.get(meaning);
    if (former === undefined) first.set(meaning, header);
    else twice.add(former === header ? header : `${former}, ${header}`);
  }
  return [...twice];
}

/** Formats "the column "colour"", "the columns "colour", "size" and 4 more". */
function listNames(headers: readonly string[]): string {
  const named = headers.slice(0, mostNamed).map((header) => `"${header.slice(0, longestNamed)}"`);
  const more = headers.length - named.length;
  const plural = headers.length > 1 ? "s" : "";
  return `the column${plural} ${named.join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
}

/** A row continues the previous product when its variant is not the first, or when it names no product. */
function groupRows(rows: readonly RowReader[]): readonly ProductRows[] {
  const products: [RowReader, ...RowReader[]][] = [];
  for (const row of rows) {
    const current = products.at(-1);
    if (current && goesOn(row, current[0])) current.push(row);
    else products.push([row]);
  }
  return products;
}

function goesOn(row: RowReader, first: RowReader): boolean {
  const variant = row.text("variantId");
  if (variant !== undefined) return variant !== "1";
  const key = row.text("key");
  return key === undefined ? row.text("productType") === undefined : key === first.text("key");
}
