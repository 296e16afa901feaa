import type { AccountFrame } from "../../accounts/model/account-place";
import type { StateTone } from "./list-order-states";

export type StateView = {
  readonly label: string;
  readonly text: string;
  readonly tone: StateTone;
};

export type OrderRowView = {
  readonly number: string;
  readonly href: string;
  readonly title: string;
  readonly date: string;
  readonly total: string;
  readonly pieces: string;
  readonly states: readonly StateView[];
  readonly articles: readonly {
    readonly id: string;
    readonly name: string;
    readonly picture: string | null;
  }[];
  /** `+ 3`; null: all are shown. */
  readonly more: string | null;
  readonly show: string;
};

/** A message with one link. */
export type OrdersMessage = {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly href: string;
};

/** A page of a customer's orders, ready for display: the messages stay on the server. */
export type OrderHistoryView = {
  readonly title: string;
  readonly frame: AccountFrame;
  readonly path: string;
  readonly search: {
    readonly label: string;
    readonly value: string;
    readonly button: string;
    /** null: no search. */
    readonly clear: string | null;
  };
  readonly sort: {
    readonly label: string;
    readonly options: readonly {
      readonly value: string;
      readonly text: string;
      readonly isChosen: boolean;
    }[];
  };
  readonly count: string | null;
  readonly rows: readonly OrderRowView[];
  readonly message: OrdersMessage | null;
  readonly pages: {
    readonly label: string;
    readonly links: readonly {
      readonly text: string;
      readonly label: string;
      readonly href: string | null;
    }[];
  } | null;
};
