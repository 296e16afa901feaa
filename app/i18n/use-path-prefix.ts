import { createContext, use } from "react";
import { useHref } from "react-router";

/** Provided once per page, at the root. */
export const PathPrefixContext = createContext("");

/**
 * Returns `/nl` when the page's language is not the country's default, otherwise "": put it before every internal path
 * in plain links.
 */
export function usePathPrefix(): string {
  return use(PathPrefixContext);
}

/** Returns the prefix from the router's base path. */
export function useRouterPrefix(): string {
  const home = useHref("/");
  return home === "/" ? "" : home.replace(/\/$/, "");
}
