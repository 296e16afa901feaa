import { PaymentMark } from "../../checkout/ui/payment-mark";
import { consentsPath } from "../../consent/model/consents-path";
import { pagePath, toPageMessage } from "../../content/model/content-pages";
import { brand } from "../../countries/model/brand";
import quiet from "../../design/quiet-frame.module.css";
import { useTranslate } from "../../i18n/translate-context";
import { toMethodName } from "../../orders/ui/to-method-name";
import type { FrameContent } from "../model/frame-content";
import { firstYear } from "./footer";

const legalPages = ["terms-and-conditions", "return-policy", "privacy-data", "company-information"] as const;

/** The footer of the checkout and of the sign-in pages: payment methods, and the links that the law requires. */
export function QuietFooter({ frame }: { readonly frame: FrameContent }) {
  const translate = useTranslate();
  return (
    <div className={quiet.foot}>
      <ul className={quiet.marks}>
        {frame.paymentMethods.map((method) => (
          <li key={method}>
            <PaymentMark method={method} />
            <span className="visually-hidden">{toMethodName(method, translate)}</span>
          </li>
        ))}
      </ul>
      {legalPages.map((page) => (
        <a key={page} href={frame.prefix + pagePath(page, translate.locale)}>
          {translate(toPageMessage(page, translate.locale))}
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
