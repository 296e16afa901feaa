/** What one source says about an article that is for sale. */
export type Offer = {
  /** The number that pages show. */
  readonly id: string;
  /** `749.00` */
  readonly price: string;
  readonly currency: string;
  /** The crossed-out price; null: no reduction is claimed. */
  readonly before: string | null;
  readonly isInStock: boolean;
  readonly isRefurbished: boolean;
  /** Empty: the source has none. */
  readonly url: string;
};

/** One field in which a source differs from the platform. */
export type Difference = {
  readonly locale: string;
  readonly id: string;
  readonly source: string;
  readonly field: string;
  readonly found: string;
  readonly expected: string;
};

const fields = ["price", "currency", "before", "isInStock", "isRefurbished"] as const;

/** Lists the fields in which a source's offer differs; `url` only where both have one. */
export function compareOffers(
  found: Offer,
  expected: Offer,
): readonly Omit<Difference, "locale" | "source">[] {
  const differing = fields.filter((field) => found[field] !== expected[field]);
  const isElsewhere = found.url !== "" && expected.url !== "" && found.url !== expected.url;
  return [...differing, ...(isElsewhere ? (["url"] as const) : [])].map((field) => ({
    id: expected.id,
    field,
    found: String(found[field]),
    expected: String(expected[field]),
  }));
}
