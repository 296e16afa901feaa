import { useLocation } from "react-router";
import { Link } from "../../design/link";
import { PanelLink } from "../../design/panel-link";
import { useTranslate } from "../../i18n/translate-context";
import { usePathPrefix } from "../../i18n/use-path-prefix";
import { ContactLink } from "../../support/ui/contact-link";
import type { HeaderView } from "../model/header-view";
import { LanguageLinks } from "./language-links";
import styles from "./utility-bar.module.css";

/** The shop's promises, each with the page that explains it; contact, delivery country and languages. */
export function UtilityBar({ header }: { readonly header: HeaderView }) {
  const translate = useTranslate();
  const { freeFrom, pages, contact, languages } = header;
  return (
    <div className={styles.utility}>
      <div className={styles.wrap}>
        {freeFrom ? (
          <Link href={pages.delivery}>{translate("frame.header.freeFrom", { amount: freeFrom })}</Link>
        ) : null}
        <Link href={pages.returns}>{translate("frame.header.returns")}</Link>
        {header.hasGuaranteeNotice ? <span>{translate("frame.header.guarantee")}</span> : null}
        <div className={styles.badge} data-party="badge" />
        <ContactLink className={styles.contact} {...contact} />
        <CountryLink countryName={header.countryName} />
        <LanguageLinks languages={languages} className={styles.languages} />
      </div>
    </div>
  );
}

/** Leads to this page in the shops of other countries: as a panel, and without scripts as a page. */
export function CountryLink({ countryName }: { readonly countryName: string }) {
  const translate = useTranslate();
  const { pathname, search } = useLocation();
  return (
    <PanelLink
      href={`${usePathPrefix()}/countries?from=${pathname}${search}`}
      rel="nofollow"
      panel="countries"
    >
      {translate("frame.header.deliveryTo", { country: countryName })}
    </PanelLink>
  );
}
