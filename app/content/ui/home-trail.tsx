import { Breadcrumb } from "../../design/breadcrumb";
import { useTranslate } from "../../i18n/translate-context";
import { usePathPrefix } from "../../i18n/use-path-prefix";

/** The breadcrumb of a page directly below the start page. */
export function HomeTrail({ here }: { readonly here: string }) {
  const translate = useTranslate();
  const home = { text: translate("catalogue.start"), href: usePathPrefix() || "/" };
  return <Breadcrumb label={translate("catalogue.breadcrumb")} crumbs={[home]} here={here} />;
}
