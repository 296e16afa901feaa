import { pagePath } from "../../content/model/content-pages";
import { useTranslate } from "../../i18n/translate-context";
import { ContactLink } from "../../support/ui/contact-link";
import type { FrameContent } from "../model/frame-content";
import { CountryLink } from "./country-link";
import { LanguageLinks } from "./language-links";
import styles from "./utility-bar.module.css";

/** The shop's promises, each with the page that explains it; contact, delivery country and languages. */
export function UtilityBar({ frame }: { readonly frame: FrameContent }) {
  const translate = useTranslate();
  const { prefix, freeFrom, countryName } = frame;
  return (
    <div className={styles.utility}>
      <div className={styles.wrap}>
        {freeFrom ? (
          <a href={prefix + pagePath("dispatch-information", translate.locale)}>
            {translate("frame.header.freeFrom", { amount: freeFrom })}
          </a>
        ) : null}
        <a className={styles.further} href={prefix + pagePath("return-policy", translate.locale)}>
          {translate("frame.header.returns")}
        </a>
        {frame.hasGuaranteeNotice ? (
          <span className={styles.further}>{translate("frame.header.guarantee")}</span>
        ) : null}
        <div className={styles.badge} data-party="badge" />
        <ContactLink
          className={styles.contact}
          prefix={prefix}
          company={prefix + pagePath("company-information", translate.locale)}
          form={frame.hasSupportForm ? frame.supportPrefill : null}
        />
        <CountryLink prefix={prefix} className={styles.country}>
          <span className={styles.whole}>
            {translate("frame.header.deliveryTo", { country: countryName })}
          </span>
          <span className={styles.short} aria-hidden="true">
            {countryName}
          </span>
        </CountryLink>
        <LanguageLinks frame={frame} className={styles.languages} />
      </div>
    </div>
  );
}
