import { type ComponentProps, createContext, use } from "react";
import { Link as RouterLink } from "react-router";
import { readPathname, toRouterPath } from "./router-path";

export type LinkSettings = {
  /** Path prefix of the language, `/nl` or empty: the router's basename. */
  readonly prefix: string;
  /** Whether the page at this path, without prefix, opens as a document instead of a client-side navigation. */
  readonly opensDocument: (path: string) => boolean;
  /** Called when a pointer or the focus reaches a link to the page at this path. */
  readonly onIntent: (path: string) => void;
};

/** Null outside the router, such as in markup that the server caches: links and forms are plain elements there. */
export const LinkContext = createContext<LinkSettings | null>(null);

type Props = ComponentProps<"a"> & {
  /** URL with language prefix, as views contain it. */
  readonly href: string;
  /** The next page keeps the scroll position: it is the same page with another query. */
  readonly keepsScroll?: boolean;
  /** A press does something else than to show the page. */
  readonly isRarelyFollowed?: boolean;
};

/**
 * The router's `Link` for a page of this shop in this language, prefetched on intent. Any other URL, a file, or a page
 * in another language is a plain link.
 */
export function Link({ keepsScroll = false, isRarelyFollowed = false, ...props }: Props) {
  const settings = use(LinkContext);
  const { href, target, hrefLang, download } = props;
  const path = settings && toRouterPath(href, settings.prefix);
  if (!settings || path === null || target || hrefLang || download !== undefined) return <a {...props} />;
  const { href: _, ...rest } = props;
  const onIntent = () => settings.onIntent(path);
  const isDocument = settings.opensDocument(readPathname(path));
  return (
    <RouterLink
      onMouseEnter={onIntent}
      onFocus={onIntent}
      onTouchStart={onIntent}
      {...rest}
      to={path}
      discover="none"
      prefetch={isDocument || isRarelyFollowed ? "none" : "intent"}
      reloadDocument={isDocument}
      preventScrollReset={keepsScroll}
    />
  );
}
