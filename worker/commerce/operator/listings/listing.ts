import type { SqlFragment } from "../../database/fragment.ts";
import type { MarkupPart } from "../markup.ts";

/** How things of one sort are listed: what is read of each, how one is found, and what the table shows. */
export interface Listing<Row> {
  readonly title: string;
  readonly path: string;
  /** What the search field takes. */
  readonly searchLabel: string;
  /** `SELECT` list, `FROM` and order; the condition stands between. */
  readonly columns: string;
  readonly from: string;
  readonly order: string;
  /** Those that a name means exactly. */
  matching(search: string): SqlFragment;
  readonly cells: readonly ListingCell<Row>[];
}

export interface ListingCell<Row> {
  readonly title: string;
  readonly isFigure?: true;
  show(row: Row): MarkupPart;
}
