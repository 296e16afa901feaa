import type { DrawnMark } from "./drawn-mark";

/** The loyalty card's page, ready for display. */
export type LoyaltyView =
  | { readonly kind: "none"; readonly title: string; readonly text: string }
  | {
      readonly kind: "card";
      readonly warning: string | null;
      readonly level: string;
      readonly number: string;
      /** null: the number is not a barcode number. */
      readonly codes: {
        readonly barcode: DrawnMark & { readonly name: string };
        readonly qr: DrawnMark & { readonly name: string };
      } | null;
      readonly facts: readonly { readonly label: string; readonly value: string }[];
      readonly use: { readonly title: string; readonly steps: readonly string[] };
      readonly history: PointsView;
    };

export type PointsView = {
  readonly title: string;
  readonly empty: string | null;
  readonly heads: readonly [date: string, reason: string, points: string];
  readonly rows: readonly {
    readonly date: string;
    readonly reason: string;
    readonly points: string;
    readonly isSpent: boolean;
  }[];
  /** null: one page suffices. */
  readonly pages: {
    readonly text: string;
    readonly newer: { readonly href: string; readonly text: string } | null;
    readonly older: { readonly href: string; readonly text: string } | null;
  } | null;
};
