/** Sites beside the shop: the company's own, the portals of orders and returns, and where it can be followed. */
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

/** Address of each that there is; a site without one is nowhere linked. */
export type OutsideSites = Readonly<Partial<Record<OutsideSiteName, string>>>;

/** Networks name themselves, in every language alike. */
export const networks = [
  ["youtube", "YouTube"],
  ["instagram", "Instagram"],
  ["linkedin", "LinkedIn"],
] as const satisfies readonly (readonly [OutsideSiteName, string])[];
