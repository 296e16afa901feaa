import { AccountPage } from "../../accounts/ui/account-page";
import { Form } from "../../design/form";
import { Link } from "../../design/link";
import type { OrderHistoryView, OrderRowView } from "../model/order-history-view";
import styles from "./order-history-page.module.css";
import { StateList } from "./state-list";

/** All orders of a customer, ten a page; search, sort and pages are plain links and forms. */
export function OrderHistoryPage({ view }: { readonly view: OrderHistoryView }) {
  const { title, frame, count, rows, message, pages } = view;
  return (
    <AccountPage {...frame} title={title}>
      <SearchForm view={view} />
      {count ? (
        <p role="status" className={styles.count}>
          {count}
        </p>
      ) : null}
      <ul className={styles.orders}>
        {rows.map((row) => (
          <OrderRow key={row.number} row={row} />
        ))}
      </ul>
      {message ? (
        <section className={styles.message} role="status">
          <h2>{message.title}</h2>
          {message.text ? <p>{message.text}</p> : null}
          <Link className={styles.plain} href={message.href}>
            {message.action}
          </Link>
        </section>
      ) : null}
      {pages ? (
        <nav aria-label={pages.label} className={styles.pages}>
          <ul>
            {pages.links.map(({ text, label, href }) => (
              <li key={text} aria-current={href === null ? "page" : undefined}>
                {href === null ? (
                  text
                ) : (
                  <Link href={href} aria-label={label}>
                    {text}
                  </Link>
                )}
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
    </AccountPage>
  );
}

function SearchForm({ view: { path, search, sort } }: { readonly view: OrderHistoryView }) {
  return (
    <search>
      <Form action={path} className={styles.search}>
        <label>
          <span>{search.label}</span>
          <input type="search" name="q" defaultValue={search.value} maxLength={80} autoComplete="off" />
        </label>
        <label>
          <span>{sort.label}</span>
          <select name="sort" defaultValue={sort.options.find(({ isChosen }) => isChosen)?.value}>
            {sort.options.map(({ value, text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" className={styles.plain}>
          {search.button}
        </button>
        {search.clear ? (
          <Link href={path} className={styles.clear}>
            {search.clear}
          </Link>
        ) : null}
      </Form>
    </search>
  );
}

function OrderRow({ row }: { readonly row: OrderRowView }) {
  const heading = `order-${row.number}`;
  return (
    <li className={styles.order}>
      <article aria-labelledby={heading}>
        <header className={styles.head}>
          <h2 id={heading}>
            <Link href={row.href}>{row.title}</Link>
          </h2>
          <p>
            {row.date} · {row.pieces}
          </p>
          <strong>{row.total}</strong>
        </header>
        <StateList states={row.states} />
        <ul className={styles.articles}>
          {row.articles.map(({ id, name, picture }) => (
            <li key={id}>
              {picture ? <img src={picture} alt="" width="56" height="56" loading="lazy" /> : <span />}
              <span>{name}</span>
            </li>
          ))}
          {row.more ? <li className={styles.more}>{row.more}</li> : null}
        </ul>
        <Link className={styles.plain} href={row.href} aria-describedby={heading}>
          {row.show}
        </Link>
      </article>
    </li>
  );
}
