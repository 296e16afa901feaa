import { useTranslate } from "../../i18n/translate-context";
import type { FrameContent } from "../model/frame-content";
import styles from "./header.module.css";
import { LanguageLinks } from "./language-links";

export function UtilityBar({ frame }: { readonly frame: FrameContent }) {
  const translate = useTranslate();
  return (
    <div className={styles.utility}>
      <div className={styles.utilityWrap}>
        {frame.freeFrom ? (
          <a href={`${frame.prefix}/dispatch-information/`}>
            {translate("content.header.freeFrom", { amount: frame.freeFrom })}
          </a>
        ) : null}
        <a href={`${frame.prefix}/return-policy/`}>{translate("content.header.returns")}</a>
        {frame.hasGuaranteeNotice ? <span>{translate("content.header.guarantee")}</span> : null}
        <span className={styles.country}>
          {translate("content.header.deliveryTo", { country: frame.countryName })}
        </span>
        <LanguageLinks frame={frame} className={styles.languages} />
      </div>
    </div>
  );
}
