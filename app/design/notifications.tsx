import { useEffect, useState, useSyncExternalStore } from "react";
import { Icon } from "./icon";
import { dismiss, type Notification, readNotifications, subscribe } from "./notification-store";
import styles from "./notifications.module.css";

const none: readonly Notification[] = [];

/** The live region of the page; any code adds messages through `notify`. */
export function Notifications({ closeLabel }: { readonly closeLabel: string }) {
  const shown = useSyncExternalStore(subscribe, readNotifications, () => none);
  return (
    <div className={styles.stack} role="status" aria-live="polite">
      {shown.map((notification) => (
        <Message key={notification.id} shown={notification} closeLabel={closeLabel} />
      ))}
    </div>
  );
}

/** Hover or focus pauses the timer; a notification that replaces it starts a new one, even with the same text. */
function Message({ shown, closeLabel }: { readonly shown: Notification; readonly closeLabel: string }) {
  const { id, kind, text, action } = shown;
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (shown.dismissAfterMs === null || isHeld) return;
    const timer = setTimeout(() => dismiss(shown.id), shown.dismissAfterMs);
    return () => clearTimeout(timer);
  }, [shown, isHeld]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only holds the timer
    <div
      className={`${styles.message} ${styles[kind]}`}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span>{text}</span>
      {action ? (
        <button type="button" className={styles.action} onClick={action.run}>
          {action.label}
        </button>
      ) : null}
      <button type="button" aria-label={closeLabel} onClick={() => dismiss(id)}>
        <Icon name="cross" />
      </button>
    </div>
  );
}
