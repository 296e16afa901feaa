import { Icon } from "../../design/icon";
import { usePathPrefix } from "../../i18n/use-path-prefix";
import type { QuickOrderView } from "../model/quick-order-view";
import styles from "./quick-order-fields.module.css";
import page from "./quick-order-page.module.css";

type ListProps = { readonly list: QuickOrderView["list"]; readonly error: string | null };

/** The list; its contents are the shopper's, also while they are checked. */
export function ListField({ list, error }: ListProps) {
  return (
    <div className={styles.field}>
      <label htmlFor="list">{list.label}</label>
      <span id="list-hint" className={page.hint}>
        {list.hint}
      </span>
      <textarea
        id="list"
        name="list"
        rows={8}
        defaultValue={list.text}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? "list-hint list-error" : "list-hint"}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
      />
      {error ? (
        <span id="list-error" role="alert" className={page.wrong}>
          {error}
        </span>
      ) : null}
    </div>
  );
}

/**
 * The browser drops files onto the field itself, which covers the zone: no script needed. A script reads a file at once;
 * without one the browser's own button and the file's name are shown.
 */
export function FileField({ file: { label, choose, hint, drop, template } }: Pick<QuickOrderView, "file">) {
  const prefix = usePathPrefix();
  return (
    <>
      <div className={styles.drop}>
        <Icon name="document" />
        <label htmlFor="file">{label}</label>
        <span className={`${styles.choose} only-with-script`} aria-hidden="true">
          {choose}
        </span>
        <input
          id="file"
          name="file"
          type="file"
          accept=".csv,.txt,.tsv,text/csv,text/plain,text/tab-separated-values"
          aria-describedby="file-hint"
        />
        <span id="file-hint" className={page.hint}>
          {hint} <span className={styles.pointed}>{drop}</span>
        </span>
      </div>
      <a className={styles.template} href={`${prefix}/quick-order/template`} download="">
        {template}
      </a>
    </>
  );
}

/** Lines as they may be entered, in the place where the checked list appears. */
export function Examples({ examples: { title, lines, more } }: Pick<QuickOrderView, "examples">) {
  return (
    <section className={styles.examples} aria-labelledby="examples">
      <h2 id="examples">{title}</h2>
      <dl>
        {lines.map(({ line, meaning }) => (
          <div key={line}>
            <dt>{meaning}</dt>
            <dd>{line}</dd>
          </div>
        ))}
      </dl>
      <p className={page.hint}>{more}</p>
    </section>
  );
}
