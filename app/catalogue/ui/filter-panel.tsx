import { useLayoutEffect, useRef, useState } from "react";
import panel from "../../design/drawer-frame.module.css";
import { useTranslate } from "../../i18n/translate-context";
import type { FilterView } from "../model/listing-view";
import styles from "./filter-panel.module.css";
import { ListingFilters } from "./listing-filters";
import { RememberedPart } from "./remembered-part";

type Props = { readonly filters: FilterView; readonly isOpen: boolean; readonly onClose: () => void };

/**
 * The filters beside the products. On phones they are hidden, until a dialog contains them: from its first opening on,
 * so that it keeps their state when it closes.
 */
export function FilterPanel({ filters, isOpen, onClose }: Props) {
  const translate = useTranslate();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isDialog, setDialog] = useState(isOpen);
  if (isOpen && !isDialog) setDialog(true);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (isOpen && !element?.open) element?.showModal();
    if (!isOpen && element?.open) element.close();
  }, [isOpen]);
  const content = (
    <RememberedPart key={filters.path} name="filters" shown={filters} className={styles.content}>
      <ListingFilters filters={filters} onClose={onClose} />
    </RememberedPart>
  );
  if (!isDialog)
    return (
      <aside className={styles.filters}>
        <div className={styles.inPage}>{content}</div>
      </aside>
    );
  return (
    <aside className={styles.filters}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the click closes on the backdrop; the keyboard has Escape */}
      <dialog
        ref={dialog}
        className={`${panel.frame} ${styles.dialog}`}
        aria-label={translate("catalogue.filter.title")}
        onClose={onClose}
        onClick={({ target }) => {
          if (target === dialog.current) onClose();
        }}
      >
        {content}
        <button type="button" className={styles.show} onClick={onClose}>
          {filters.show}
        </button>
      </dialog>
    </aside>
  );
}
