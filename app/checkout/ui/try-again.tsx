import { LinkButton } from "../../design/button";
import { Notice } from "../../design/notice";
import { useTranslate } from "../../i18n/translate-context";
import frame from "./page-frame.module.css";

/**
 * Explains that the platform is unavailable: nothing is lost, the page can be requested again.
 * An empty `href` is this page.
 */
export function TryAgain() {
  const translate = useTranslate();
  return (
    <div className={frame.page}>
      <h1 className={frame.title}>{translate("checkout.title")}</h1>
      <Notice kind="warn" role="alert">
        <p>{translate("checkout.order.platform-unavailable")}</p>
      </Notice>
      <p className={frame.lead}>
        <LinkButton look="primary" href="">
          {translate("checkout.paymentError.tryAgain")}
        </LinkButton>
      </p>
    </div>
  );
}
