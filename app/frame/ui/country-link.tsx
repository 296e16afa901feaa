import type { ReactNode } from "react";

/** Placeholder of the page's path and query in the served frame, without language prefix. */
export const pageToken = "%page%";

type Props = { readonly prefix: string; readonly className?: string; readonly children: ReactNode };

/**
 * Links to this page in the shops of other countries: opens a panel, and without scripts a page that lists them. Its
 * URL follows the shown page like those of the languages (`useLanguageLinks`).
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
