import { useEffect, useRef } from "react";
import { Icon } from "../../design/icon";
import { Link } from "../../design/link";
import { useTranslate } from "../../i18n/translate-context";
import styles from "./energy-label.module.css";

type Props = {
  readonly labelUrl: string;
  readonly sheetUrl: string | null;
  readonly name: string;
  readonly onClose: () => void;
};

/** The energy label in a dialog, opened by the arrow as Regulation (EU) 2017/1369 requires. */
export function EnergyLabel({ labelUrl, sheetUrl, name, onClose }: Props) {
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
      <img src={labelUrl} width="300" height="600" alt={`${title}: ${name}`} />
      {sheetUrl ? <Link href={sheetUrl}>{translate("catalogue.product.sheet")}</Link> : null}
    </dialog>
  );
}
