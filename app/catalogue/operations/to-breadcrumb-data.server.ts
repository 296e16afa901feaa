import type { LinkView } from "../model/listing-view";

/** schema.org BreadcrumbList of the visible breadcrumb; the page itself is last, without an address. */
export function toBreadcrumbData(
  crumbs: readonly LinkView[],
  here: string,
  origin: string,
): Readonly<Record<string, unknown>> {
  const items = crumbs.map(([name, href]) => ({ name, item: origin + href }));
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: [...items, { name: here }].map((item, index) => ({
      "@type": "ListItem",
      position: index + 1,
      ...item,
    })),
  };
}
