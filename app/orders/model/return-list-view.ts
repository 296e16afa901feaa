/** An order's announced returns; articles that travel together are a group. */
export type ReturnListView = {
  readonly title: string;
  readonly groups: readonly {
    readonly id: string;
    readonly rows: readonly {
      readonly id: string;
      readonly what: string;
      readonly date: string;
      readonly state: string;
      readonly refund: string;
    }[];
    /** How the goods travel; null: they have arrived. */
    readonly shipment: ReturnShipmentView | null;
  }[];
};

export type ReturnShipmentView = {
  readonly sentences: readonly string[];
  /** null: no label, or the team sends it. */
  readonly label: { readonly text: string; readonly href: string } | null;
  /** `href` null: not tracked. null: no parcel's number yet. */
  readonly parcel: { readonly text: string; readonly href: string | null } | null;
};
