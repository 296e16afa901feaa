import { useTranslate } from "../../i18n/translate-context";
import type { FrameContent } from "../model/frame-content";
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
          <a href={`${prefix}/dispatch-information/`}>
            {translate("content.header.freeFrom", { amount: freeFrom })}
          </a>
        ) : null}
        <a className={styles.further} href={`${prefix}/return-policy/`}>
          {translate("content.header.returns")}
        </a>
        {frame.hasGuaranteeNotice ? (
          <span className={styles.further}>{translate("content.header.guarantee")}</span>
        ) : null}
        <a className={styles.contact} href={`${prefix}/company-information/`}>
          {translate("content.header.contact")}
        </a>
        <a className={styles.country} href={`${prefix}/countries`}>
          <span className={styles.whole}>
            {translate("content.header.deliveryTo", { country: countryName })}
          </span>
          <span className={styles.short} aria-hidden="true">
            {countryName}
          </span>
        </a>
        <LanguageLinks frame={frame} className={styles.languages} />
      </div>
    </div>
  );
}
