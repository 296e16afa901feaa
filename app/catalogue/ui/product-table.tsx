import { Link } from "../../design/link";
import wide from "../../design/wide-table.module.css";
import { useTranslate } from "../../i18n/translate-context";
import type { ColumnView, RowView, TableView } from "../model/listing-view";
import { addFormId } from "./add-to-cart-form";
import { toName } from "./product-card";
import actions from "./product-card-actions.module.css";
import styles from "./product-table.module.css";

/**
 * A listing as a table of attributes. Product, price, delivery and button are always in view; attributes that have no
 * room fold away, the last ones first, until the visitor asks for all columns.
 */
export function ProductTable({ table }: { readonly table: TableView }) {
  const { caption, allColumns, columns, rows, hasQuickAdd } = table;
  const offer = columns.filter(({ kind }) => kind === "price" || kind === "stock");
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
    <section className={`${wide.scroll} ${styles.scroll}`} aria-label={caption} tabIndex={0}>
      <label className={styles.all}>
        <input type="checkbox" /> {allColumns}
      </label>
      <table className={`${wide.table} ${styles.table}`}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns
              .filter((column) => !offer.includes(column))
              .map((column) => (
                <th
                  key={column.kind + column.title}
                  scope="col"
                  className={styles[column.kind]}
                  aria-sort={column.sorted ?? undefined}
                >
                  <Title column={column} />
                </th>
              ))}
            <th scope="col" className={styles.offer} aria-sort={offer[0]?.sorted ?? undefined}>
              <div>
                {offer.map((column) => (
                  <Title key={column.kind} column={column} />
                ))}
              </div>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.href} row={row} hasQuickAdd={hasQuickAdd} />
          ))}
        </tbody>
      </table>
    </section>
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

function Row({ row, hasQuickAdd }: { readonly row: RowView; readonly hasQuickAdd: boolean }) {
  const translate = useTranslate();
  const { sku, href, picture, name, brand, number, cells, price, unitPrice, before, delivery } = row;
  return (
    <tr data-sku={sku}>
      <th scope="row" className={styles.product}>
        <img src={picture} width="48" height="48" alt="" loading="lazy" />
        <Link href={href}>{toName(name)}</Link>
        <small>
          {brand} · {number}
        </small>
      </th>
      {cells.map((cell, at) => (
        <td key={at} className={styles.figure}>
          {cell}
        </td>
      ))}
      <td className={styles.offer}>
        <div>
          <span className={styles.price}>
            <b>{price}</b>
            {unitPrice === null ? null : <small>{unitPrice}</small>}
            {before === null ? null : (
              <small>
                {translate("catalogue.price.lowest")} <s>{before}</s>
              </small>
            )}
          </span>
          <span className={delivery === null ? styles.none : styles.stock}>
            {delivery ?? translate("catalogue.stock.none")}
          </span>
          {hasQuickAdd && delivery !== null ? (
            <button className={actions.add} type="submit" form={addFormId} name="sku" value={sku}>
              {translate("catalogue.card.add")}
              <span className="visually-hidden"> {name}</span>
            </button>
          ) : null}
        </div>
      </td>
    </tr>
  );
}
