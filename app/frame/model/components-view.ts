import type { CardMark, CardView } from "../../catalogue/model/card-view";
import type { TableView, ToolsView } from "../../catalogue/model/listing-view";

/** Content of the component page in addition to the blocks. */
export type ComponentsView = {
  readonly title: string;
  readonly text: string;
  readonly home: string;
  /** One card per state: reduced, few left, sold out, without reviews, with an energy class, returned and tested. */
  readonly cards: readonly CardView[];
  /** Texts of the cards' badges, with their kind. */
  readonly badges: readonly (readonly [text: string, mark: CardMark | null])[];
  /** The tools of a listing with active filters, and the same products as a table. */
  readonly tools: ToolsView;
  readonly table: TableView;
  /** The blocks of the page: their names, and the ids of their headings. */
  readonly blocks: readonly { readonly name: string; readonly id: string }[];
  readonly hasQuickAdd: boolean;
  readonly amounts: { readonly small: string; readonly large: string };
};
