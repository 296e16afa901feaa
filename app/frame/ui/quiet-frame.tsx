import { listPaymentMethods } from "../../checkout/model/payment-method";
import { PaymentMark } from "../../checkout/ui/payment-mark";
import { consentsPath } from "../../consent/model/consents-path";
import { pagePath } from "../../content/model/content-pages";
import { brand } from "../../countries/model/brand";
import { countryCodes } from "../../countries/model/country";
import { Icon } from "../../design/icon";
import quiet from "../../design/quiet-frame.module.css";
import { useTranslate } from "../../i18n/translate-context";
import { toMethodName } from "../../orders/ui/to-method-name";
import { supportPath } from "../../support/model/support-path";
import type { FrameContent } from "../model/frame-content";
import { firstYear } from "./footer";
import { Logo } from "./header";
import styles from "./header.module.css";
import { LanguageLinks } from "./language-links";

const legalPages = ["terms-and-conditions", "return-policy", "privacy-data", "company-information"] as const;

type Props = { readonly frame: FrameContent };

/** The header of the checkout: logo, languages and help; no other links. */
export function QuietHeader({ frame }: Props) {
  const translate = useTranslate();
  const { prefix } = frame;
  return (
    <>
      <a className={styles.skip} href="#content">
        {translate("frame.header.skip")}
      </a>
      <div className={quiet.head}>
        <div className={quiet.wrap}>
          <Logo home={prefix || "/"} />
          <LanguageLinks frame={frame} className={quiet.languages} />
          <a
            href={
              frame.hasSupportForm
                ? supportPath(prefix)
                : prefix + pagePath("company-information", translate.locale)
            }
          >
            <Icon name="mail" /> {translate("address.help")}
          </a>
        </div>
      </div>
    </>
  );
}

/** The links that the law requires, in one line. */
export function QuietFooter({ frame }: Props) {
  const translate = useTranslate();
  const country = countryCodes.find((code) => translate.locale.endsWith(`-${code}`));
  return (
    <div className={quiet.foot}>
      {country ? (
        <ul className={quiet.marks}>
          {listPaymentMethods(country).map((method) => (
            <li key={method}>
              <PaymentMark method={method} />
              <span className="visually-hidden">{toMethodName(method, translate)}</span>
            </li>
          ))}
        </ul>
      ) : null}
      {legalPages.map((page) => (
        <a key={page} href={frame.prefix + pagePath(page, translate.locale)}>
          {translate(`content.pages.${page}`)}
        </a>
      ))}
      <a href={`${frame.prefix}${consentsPath}`} data-open="consents">
        {translate("consent.title")}
      </a>
      <span>
        © {firstYear}–{frame.year} {brand.name} · {translate("content.footer.demo")}
      </span>
    </div>
  );
}
