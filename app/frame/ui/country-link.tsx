import type { ReactNode } from "react";

/** Stands in the served frame where the address of the page goes: path and query, without language prefix. */
export const pageToken = "%page%";

type Props = { readonly prefix: string; readonly className?: string; readonly children: ReactNode };

/**
 * Leads to this page in the shops of the other countries: a panel, and without scripts a page that lists them. Its
 * address follows the shown page as those of the languages do (`useLanguageLinks`).
 */
export function CountryLink({ prefix, className, children }: Props) {
  const list = `${prefix}/countries?from=`;
  return (
    <a
      className={className}
      href={list + pageToken}
      rel="nofollow"
      data-open="countries"
      data-language=""
      data-prefix={list}
    >
      {children}
    </a>
  );
}
