import { useHref } from "react-router";

/** `/nl` where the page's language is not the country's default, else empty: put it before every own path in plain links. */
export function usePathPrefix(): string {
  const home = useHref("/");
  return home === "/" ? "" : home.replace(/\/$/, "");
}
