import type { LinkView } from "../model/link-view";

/** The schema.org BreadcrumbList of the visible breadcrumb; the current page is last, without a URL. */
export function toBreadcrumbData(
  crumbs: readonly LinkView[],
  here: string,
  origin: string,
): Readonly<Record<string, unknown>> {
  const items = crumbs.map(({ text, href }) => ({ name: text, item: origin + href }));
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
