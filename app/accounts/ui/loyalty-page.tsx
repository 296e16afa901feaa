import { Facts } from "../../design/facts";
import { Link } from "../../design/link";
import { Notice } from "../../design/notice";
import type { DrawnMark } from "../model/drawn-mark";
import type { LoyaltyView, PointsView } from "../model/loyalty-view";
import { AccountSection } from "./account-page";
import styles from "./loyalty-page.module.css";

/** The card for a till's scanner, its data, and the history of its points. */
export function LoyaltyPage(view: LoyaltyView) {
  if (view.kind === "none") {
    return (
      <AccountSection title={view.title}>
        <p>{view.text}</p>
      </AccountSection>
    );
  }
  const { warning, codes, facts, use, history } = view;
  return (
    <>
      {warning ? <Notice kind="warn">{warning}</Notice> : null}
      <div className={styles.top}>
        <Card {...view} />
        {codes ? (
          <div className={styles.square}>
            <Mark {...codes.qr} />
          </div>
        ) : null}
      </div>
      <AccountSection title={use.title}>
        <Facts facts={facts} look="figures" />
        <ul className={styles.steps}>
          {use.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
      </AccountSection>
      <History {...history} />
    </>
  );
}

function Card({ level, number, codes }: Extract<LoyaltyView, { kind: "card" }>) {
  return (
    <div className={styles.card}>
      <p className={styles.brand}>
        <strong>Ironhall</strong> <span>{level}</span>
      </p>
      {codes ? (
        <div className={styles.bars}>
          <Mark {...codes.barcode} />
        </div>
      ) : null}
      <p className={styles.number}>{number}</p>
    </div>
  );
}

/** Dark on white in every colour scheme, because scanners require it. */
function Mark({ width, height, path, name }: DrawnMark & { readonly name: string }) {
  return (
    <svg
      role="img"
      aria-label={name}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}

function History({ title, empty, heads, rows, pages }: PointsView) {
  const [date, reason, points] = heads;
  return (
    <AccountSection title={title} id="points">
      {empty ? <p>{empty}</p> : null}
      {rows.length > 0 ? (
        <table className={styles.history}>
          <thead>
            <tr>
              <th scope="col">{date}</th>
              <th scope="col">{reason}</th>
              <th scope="col">{points}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <tr key={index}>
                <td>{row.date}</td>
                <td>{row.reason}</td>
                <td className={row.isSpent ? styles.spent : styles.earned}>{row.points}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
      {pages ? (
        <nav className={styles.pages} aria-label={title}>
          {pages.newer ? <Link href={`${pages.newer.href}#points`}>{pages.newer.text}</Link> : <span />}
          <span>{pages.text}</span>
          {pages.older ? <Link href={`${pages.older.href}#points`}>{pages.older.text}</Link> : <span />}
        </nav>
      ) : null}
    </AccountSection>
  );
}
