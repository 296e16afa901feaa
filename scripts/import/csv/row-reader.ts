import type { JsonFields } from "../draft-line.ts";
import { CellError, splitCell } from "./cell.ts";
import type { TableRow } from "./read-table.ts";
import type { ColumnField, TableColumn } from "./table-column.ts";

/** A table's columns: their headers, and their meaning. */
export type Columns = readonly { readonly header: string; readonly column: TableColumn }[];

/** Reads the cells of one row by their columns' meaning; empty cells are ignored. */
export class RowReader {
  readonly line: number;
  readonly #cells: readonly string[];
  readonly #columns: Columns;

  constructor(row: TableRow, columns: Columns) {
    this.line = row.line;
    this.#cells = row.cells;
    this.#columns = columns;
  }

  text(field: ColumnField): string | undefined {
    return this.read(field, (cell) => cell);
  }

  /** Parses the cell of a field; adds the column's name to the parser's CellError. */
  read<T>(field: ColumnField, parse: (cell: string) => T): T | undefined {
    const at = this.#columns.findIndex(({ column }) => column.kind === "field" && column.field === field);
    return at < 0 ? undefined : this.readAt(at, parse);
  }

  readAt<T>(at: number, parse: (cell: string) => T): T | undefined {
    const cell = this.#cells[at]?.trim() ?? "";
    if (cell === "") return undefined;
    try {
      return parse(cell);
    } catch (error) {
      if (!(error instanceof CellError)) throw error;
      throw new CellError(`${this.#columns[at]?.header}: ${error.message}`);
    }
  }

  /** Returns the texts of all languages by field; search keywords are a list per language. */
  texts(): JsonFields {
    const texts: Record<string, Record<string, string | readonly JsonFields[]>> = {};
    for (const [at, { column }] of this.#columns.entries()) {
      const cell = column.kind === "text" ? this.readAt(at, (each) => each) : undefined;
      if (column.kind !== "text" || cell === undefined) continue;
      const value = column.field === "searchKeywords" ? splitCell(cell).map((text) => ({ text })) : cell;
      texts[column.field] = { ...texts[column.field], [column.language]: value };
    }
    return texts;
  }
}
