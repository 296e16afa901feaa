import type { CardView } from "../../catalogue/model/card-view";

/** What the living page of the design shows beside the blocks. */
export type ComponentsView = {
  readonly title: string;
  readonly text: string;
  readonly home: string;
  /** One a state: reduced, few left, sold out, without reviews, with an energy class, returned and tested. */
  readonly cards: readonly CardView[];
  readonly hasQuickAdd: boolean;
  readonly amounts: { readonly small: string; readonly large: string };
};
