import { type ComponentType, useEffect, useState } from "react";
import { leaveOrExplain } from "../../cart/browser/without-client";
import { useTranslate } from "../../i18n/translate-context";
import { usePathPrefix } from "../../i18n/use-path-prefix";
import type { NavigationPanelProps } from "./navigation-panel";

/**
 * Opens the navigation panel from the served header's button; without scripts, or where the panel's cannot be fetched,
 * that is a link to the page of all categories.
 */
export function NavigationButton() {
  const prefix = usePathPrefix();
  const translate = useTranslate();
  const [Panel, setPanel] = useState<ComponentType<NavigationPanelProps> | null>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const opener =
        event.target instanceof Element
          ? event.target.closest<HTMLAnchorElement>("[data-open=navigation]")
          : null;
      if (!opener || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      import("./navigation-panel").then(
        ({ NavigationPanel }) => {
          setPanel(() => NavigationPanel);
          setOpen(true);
        },
        () => leaveOrExplain(opener, { prefix, translate }),
      );
    };
    document.addEventListener("click", onClick, { capture: true });
    return () => document.removeEventListener("click", onClick, { capture: true });
  }, [prefix, translate]);

  return Panel && <Panel isOpen={isOpen} onClose={() => setOpen(false)} />;
}
