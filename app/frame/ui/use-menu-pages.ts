import type { LinkView } from "../../catalogue/model/link-view";
import { useTranslate } from "../../i18n/translate-context";
import { usePathPrefix } from "../../i18n/use-path-prefix";

/** Pages of the shop that menus list next to the categories: offers, new arrivals, quick order, lists. */
export function useMenuPages(): readonly LinkView[] {
  const translate = useTranslate();
  const prefix = usePathPrefix();
  return [
    { text: translate("frame.header.sale"), href: `${prefix}/sales` },
    { text: translate("frame.navigation.newArrivals"), href: `${prefix}/new-arrivals` },
    { text: translate("frame.navigation.quickOrder"), href: `${prefix}/quick-order` },
    { text: translate("frame.header.lists"), href: `${prefix}/my-lists` },
  ];
}
