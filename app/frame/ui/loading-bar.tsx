import { useNavigation } from "react-router";
import { useTranslate } from "../../i18n/translate-context";
import styles from "./loading-bar.module.css";

/** Shows itself when a page takes longer than 200 ms (in the style sheet), and is gone when it is there. */
export function LoadingBar() {
  const isLoading = useNavigation().state !== "idle";
  const label = useTranslate()("frame.loading");
  return isLoading ? <progress className={styles.bar} aria-label={label} /> : null;
}
