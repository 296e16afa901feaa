import { Notice } from "../../design/notice";
import { useTranslate } from "../../i18n/translate-context";

/** The form could not be sent: there is no network. Everything stays as it is, and the button works again. */
export function OfflineNotice({ isShown }: { readonly isShown: boolean }) {
  const translate = useTranslate();
  return (
    <div aria-live="assertive">
      {isShown ? <Notice kind="warn">{translate("address.offline")}</Notice> : null}
    </div>
  );
}
