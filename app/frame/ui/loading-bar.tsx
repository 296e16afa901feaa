import { useSlowNavigation } from "../../design/use-slow-navigation";
import { useTranslate } from "../../i18n/translate-context";
import styles from "./loading-bar.module.css";

/**
 * Appears when a page is slow, fills for five seconds, and disappears half a second after the page arrives or fails.
 */
export function LoadingBar() {
  const isSlow = useSlowNavigation();
  return (
    <progress
      className={styles.bar}
      aria-label={useTranslate()("frame.loading")}
      data-slow={isSlow || null}
    />
  );
}
