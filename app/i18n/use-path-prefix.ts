import { createContext, use } from "react";
import { useHref } from "react-router";

/** Provided once per page, at the root. */
export const PathPrefixContext = createContext("");

/**
 * `/nl` where the page's language is not the country's default, else empty: put it before every own path in plain
 * links.
 */
export function usePathPrefix(): string {
  return use(PathPrefixContext);
}

/** The prefix as the router knows it: its base path. */
export function useRouterPrefix(): string {
  const home = useHref("/");
  return home === "/" ? "" : home.replace(/\/$/, "");
}
