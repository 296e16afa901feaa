/** Text and path. */
export type LinkView = readonly [text: string, href: string];

/** What the browser itself works with of a listing: the rest is finished markup. */
export type ListingView = {
  readonly metaTitle: string;
  /** Products may be put into the cart from cards. */
  readonly hasQuickAdd: boolean;
  /** The button that closes the filters on a phone, `Show 128 products`; empty where there is nothing to narrow. */
  readonly show: string;
  /** null: they stand in the document that was served. */
  readonly parts: ListingParts | null;
  readonly languagePaths?: Readonly<Record<string, string>>;
};

/** Finished markup of the parts of a listing, by their slots. */
export type ListingParts = Readonly<Record<ListingPartName, string>>;

export const listingPartNames = ["head", "filters", "tools", "found", "foot"] as const;
export type ListingPartName = (typeof listingPartNames)[number];
