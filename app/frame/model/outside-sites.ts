/** External sites: the company's own, the portals of orders and returns, and social networks. */
export const outsideSiteNames = [
  "company",
  "careers",
  "orders",
  "returns",
  "youtube",
  "instagram",
  "linkedin",
] as const;

export type OutsideSiteName = (typeof outsideSiteNames)[number];

/** URL of each configured site; a site without one is linked nowhere. */
export type OutsideSites = Readonly<Partial<Record<OutsideSiteName, string>>>;

/** The names of networks are the same in every language. */
export const networks = [
  ["youtube", "YouTube"],
  ["instagram", "Instagram"],
  ["linkedin", "LinkedIn"],
] as const satisfies readonly (readonly [OutsideSiteName, string])[];
