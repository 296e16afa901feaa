import { Link } from "../../design/link";
import { useTrackedPart } from "../../design/use-tracked-part";
import wide from "../../design/wide-table.module.css";
import type { TrackedList } from "../../foundation/tracked-part";
import type { ColumnView, RowView, TableView } from "../model/listing-view";
import type { TableOrderView } from "../model/table-order";
import { toName } from "./product-card";
import styles from "./product-table.module.css";
import { TableOffer } from "./table-offer";
import offers from "./table-offer.module.css";
import { OrderBar, OrderNotice, useTableOrder } from "./table-order";

type Props = {
  readonly table: TableView;
  /** The listing as it is tracked. */
  readonly list: Pick<TrackedList, "id" | "name">;
  /** The result of an order from this table that was not executed in full. */
  readonly ordered?: TableOrderView | null;
};

/**
 * A listing as a table of attributes. Product, price, delivery and quantity are always in view; attributes that have
 * no room fold away, the last ones first, until the visitor asks for all columns.
 */
export function ProductTable({ table, list, ordered = null }: Props) {
  const { caption, allColumns, columns, rows, order, unusual } = table;
  const { filled, handlers } = useTableOrder();
  const body = useTrackedPart<HTMLTableSectionElement>(() => ({
    kind: "list",
    ...list,
    products: rows.map(({ sku, href }) => ({ sku, path: href })),
  }));
  const figures = columns.filter(({ kind }) => kind === "figure");
  return (
    <div className={offers.order} id="order" {...handlers}>
      {ordered ? <OrderNotice notice={ordered.notice} /> : null}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard */}
      <section className={`${wide.scroll} ${styles.scroll}`} aria-label={caption} tabIndex={0}>
        <label className={styles.all}>
          <input type="checkbox" /> {allColumns}
        </label>
        <table className={`${wide.table} ${styles.table}`}>
          <caption className="visually-hidden">{caption}</caption>
          <Head columns={columns} />
          <tbody ref={body}>
            {rows.map((row) => (
              <tr key={row.href}>
                <Product row={row} />
                {row.cells.map((cell, at) => (
                  <td key={at} className={toLook(figures[at], row.unusual.includes(at))}>
                    {cell}
                    {row.unusual.includes(at) ? <span className="visually-hidden">, {unusual}</span> : null}
                  </td>
                ))}
                <TableOffer row={row} order={order} filled={ordered?.rows[row.sku]} />
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {order ? <OrderBar order={order} filled={filled} /> : null}
    </div>
  );
}

function toLook(column: ColumnView | undefined, isUnusual: boolean): string {
  const look = isUnusual ? styles.unusual : column?.isSame ? styles.same : "";
  return `${styles.figure} ${look}`;
}

function Head({ columns }: Pick<TableView, "columns">) {
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
              className={column.kind === "figure" ? toLook(column, false) : styles.product}
              aria-sort={column.sorted ?? undefined}
            >
              <Title column={column} />
            </th>
          ))}
        <th scope="col" className={offers.offer} aria-sort={offer[0]?.sorted ?? undefined}>
          <div>
            {offer.map((column) => (
              <Title key={column.kind} column={column} />
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

function Product({ row: { href, picture, name, brand, number } }: { readonly row: RowView }) {
  return (
    <th scope="row" className={styles.product}>
      <img src={picture} width="48" height="48" alt="" loading="lazy" />
      <Link href={href}>{toName(name)}</Link>
      <small>
        {brand} · {number}
      </small>
    </th>
  );
}
