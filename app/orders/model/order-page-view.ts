import type { AccountFrame } from "../../accounts/model/account-place";
import type { DrawnCode } from "./epc-code";
import type { StepPlace } from "./list-order-states";
import type { StateView } from "./order-history-view";
import type { ReturnListView } from "./return-list-view";

export type LabelledText = { readonly label: string; readonly value: string };

export type LinkView = { readonly text: string; readonly href: string };

/** A link with the sentence that says what it is for. */
export type HintedLinkView = LinkView & { readonly hint: string };

/** Something else to do; `rank`: how much it stands out. At most one is the first. */
export type WayView = LinkView & { readonly rank: "first" | "second" | "quiet" };

/** A state of the order, in the order of events. */
export type StepView = StateView & { readonly place: StepPlace };

/** A value to enter elsewhere: for reading, and for copying. */
export type PaymentDetail = LabelledText & {
  /** The copied text, the button's name, and the message afterwards; null: it is not entered anywhere. */
  readonly copied: { readonly text: string; readonly label: string; readonly done: string } | null;
};

/** The payment details of an order that is not paid yet. */
export type AwaitedPaymentView = {
  readonly title: string;
  readonly lead: string;
  readonly details: readonly PaymentDetail[];
  readonly copy: string;
  /** The same for a banking app; null: the payment has no code. */
  readonly code:
    | (DrawnCode & { readonly title: string; readonly text: string; readonly show: string })
    | null;
};

/** A button with its hint; `key` is the idempotency key of its action. */
export type ActView = { readonly button: string; readonly hint: string; readonly key: string };

/** An order in its customer's account. */
export type OrderPageView = OrderDetailsView & { readonly frame: AccountFrame; readonly back: LinkView };

/** The form that looks up an order by number and e-mail address. */
export type OrderSearchView = {
  readonly title: string;
  readonly lead: string;
  /** null: the form has no deadline. */
  readonly period: PeriodView | null;
  /** Why the last input showed no order; null: nothing was looked up. */
  readonly problem: string | null;
  readonly fields: readonly {
    readonly name: "orderNumber" | "email";
    readonly label: string;
    readonly hint: string | null;
    readonly error: string | null;
    readonly value: string;
  }[];
  readonly button: string;
  /** For a visitor without the number: the account, which has it. */
  readonly lost: { readonly text: string; readonly account: LinkView };
  /** A link below the form; null: none. */
  readonly other: HintedLinkView | null;
};

/** How long goods can be returned. */
export type PeriodView = {
  readonly title: string;
  /** What the law and the shop grant and until when, and who pays for sending goods back. */
  readonly sentences: readonly string[];
};

/** The page of an order for a visitor without sign-in: the order, or the form that looks it up. */
export type OrderStatusView =
  | { readonly title: string; readonly search: OrderSearchView }
  | { readonly title: string; readonly order: OrderDetailsView };

/** An order for its customer, ready for display. */
export type OrderDetailsView = {
  readonly title: string;
  readonly facts: readonly LabelledText[];
  readonly steps: readonly StepView[];
  readonly failed: { readonly title: string; readonly text: string; readonly act: ActView } | null;
  readonly awaited: AwaitedPaymentView | null;
  readonly delivery: {
    readonly title: string;
    readonly facts: readonly LabelledText[];
    /** Replaces the parcels. */
    readonly note: string | null;
    /** The goods of an order in part shipped that are still to come; null: none, or nothing is shipped. */
    readonly rest: { readonly title: string; readonly what: readonly string[] } | null;
    readonly sent: readonly {
      readonly id: string;
      readonly title: string;
      readonly what: readonly string[];
      readonly parcels: readonly {
        readonly id: string;
        readonly text: string;
        /** null: it cannot be tracked. */
        readonly href: string | null;
      }[];
    }[];
  };
  readonly lines: {
    readonly title: string;
    readonly list: readonly OrderLineView[];
    readonly rows: readonly LabelledText[];
    readonly total: LabelledText;
    readonly notes: readonly string[];
  };
  /** null: no return was announced. */
  readonly returns: ReturnListView | null;
  readonly addresses: readonly { readonly title: string; readonly lines: readonly string[] }[];
  readonly invoice: {
    readonly title: string;
    readonly facts: readonly LabelledText[];
    readonly note: string | null;
    readonly links: readonly LinkView[];
  };
  /** null: no article of it can be bought. */
  readonly again: ActView | null;
  readonly ways: readonly WayView[];
};

export type OrderLineView = {
  readonly id: string;
  readonly name: string;
  /** null: not an article, or its page is not known. */
  readonly href: string | null;
  readonly details: readonly string[];
  /** Manual and information sheet. */
  readonly documents: readonly LinkView[];
  readonly total: string;
  readonly picture: string | null;
};

/** The result of buying or paying again; `kind` is the colour of the notice. */
export type OrderReport = {
  readonly kind: "ok" | "warn" | "bad";
  readonly sentences: readonly string[];
  readonly link: LinkView | null;
};
