import { type ComponentType, useEffect, useState } from "react";
import { leaveOrExplain } from "../../cart/browser/without-client";
import type { PanelProps } from "../../design/drawer";
import { useTranslate } from "../../i18n/translate-context";
import { usePathPrefix } from "../../i18n/use-path-prefix";

/**
 * Opens a panel from a link of served markup (`data-open="navigation"`, the names of `panels.ts`), one at a time.
 * Without scripts, or when the panel cannot be loaded, the link leads to the page that shows the same.
 */
export function PanelButtons() {
  const prefix = usePathPrefix();
  const translate = useTranslate();
  const [Panel, setPanel] = useState<ComponentType<PanelProps> | null>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const opener =
        event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[data-open]") : null;
      if (!opener || event.ctrlKey || event.metaKey || event.shiftKey) return;
      // The consent page shows the dialog's form itself.
      if (opener.dataset.open === "consents" && opener.pathname === location.pathname) return;
      event.preventDefault();
      import("./panels")
        .then(({ loadPanel }) => loadPanel(opener.dataset.open ?? "", prefix))
        .then(
          (panel) => {
            setPanel(() => panel);
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
