import { Facts } from "../../design/facts";
import { Link } from "../../design/link";
import type { InvoiceView } from "../model/invoice-view";
import styles from "./invoice-page.module.css";

/** A printable invoice: links are not printed. */
export function InvoicePage({ view }: { readonly view: InvoiceView }) {
  const { title, seller, facts, addresses, columns, rows, sums, total, notes, print: word, links } = view;
  return (
    <article className={styles.page}>
      <div className={styles.ways}>
        {links.map(({ text, href }) => (
          <Link key={href} className={styles.plain} href={href}>
            {text}
          </Link>
        ))}
        <span className="only-with-script">
          <button type="button" className={styles.plain} onClick={() => print()}>
            {word}
          </button>
        </span>
      </div>
      <header className={styles.head}>
        <h1>{title}</h1>
        <address>
          {seller.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      </header>
      <Facts facts={facts} />
      <div className={styles.addresses}>
        {addresses.map(({ title: heading, lines }) => (
          <section key={heading}>
            <h2>{heading}</h2>
            <address>
              {lines.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
          </section>
        ))}
      </div>
      <Lines columns={columns} rows={rows} />
      <dl className={styles.sums}>
        {[...sums, total].map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </article>
  );
}

function Lines({ columns: [article, quantity, price, amount], rows }: Pick<InvoiceView, "columns" | "rows">) {
  return (
    <table className={styles.lines}>
      <thead>
        <tr>
          <th scope="col">{article}</th>
          <th scope="col">{quantity}</th>
          <th scope="col">{price}</th>
          <th scope="col">{amount}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <td>
              {row.article}
              {row.details.map((detail) => (
                <small key={detail}>{detail}</small>
              ))}
            </td>
            <td data-label={quantity}>{row.quantity}</td>
            <td data-label={price}>{row.price}</td>
            <td data-label={amount}>{row.amount}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
