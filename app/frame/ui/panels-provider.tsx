import { type ComponentType, type ReactNode, useCallback, useState } from "react";
import { leaveOrExplain } from "../../cart/browser/without-client";
import type { PanelProps } from "../../design/drawer";
import { OpenPanelContext } from "../../design/panel-link";
import { useTranslate } from "../../i18n/translate-context";
import { usePathPrefix } from "../../i18n/use-path-prefix";

/**
 * Opens the panels of `panels.ts`, one at a time, for the links of the page. When a panel cannot be loaded, the link
 * leads to the page that shows the same.
 */
export function PanelsProvider({ children }: { readonly children: ReactNode }) {
  const prefix = usePathPrefix();
  const translate = useTranslate();
  const [Panel, setPanel] = useState<ComponentType<PanelProps> | null>(null);
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(
    (name: string, link: HTMLAnchorElement) => {
      import("./panels")
        .then(({ loadPanel }) => loadPanel(name, prefix))
        .then(
          (panel) => {
            setPanel(() => panel);
            setOpen(true);
          },
          () => leaveOrExplain(link, { prefix, translate }),
        );
    },
    [prefix, translate],
  );
  return (
    <OpenPanelContext value={open}>
      {children}
      {Panel && <Panel isOpen={isOpen} onClose={() => setOpen(false)} />}
    </OpenPanelContext>
  );
}
