import { pagePath, readPageTarget } from "../../content/model/content-pages";
import type { BlockPage } from "./block-view";

export type BlockPlace = {
  /** `/nl`, or empty. */
  readonly prefix: string;
  readonly locale: string;
};

/** Creates the function that resolves a link of a page's blocks: `page:payment`, `category:weighing`, `/sales`. */
export function createBlockLinks(
  { findPath }: Pick<BlockPage, "findPath">,
  { prefix, locale }: BlockPlace,
): (href: string) => string {
  return (href) => {
    const name = readPageTarget(href);
    if (name) return prefix + pagePath(name, locale);
    const key = href.startsWith("category:") ? href.slice("category:".length) : null;
    if (key === null) return href.startsWith("/") ? prefix + href : href;
    return findPath(key) ?? `${prefix}/categories`;
  };
}
