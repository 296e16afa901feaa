import { useEffect, useRef } from "react";
import { Icon } from "../../design/icon";
import { useTranslate } from "../../i18n/translate-context";
import styles from "./energy-label.module.css";

type Props = {
  readonly label: string;
  readonly sheet: string | undefined;
  readonly name: string;
  readonly onClose: () => void;
};

/** The energy label in its own window, as Regulation (EU) 2017/1369 wants it behind the arrow. */
export function EnergyLabel({ label, sheet, name, onClose }: Props) {
  const translate = useTranslate();
  const dialog = useRef<HTMLDialogElement>(null);
  const title = translate("product.energyLabel");
  useEffect(() => dialog.current?.showModal(), []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click closes on the backdrop; the keyboard has Escape
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={`${title}: ${name}`}
      onClose={onClose}
      onClick={({ target, currentTarget }) => target === currentTarget && currentTarget.close()}
    >
      <header>
        <h2>{title}</h2>
        <button type="button" onClick={() => dialog.current?.close()} aria-label={translate("frame.close")}>
          <Icon name="cross" />
        </button>
      </header>
      <img src={label} width="300" height="600" alt={`${title}: ${name}`} />
      {sheet ? <a href={sheet}>{translate("catalogue.product.sheet")}</a> : null}
    </dialog>
  );
}
