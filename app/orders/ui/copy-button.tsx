import { useState } from "react";
import { useTranslate } from "../../i18n/translate-context";
import styles from "./payment-details-box.module.css";

/** Copies a value for another app. Without scripts, one press selects all of it. */
export function CopyButton({ label, text }: { readonly label: string; readonly text: string }) {
  const translate = useTranslate();
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard?.writeText(text).then(
      () => setCopied(true),
      // The browser denies it: the value can still be selected.
      () => setCopied(false),
    );
  return (
    <>
      <button
        type="button"
        className={`${styles.copy} only-with-script`}
        onClick={copy}
        aria-label={translate("payment.copyOf", { what: label })}
      >
        {isCopied ? "✓ " : null}
        {translate("payment.copy")}
      </button>
      <span role="status" className="visually-hidden">
        {isCopied ? translate("payment.copied", { what: label }) : null}
      </span>
    </>
  );
}
