import { useTranslate } from "../../i18n/translate-context";
import { themePath, themeSwitch, themes } from "../model/theme";
import styles from "./theme-switch.module.css";

type Props = {
  readonly prefix: string;
  /** Path and query of the page, with prefix. */
  readonly from: string;
};

/**
 * Light, dark, or as the system: a plain form in served markup, the same for all visitors. The root's attribute decides
 * which button says that it is chosen.
 */
export function ThemeSwitch({ prefix, from }: Props) {
  const translate = useTranslate();
  return (
    <form
      id={themeSwitch}
      className={styles.switch}
      method="post"
      action={prefix + themePath}
      data-theme-form=""
      aria-labelledby="theme-label"
    >
      <h2 id="theme-label">{translate("footer.theme.label")}</h2>
      <input type="hidden" name="from" value={from} />
      <div className={styles.choices}>
        {themes.map((theme) => (
          <button key={theme} type="submit" name="theme" value={theme}>
            {translate(`footer.theme.${theme}`)}
            <span className={styles.chosen}>
              <span className="visually-hidden">, {translate("footer.theme.chosen")}</span>
            </span>
          </button>
        ))}
      </div>
      <p role="status" hidden>
        {translate("footer.theme.unsaved")}
      </p>
    </form>
  );
}
