import { useSlowNavigation } from "../../design/use-slow-navigation";
import { useTranslate } from "../../i18n/translate-context";
import styles from "./loading-bar.module.css";

/** Shows itself when a page is slow, fills for five seconds, and goes half a second after the page came, or failed. */
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
