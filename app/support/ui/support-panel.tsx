import { useEffect, useRef, useState } from "react";
import { Drawer, type PanelProps } from "../../design/drawer";
import { Link } from "../../design/link";
import { useTranslate } from "../../i18n/translate-context";
import { usePathPrefix } from "../../i18n/use-path-prefix";
import type { SupportView } from "../model/support-view";
import { SupportForm } from "./support-form";
import styles from "./support-form.module.css";
import { SupportReceived } from "./support-received";
import { type Draft, loadSupportForm } from "./use-support-form";

/**
 * The support form beside any page.
 * It retains its state when closed; after a sent message it starts again. If the form cannot be loaded, it links to the
 * support page.
 */
export function SupportPanel({ isOpen, onClose }: PanelProps) {
  const translate = useTranslate();
  const prefix = usePathPrefix();
  const [view, setView] = useState<SupportView | null>(null);
  const [isUnavailable, setUnavailable] = useState(false);
  const draft = useRef<Draft>({ typed: {}, topic: null });
  const isForm = view?.kind === "form";
  const wasOpen = useRef(false);
  useEffect(() => {
    // The sent message stays until the panel is opened again.
    const isOpened = isOpen && !wasOpen.current;
    wasOpen.current = isOpen;
    if (!isOpened || isForm) return;
    setUnavailable(false);
    draft.current = { typed: {}, topic: null };
    loadSupportForm(prefix).then(setView, () => setUnavailable(true));
  }, [isOpen, isForm, prefix]);

  return (
    <Drawer
      isOpen={isOpen}
      onClose={onClose}
      isWide
      title={view?.title ?? translate("frame.loading")}
      closeLabel={translate("frame.close")}
    >
      {view === null ? (
        <p className={styles.waiting} role="status">
          {isUnavailable ? (
            <Link href={`${prefix}/support`}>{translate("frame.error.broken.text")}</Link>
          ) : (
            translate("frame.loading")
          )}
        </p>
      ) : null}
      {view?.kind === "form" ? (
        <SupportForm key={view.ticket} view={view} scope="panel" draft={draft.current} onAnswer={setView} />
      ) : null}
      {view?.kind === "received" ? <SupportReceived view={view} /> : null}
    </Drawer>
  );
}
