import { type ReactNode, useEffect, useRef } from "react";
import styles from "./drawer.module.css";
import panel from "./drawer-frame.module.css";
import { Icon } from "./icon";

/** Props of a panel; the component that renders it opens and closes it. */
export type PanelProps = { readonly isOpen: boolean; readonly onClose: () => void };

type Props = PanelProps & {
  readonly title: string;
  readonly closeLabel: string;
  readonly side?: "start" | "end";
  /** Two columns wide on windows that have room. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
};

/** A side panel on the native dialog: focus stays inside; Escape and a click outside close it. */
export function Drawer({
  isOpen,
  onClose,
  title,
  closeLabel,
  side = "end",
  isWide = false,
  children,
}: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (isOpen && !element.open) element.showModal();
    if (!isOpen && element.open) element.close();
  }, [isOpen]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click closes on the backdrop; the keyboard has Escape
    <dialog
      ref={dialog}
      className={toClass(side, isWide)}
      aria-label={title}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      <DrawerContent title={title} closeLabel={closeLabel} onClose={onClose}>
        {isOpen ? children : null}
      </DrawerContent>
    </dialog>
  );
}

type ContentProps = Pick<Props, "title" | "closeLabel" | "onClose" | "children">;

/** Content of a drawer: its title with a close button, and its children below. */
export function DrawerContent({ title, closeLabel, onClose, children }: ContentProps) {
  return (
    <>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <button type="button" className={styles.close} onClick={onClose} aria-label={closeLabel}>
          <Icon name="cross" />
        </button>
      </div>
      <div className={styles.body}>{children}</div>
    </>
  );
}

function toClass(side: Props["side"], isWide: boolean): string {
  return `${panel.frame}${side === "start" ? ` ${styles.start}` : ""}${isWide ? ` ${styles.wide}` : ""}`;
}
