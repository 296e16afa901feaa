import { Link } from "../../design/link";
import wide from "../../design/wide-table.module.css";
import { useTranslate } from "../../i18n/translate-context";
import type { ColumnView, RowView, TableView } from "../model/listing-view";
import { addFormId } from "./add-to-cart-form";
import { toName } from "./product-card";
import actions from "./product-card-actions.module.css";
import styles from "./product-table.module.css";

/** A listing as a table of attributes; the product's column stays in view. */
export function ProductTable({ table }: { readonly table: TableView }) {
  const { caption, columns, rows, hasQuickAdd } = table;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
    <section className={`${wide.scroll} ${styles.scroll}`} aria-label={caption} tabIndex={0}>
      <table className={`${wide.table} ${styles.table}`}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <Head key={column.kind + column.title} column={column} />
            ))}
            {hasQuickAdd ? <td /> : null}
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

function Head({ column: { title, unit, kind, href, sorted } }: { readonly column: ColumnView }) {
  const text = (
    <>
      {title}
      {unit === null ? null : <small>{unit}</small>}
    </>
  );
  return (
    <th scope="col" className={styles[kind]} aria-sort={sorted ?? undefined}>
      {href === null ? (
        <span>{text}</span>
      ) : (
        <Link href={href} keepsScroll>
          {text}
        </Link>
      )}
    </th>
  );
}

function Row({ row, hasQuickAdd }: { readonly row: RowView; readonly hasQuickAdd: boolean }) {
  const translate = useTranslate();
  const { sku, href, picture, name, brand, number, cells, price, unitPrice, before, delivery } = row;
  return (
    <tr data-sku={sku}>
      <th scope="row" className={styles.product}>
        <img src={picture} width="56" height="56" alt="" loading="lazy" />
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
      <td className={styles.price}>
        <b>{price}</b>
        {unitPrice === null ? null : <small>{unitPrice}</small>}
        {before === null ? null : (
          <small>
            {translate("catalogue.price.lowest")} <s>{before}</s>
          </small>
        )}
      </td>
      <td className={delivery === null ? styles.none : styles.stock}>
        {delivery ?? translate("catalogue.stock.none")}
      </td>
      {hasQuickAdd ? (
        <td>
          {delivery === null ? null : (
            <button className={actions.add} type="submit" form={addFormId} name="sku" value={sku}>
              {translate("catalogue.card.add")}
              <span className="visually-hidden"> {name}</span>
            </button>
          )}
        </td>
      ) : null}
    </tr>
  );
}
