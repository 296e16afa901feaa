import { useCallback, useRef } from "react";
import { useDismiss } from "../../design/use-dismiss";
import type { ChooserView, ColumnView } from "../model/listing-view";
import styles from "./column-chooser.module.css";

/** Titles of columns. */
type Titles = readonly string[];

type Props = {
  readonly view: ChooserView;
  /** The attributes' columns, also those that are not shown. */
  readonly columns: readonly ColumnView[];
  /** null: as many as the table's width allows. */
  readonly chosen: Titles | null;
  /** How many columns the table's width allows; null until it is measured. */
  readonly fitting: number | null;
  readonly onChoose: (chosen: Titles | null) => void;
};

/**
 * Says how many columns are in view, and offers the others: those that differ, then those that are equal in all rows.
 * Without scripts its box shows all of them (`product-table.module.css`).
 */
export function ColumnChooser({ view, columns, chosen, fitting, onChoose }: Props) {
  const panel = useRef<HTMLDetailsElement>(null);
  useDismiss(
    panel,
    useCallback(() => panel.current?.removeAttribute("open"), []),
  );
  const all = columns.map(({ title }) => title);
  const shown = chosen ? all.filter((title) => chosen.includes(title)) : all.slice(0, fitting ?? 0);
  // Where no column fits, the rows name their first attributes.
  const isKnown = chosen !== null || (fitting ?? 0) > 0;
  const groups = [
    { title: view.differing, members: columns.filter(({ isSame }) => !isSame) },
    { title: view.same, members: columns.filter(({ isSame }) => isSame) },
  ];
  return (
    <details className={styles.chooser} ref={panel}>
      <summary>
        {view.title}
        {isKnown ? <em>{view.counts[shown.length]}</em> : null}
      </summary>
      <div className={styles.panel}>
        <label className="only-without-script">
          <input type="checkbox" /> {view.all}
        </label>
        <p className={`${styles.shortcuts} only-with-script`}>
          <button type="button" onClick={() => onChoose(all)}>
            {view.all}
          </button>
          <button type="button" onClick={() => onChoose(null)}>
            {view.reset}
          </button>
        </p>
        {groups.map(({ title, members }) =>
          members.length === 0 ? null : (
            <fieldset key={title} className={`${styles.group} only-with-script`}>
              <legend>{title}</legend>
              {members.map((column) => (
                <Column
                  key={column.title}
                  column={column}
                  isShown={shown.includes(column.title)}
                  onToggle={() => onChoose(toggle(all, shown, column.title))}
                />
              ))}
            </fieldset>
          ),
        )}
      </div>
    </details>
  );
}

type ColumnProps = {
  readonly column: ColumnView;
  readonly isShown: boolean;
  readonly onToggle: () => void;
};

function Column({ column: { title, unit }, isShown, onToggle }: ColumnProps) {
  return (
    <label>
      <input type="checkbox" checked={isShown} onChange={onToggle} />
      {title}
      <em>{unit}</em>
    </label>
  );
}

/** Adds or removes a title, in the columns' order. */
function toggle(all: Titles, shown: Titles, title: string): Titles {
  return all.filter((each) => (each === title) !== shown.includes(each));
}
