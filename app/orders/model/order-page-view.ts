import type { AccountFrame } from "../../accounts/model/account-place";
import type { StateView } from "./order-history-view";

export type LabelledText = { readonly label: string; readonly value: string };

export type LinkView = { readonly text: string; readonly href: string };

/** Where money is still to go. */
export type AwaitedPaymentView = {
  readonly title: string;
  readonly lead: string;
  readonly details: readonly LabelledText[];
};

/** What a button brings about, and how often it is pressed: the key makes it once. */
export type ActView = { readonly button: string; readonly hint: string; readonly key: string };

/** An order as its customer reads it, in finished words. */
export type OrderPageView = {
  readonly title: string;
  readonly frame: AccountFrame;
  readonly back: LinkView;
  readonly facts: readonly LabelledText[];
  readonly states: readonly StateView[];
  readonly failed: { readonly title: string; readonly text: string; readonly act: ActView } | null;
  readonly awaited: AwaitedPaymentView | null;
  readonly delivery: {
    readonly title: string;
    readonly facts: readonly LabelledText[];
    /** In place of parcels. */
    readonly note: string | null;
    readonly sent: readonly {
      readonly id: string;
      readonly title: string;
      readonly what: readonly string[];
      readonly parcels: readonly {
        readonly id: string;
        readonly text: string;
        /** null: nobody follows it. */
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
  readonly addresses: readonly { readonly title: string; readonly lines: readonly string[] }[];
  readonly invoice: {
    readonly title: string;
    readonly facts: readonly LabelledText[];
    readonly note: string | null;
    readonly links: readonly LinkView[];
  };
  /** null: nothing of it is an article that could be bought. */
  readonly again: ActView | null;
  readonly ways: readonly LinkView[];
};

export type OrderLineView = {
  readonly id: string;
  readonly name: string;
  /** null: it is no article, or its page is not known. */
  readonly href: string | null;
  readonly details: readonly string[];
  readonly total: string;
  readonly picture: string | null;
};

/** What became of buying or paying again; `kind` as notices are coloured. */
export type OrderReport = {
  readonly kind: "ok" | "warn" | "bad";
  readonly sentences: readonly string[];
  readonly link: LinkView | null;
};
