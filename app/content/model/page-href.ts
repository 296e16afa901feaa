import { type ContentPageName, pagePath } from "./content-pages";

/**
 * The URL of a content page, for components that the browser renders too.
 * The table of slugs stays on the server: the browser links the English path, which redirects; server-rendered links
 * contain the slug.
 */
export function toPageHref(name: ContentPageName, prefix: string, locale: string): string {
  return prefix + (import.meta.env.SSR ? pagePath(name, locale) : `/${name}/`);
}
