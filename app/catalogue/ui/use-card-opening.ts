import type { MouseEvent } from "react";
import { useNavigate } from "react-router";
import { toRouterPath } from "../../design/router-path";
import { usePathPrefix } from "../../i18n/use-path-prefix";
import { carryPicture } from "../browser/carry-picture";

/** Returns the click handler of a card's link: opens the product with its picture moving there, where that is wanted. */
export function useCardOpening() {
  const navigate = useNavigate();
  const prefix = usePathPrefix();
  return (event: MouseEvent<HTMLAnchorElement>) => {
    const path = toRouterPath(event.currentTarget.pathname, prefix);
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (event.defaultPrevented || path === null || !isPlain || !carryPicture(event)) return;
    event.preventDefault();
    navigate(path, { viewTransition: true });
  };
}
