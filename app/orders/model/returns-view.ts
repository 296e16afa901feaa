import type { HintedLinkView, OrderSearchView, PeriodView } from "./order-page-view";
import type { ReturnListView } from "./return-list-view";

/** The page of an order's returns, ready for display. */
export type ReturnsView =
  | { readonly title: string; readonly search: OrderSearchView }
  | {
      readonly title: string;
      /** The order's number, with the link to its page. */
      readonly order: { readonly text: string; readonly href: string };
      /** null: a company has none. */
      readonly period: PeriodView | null;
      /** The result of the last form; null: none. */
      readonly notice: { readonly kind: "ok" | "bad"; readonly text: string } | null;
      readonly announced: ReturnListView | null;
      /** null: nothing can be returned now, as `none` says. */
      readonly form: ReturnFormView | null;
      readonly none: string | null;
      /** The withdrawal page, which needs no reason; null: no such right. */
      readonly withdrawal: HintedLinkView | null;
    };

export type ReturnFormView = {
  readonly version: number;
  readonly lead: string;
  readonly legend: string;
  readonly lines: readonly {
    readonly field: string;
    readonly name: string;
    readonly choices: readonly number[];
    readonly chosen: string;
  }[];
  readonly linesError: string | null;
  readonly reason: ChoiceView;
  readonly way: ChoiceView;
  readonly button: string;
};

type ChoiceView = {
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly text: string }[];
  readonly chosen: string;
  readonly error: string | null;
};
