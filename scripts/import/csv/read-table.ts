import { readFile } from "node:fs/promises";
import { parse } from "csv-parse/sync";
import { array, create, number, string, type } from "superstruct";
import type { BadLine } from "../draft-line.ts";

/** One row of a table; `line` is its first line in the file. */
export interface TableRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** A table as in its file; unreadable rows are in `badLines`. */
export interface Table {
  readonly file: string;
  readonly header: readonly string[];
  readonly rows: readonly TableRow[];
  readonly badLines: readonly BadLine[];
}

const RecordsShape = array(type({ record: array(string()), info: type({ lines: number() }) }));

/**
 * Reads a table in RFC 4180 format, with or without a byte order mark.
 * The delimiter is a comma, semicolon or tab, whichever is most frequent in the header. An unreadable row is reported
 * with its line; the rest is read.
 */
export async function readTable(file: string): Promise<Table> {
  const text = decode(await readFile(file));
  if (text === undefined) return toEmptyTable(file, "not UTF-8: save the table as CSV UTF-8");
  const { rows, problems } = parseRows(text);
  const [head, ...others] = rows;
  if (!head) return toEmptyTable(file, "has no header");
  const header = head.cells.map((name) => name.trim());
  const odd = others.filter(({ cells }) => cells.length !== header.length);
  const badLines = [
    ...problems,
    ...odd.map(({ line, cells }) => ({
      line,
      reason: `has ${cells.length} fields where the header has ${header.length}`,
    })),
  ].map(({ line, reason }) => ({ origin: { file, line }, reason }));
  return { file, header, rows: others.filter((row) => !odd.includes(row)), badLines };
}

function toEmptyTable(file: string, reason: string): Table {
  return { file, header: [], rows: [], badLines: [{ origin: { file, line: 1 }, reason }] };
}

function decode(bytes: Buffer): string | undefined {
  try {
    // one kind of line break, also inside cells: the parser counts \r\n there as two lines
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes).replaceAll("\r\n", "\n");
  } catch {
    return undefined;
  }
}

interface Problem {
  readonly line: number;
  readonly reason: string;
}

function parseRows(text: string): { rows: readonly TableRow[]; problems: readonly Problem[] } {
  const problems: Problem[] = [];
  const records: unknown = parse(text, {
    bom: true,
    delimiter: findDelimiter(text),
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    on_skip: (error) => {
      const line = typeof error?.lines === "number" ? error.lines : 1;
      problems.push({ line, reason: error?.message ?? "cannot be read" });
      return undefined;
    },
  });
  const rows = create(records, RecordsShape).map(({ record, info }) => ({
    line: info.lines - countBreaks(record),
    cells: record,
  }));
  return { rows, problems };
}

/** The parser reports a record's last line; its first is earlier by its number of line breaks. */
function countBreaks(cells: readonly string[]): number {
  return cells.reduce((sum, cell) => sum + (cell.match(/[\n\r]/g)?.length ?? 0), 0);
}

/** Ignores quoted text, which may contain any delimiter. */
function findDelimiter(text: string): string {
  const [header = ""] = text.replace(/"(?:[^"]|"")*"/g, "").split(/\r\n|\n|\r/, 1);
  const count = (mark: string) => header.split(mark).length;
  return [",", ";", "\t"].reduce((best, mark) => (count(mark) > count(best) ? mark : best));
}
