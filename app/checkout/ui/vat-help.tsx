import type { RefObject } from "react";
import { Button, LinkButton } from "../../design/button";
import { Icon } from "../../design/icon";
import { useTranslate } from "../../i18n/translate-context";
import { usePathPrefix } from "../../i18n/use-path-prefix";
import { supportPath } from "../../support/model/support-path";
import styles from "./vat-help.module.css";

type Props = {
  readonly dialog: RefObject<HTMLDialogElement | null>;
  /** The number of the buttons' actions. */
  readonly number: string;
  /** The contact page of a store without the support form; null: the store has the form. */
  readonly contactPage: string | null;
  readonly onValidate: () => void;
  readonly onContinue: () => void;
};

const causes = ["invalid", "private", "system"] as const;

/**
 * Explains why a number may not be valid, and the alternatives.
 * The dialog is inside the form: without scripts its buttons submit it, for another validation or unchanged.
 */
export function VatHelp({ dialog, number, contactPage, onValidate, onContinue }: Props) {
  const translate = useTranslate();
  const prefix = usePathPrefix();
  const closer: Record<string, string> = { commandfor: "vat-help", command: "close" };
  return (
    <dialog ref={dialog} id="vat-help" className={styles.dialog} aria-labelledby="vat-help-title">
      <div className={styles.head}>
        <h3 id="vat-help-title">{translate("vat.help.title")}</h3>
        <button
          {...closer}
          type="button"
          className={styles.close}
          aria-label={translate("vat.help.close")}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="cross" />
        </button>
      </div>
      <dl className={styles.causes}>
        {causes.map((cause) => (
          <div key={cause}>
            <dt>{translate(`vat.help.${cause}`)}</dt>
            <dd>{translate(`vat.help.${cause}Text`)}</dd>
          </div>
        ))}
      </dl>
      <p>{translate("vat.help.advice")}</p>
      <div className={styles.actions}>
        <Button
          type="submit"
          name="vatRetry"
          value="1"
          onClick={(event) => {
            event.preventDefault();
            onValidate();
          }}
        >
          {translate("vat.validate")}
        </Button>
        <LinkButton
          href={contactPage ?? supportPath(prefix, { subreason: "shop-order-issue" })}
          target="_blank"
          rel="noreferrer"
          look="ghost"
        >
          {translate("vat.help.support")}
        </LinkButton>
        <Button type="submit" name="vatAccepted" value={number} look="primary" onClick={onContinue}>
          {translate("vat.help.continue")}
        </Button>
      </div>
    </dialog>
  );
}
