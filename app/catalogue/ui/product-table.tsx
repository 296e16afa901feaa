import { useRef } from "react";
import { Link } from "../../design/link";
import { ModelText } from "../../design/model-text";
import { useTrackedPart } from "../../design/use-tracked-part";
import wide from "../../design/wide-table.module.css";
import type { TrackedList } from "../../foundation/tracked-part";
import { formatNumber } from "../../i18n/formats";
import { useTranslate } from "../../i18n/translate-context";
import { countMissingDecimals } from "../model/align-decimals";
import { listColumnEnds } from "../model/column-ends";
import type { ColumnView, RowView, TableView } from "../model/listing-view";
import { missingValue } from "../model/mark-differences";
import type { TableOrderView } from "../model/table-order";
import { ColumnChooser } from "./column-chooser";
import styles from "./product-table.module.css";
import attributes from "./table-columns.module.css";
import { TableGroup } from "./table-group";
import offers from "./table-offer.module.css";
import { OrderBar, OrderNotice, useTableOrder } from "./table-order";
import phone from "./table-phone.module.css";
import { useChosenColumns } from "./use-chosen-columns";
import { useFittingColumns } from "./use-fitting-columns";

type Props = {
  readonly table: TableView;
  /** The listing as it is tracked. */
  readonly list: Pick<TrackedList, "id" | "name">;
  /** The result of an order from this table that was not executed in full. */
  readonly ordered?: TableOrderView | null;
};

/**
 * A listing as a table of attributes. Product, price, delivery and quantity are always in view; attributes that have
 * no room fold away, the last ones first, until the visitor chooses columns.
 */
export function ProductTable({ table, list, ordered = null }: Props) {
  const { caption, chooser, columns, rows, order } = table;
  const translate = useTranslate();
  const { filled, handlers } = useTableOrder();
  const box = useRef<HTMLElement>(null);
  const tracked = useTrackedPart<HTMLTableElement>(() => ({
    kind: "list",
    ...list,
    products: rows.map(({ sku, href }) => ({ sku, path: href })),
  }));
  const figures = columns.filter(({ kind }) => kind === "figure");
  const titles = figures.map(({ title }) => title);
  const [chosen, setChosen] = useChosenColumns(titles);
  const fitting = useFittingColumns(box, titles.join(), chosen === null);
  const looks = figures.map((column, at) => toLook(column, rows, at));
  const isShown = (title: string, at: number) =>
    chosen ? chosen.includes(title) : at < (fitting?.most ?? titles.length);
  const shown = titles.flatMap((title, at) => (isShown(title, at) ? [at] : []));
  const ends = listColumnEnds(titles, rows);
  const decimals = titles.map((_, at) => listMissingDecimals(rows, at, translate.locale));
  return (
    <div className={`${offers.order} ${attributes.frame} ${phone.frame}`} id="order" {...handlers}>
      {ordered ? <OrderNotice notice={ordered.notice} /> : null}
      <div className={attributes.head}>
        {chooser ? (
          <ColumnChooser
            view={chooser}
            columns={figures}
            chosen={chosen}
            fitting={fitting?.inView ?? null}
            onChoose={setChosen}
          />
        ) : null}
        <Legend table={table} inView={chosen ? shown : shown.slice(0, fitting?.inView)} />
      </div>
      <section
        ref={box}
        className={`${wide.scroll} ${attributes.scroll} ${chosen ? attributes.chosen : phone.list}`}
        aria-label={caption}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
        tabIndex={0}
      >
        <table className={`${wide.table} ${styles.table}`} ref={tracked}>
          <caption className="visually-hidden">{caption}</caption>
          <Head
            columns={columns.filter(
              (column) => column.kind !== "figure" || shown.includes(figures.indexOf(column)),
            )}
            looks={new Map(figures.map((column, at) => [column, { look: looks[at], end: ends[at] }]))}
            struck={table.struck}
          />
          {groupRows(rows).map((group) => (
            <TableGroup
              key={group[0]?.href}
              group={group}
              figures={figures}
              shown={shown}
              looks={looks}
              ends={ends}
              decimals={decimals}
              table={table}
              ordered={ordered}
            />
          ))}
        </table>
      </section>
      {order ? <OrderBar order={order} filled={filled} /> : null}
    </div>
  );
}

/** Rows whose number in a column has fewer decimals than others, with how many are missing. */
function listMissingDecimals(
  rows: readonly RowView[],
  at: number,
  locale: string,
): ReadonlyMap<RowView, number> {
  const separator = formatNumber(0.5, locale, 1).charAt(1);
  const missing = countMissingDecimals(
    rows.map(({ cells }) => cells[at] ?? missingValue),
    separator,
  );
  return new Map(rows.flatMap((row, index) => (missing[index] ? [[row, missing[index]] as const] : [])));
}

type LegendProps = {
  readonly table: Pick<TableView, "rows" | "unusual">;
  /** Indexes of the attributes in view. */
  readonly inView: readonly number[];
};

/** What the marks of cells in view mean. */
function Legend({ table: { rows, unusual }, inView }: LegendProps) {
  return rows.some((row) => row.unusual.some((at) => inView.includes(at))) ? (
    <p className={attributes.legend}>{unusual}</p>
  ) : null;
}

/** Each row with a type begins a group. */
function groupRows(rows: readonly RowView[]): readonly (readonly RowView[])[] {
  const starts = rows.flatMap(({ type }, at) => (type !== undefined || at === 0 ? [at] : []));
  return starts.map((start, group) => rows.slice(start, starts[group + 1]));
}

/** Words begin at the left, numbers end at the right. */
function toLook({ isSame }: ColumnView, rows: readonly RowView[], at: number): string {
  const isWords = rows.every(({ cells }) => !/\d/.test(cells[at] ?? ""));
  return `${attributes.figure} ${isWords ? attributes.words : ""} ${isSame ? attributes.same : ""}`;
}

type HeadProps = Pick<TableView, "columns"> & {
  /** Classes of the attributes' columns, and where they end. */
  readonly looks: ReadonlyMap<
    ColumnView,
    { readonly look: string | undefined; readonly end: number | undefined }
  >;
  /** What struck prices are; null: no row has one. */
  readonly struck: string | null;
};

function Head({ columns, looks, struck }: HeadProps) {
  const offer = columns.filter(({ kind }) => kind === "price" || kind === "stock");
  return (
    <thead>
      <tr>
        {columns
          .filter((column) => !offer.includes(column))
          .map((column) => (
            <th
              key={column.kind + column.title}
              scope="col"
              data-end={looks.get(column)?.end}
              className={looks.get(column)?.look ?? styles.product}
              aria-sort={column.sorted ?? undefined}
            >
              <Title column={column} />
            </th>
          ))}
        <th
          scope="col"
          className={`${offers.offer} ${phone.offer}`}
          aria-sort={offer[0]?.sorted ?? undefined}
        >
          <div>
            {offer.map((column) => (
              <span key={column.kind} className={offers.title}>
                <Title column={column} />
                {column.kind === "price" && struck ? (
                  <small>
                    <ModelText text={struck} />
                  </small>
                ) : null}
              </span>
            ))}
          </div>
        </th>
      </tr>
    </thead>
  );
}

/** A column's name with its unit; a link that sorts by it where that is possible. */
function Title({ column: { title, unit, href } }: { readonly column: ColumnView }) {
  const text = (
    <>
      {title}
      {unit === null ? null : <small>{unit}</small>}
    </>
  );
  return href === null ? (
    <span>{text}</span>
  ) : (
    <Link href={href} keepsScroll>
      {text}
    </Link>
  );
}
