import { Icon } from "../../design/icon";
import { useTranslate } from "../../i18n/translate-context";
import styles from "./search-field.module.css";

/**
 * A plain form; `SearchEvents` turns it into a combobox as soon as the visitor begins to search. The suggestions are
 * rendered into the last element.
 */
export function SearchField({ prefix }: { readonly prefix: string }) {
  const translate = useTranslate();
  return (
    <search className={styles.search} data-search="">
      <form action={`${prefix}/search`}>
        <input
          type="search"
          name="q"
          aria-label={translate("frame.header.searchLabel")}
          placeholder={translate("frame.header.searchPlaceholder")}
          minLength={2}
          maxLength={100}
          required
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          data-search-field=""
        />
        <button type="reset" className={styles.clear} tabIndex={-1}>
          <Icon name="cross" />
          <span className="visually-hidden">{translate("frame.header.searchClear")}</span>
        </button>
        <button type="submit" className={styles.submit}>
          <Icon name="search" />
          <span>{translate("frame.header.searchButton")}</span>
        </button>
      </form>
      <div data-suggestions="" />
    </search>
  );
}
