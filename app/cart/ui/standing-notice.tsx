import { Notice } from "../../design/notice";
import type { StandingView } from "../browser/cart-state";
import styles from "./removed-notice.module.css";

/** What holds until something is done about it, with the one press that does it. */
export function StandingNotice({ kind, text, action }: StandingView) {
  return (
    <Notice kind={kind}>
      <div className={styles.removed}>
        <span>{text}</span>
        {action ? (
          <button type="button" className={styles.undo} onClick={action.run}>
            {action.label}
          </button>
        ) : null}
      </div>
    </Notice>
  );
}
