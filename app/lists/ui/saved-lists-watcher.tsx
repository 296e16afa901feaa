import { type ReactNode, useEffect, useState } from "react";
import { useLocation, useMatches } from "react-router";
import { isComparisonRoute } from "../../catalogue/model/compare-list";
import { afterPaint } from "../../foundation/browser/when-idle";
import { useTranslate } from "../../i18n/translate-context";
import { usePathPrefix } from "../../i18n/use-path-prefix";
import type { ListChoice } from "../browser/keep-articles";
import { onListLink } from "../browser/list-links";

const loadRest = () => import("../browser/keep-articles");
const loadDialog = () => import("./list-dialog");

/**
 * Rendered once in the root: one listener for all compare and save links, and the marks on each new page.
 * All else loads with the first press, or if articles are saved: by a guest on the device, or in an account.
 */
export function SavedListsWatcher(): ReactNode {
  const prefix = usePathPrefix();
  const translate = useTranslate();
  const { key } = useLocation();
  const shown = useShownComparison();
  const [dialog, setDialog] = useState<ReactNode>(null);
  useEffect(() => {
    return onListLink((link) => {
      // without the script, the link is a plain one
      const go = () => location.assign(link.href);
      Promise.all([loadRest(), loadDialog()]).then(([rest, { ListDialog }]) => {
        const choose = (choice: ListChoice) =>
          setDialog(<ListDialog {...choice} onClose={() => setDialog(null)} />);
        return rest.press(link, { prefix, translate, choose });
      }, go);
    });
  }, [prefix, translate]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has its links
  useEffect(
    () =>
      afterPaint(() => {
        if (shown || isAnythingStored())
          loadRest().then((rest) => rest.show({ prefix, translate }, shown), ignore);
      }),
    [key, prefix, translate],
  );
  return dialog;
}

/** The SKUs of a comparison page; null: the page is another one. */
function useShownComparison(): readonly string[] | null {
  const { handle, loaderData } = useMatches().at(-1) ?? {};
  return isComparisonRoute(handle) && loaderData !== undefined ? handle.toComparedSkus(loaderData) : null;
}

function isAnythingStored(): boolean {
  try {
    return /\b(lists|customer_id)=/.test(document.cookie) || localStorage.compare;
  } catch {
    return false;
  }
}

function ignore(): void {
  // links stay as served
}
