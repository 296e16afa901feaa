import { Notice } from "../../design/notice";
import { useTranslate } from "../../i18n/translate-context";

/**
 * Explains that the form could not be sent without a network.
 * The input stays, and the button works again.
 */
export function OfflineNotice({ isShown }: { readonly isShown: boolean }) {
  const translate = useTranslate();
  return (
    <div aria-live="assertive">
      {isShown ? <Notice kind="warn">{translate("address.offline")}</Notice> : null}
    </div>
  );
}
