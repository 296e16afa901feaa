/**
 * Slugs of the information pages that every shop has, in the footer's order; each is a file per locale in
 * public/content/page.
 */
export const servicePages = [
  "dispatch-information",
  "payment",
  "return-policy",
  "terms-and-conditions",
  "privacy-data",
] as const;

export const informationPages = [...servicePages, "company-information"] as const;
