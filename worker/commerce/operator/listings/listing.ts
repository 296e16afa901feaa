import type { SqlFragment } from "../../database/fragment.ts";
import type { MarkupPart } from "../markup.ts";

/** The listing of one kind: the columns to read, the search, and the table. */
export interface Listing<Row> {
  readonly title: string;
  readonly path: string;
  /** The label of the search field. */
  readonly searchLabel: string;
  /** `SELECT` list, `FROM` and order; the condition goes in between. */
  readonly columns: string;
  readonly from: string;
  readonly order: string;
  /** Exact matches of a name. */
  matching(search: string): SqlFragment;
  readonly cells: readonly ListingCell<Row>[];
}

export interface ListingCell<Row> {
  readonly title: string;
  readonly isNumeric?: true;
  show(row: Row): MarkupPart;
}
