import { useSlowNavigation } from "../../design/use-slow-navigation";
import { useTranslate } from "../../i18n/translate-context";
import styles from "./loading-bar.module.css";

/** Shows itself when a page is slow, and is gone when it is there. */
export function LoadingBar() {
  const isSlow = useSlowNavigation();
  const label = useTranslate()("frame.loading");
  return isSlow ? <progress className={styles.bar} aria-label={label} /> : null;
}
