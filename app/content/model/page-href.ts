import { type ContentPageName, pagePath } from "./content-pages";

/**
 * The address of a content page for components that the browser renders as well. The table of slugs stays on the server:
 * what the browser renders itself links the English path, which leads on; what was served keeps its own.
 */
export function toPageHref(name: ContentPageName, prefix: string, locale: string): string {
  return prefix + (import.meta.env.SSR ? pagePath(name, locale) : `/${name}/`);
}
