export type LinkView = { readonly text: string; readonly href: string };

/** The data of a listing that the browser needs; the rest is server-rendered markup. */
export type ListingView = {
  readonly metaTitle: string;
  /** Cards have a button that adds to the cart. */
  readonly hasQuickAdd: boolean;
  /** Of the products on the page, in their order; for the tracking. */
  readonly skus: readonly string[];
  /** Label of the button that closes the filters on a phone, `Show 128 products`; empty without filters. */
  readonly show: string;
  /** null: the served document contains them. */
  readonly parts: ListingParts | null;
  readonly languagePaths?: Readonly<Record<string, string>>;
};

/** Rendered markup of the parts of a listing, by slot. */
export type ListingParts = Readonly<Record<ListingPartName, string>>;

export const listingPartNames = ["head", "filters", "tools", "found", "foot"] as const;
export type ListingPartName = (typeof listingPartNames)[number];
