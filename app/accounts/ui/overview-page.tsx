import { LinkButton } from "../../design/button";
import { Facts } from "../../design/facts";
import { Link } from "../../design/link";
import type { OverviewView } from "../model/overview-view";
import { AccountSection } from "./account-page";
import styles from "./overview-page.module.css";
import { StateMark } from "./state-mark";

/** The account at a glance: last order, addresses, personal data, card. */
export function OverviewPage({ order, addresses, details, card }: OverviewView) {
  return (
    <div className={styles.boxes}>
      <LastOrder {...order} />
      <div className={styles.wide}>
        <AccountSection title={addresses.title}>
          <div className={styles.pair}>
            {addresses.books.map(({ title, lines, none, link }) => (
              <div key={link.href} className={styles.stack}>
                <h3>{title}</h3>
                {lines.length > 0 ? <Lines lines={lines} /> : <p>{none}</p>}
                <Link href={link.href}>{link.text}</Link>
              </div>
            ))}
          </div>
        </AccountSection>
      </div>
      <AccountSection title={details.title}>
        <Lines lines={details.lines} />
        <p>
          {details.email.text} <StateMark isGood={details.email.isVerified}>{details.email.state}</StateMark>
        </p>
        <Link href={details.link.href}>{details.link.text}</Link>
      </AccountSection>
      <AccountSection title={card.title}>
        {card.text ? <p>{card.text}</p> : null}
        <Facts facts={card.facts} look="figures" />
        <Link href={card.link.href}>{card.link.text}</Link>
      </AccountSection>
    </div>
  );
}

function LastOrder({ title, last, text, link }: OverviewView["order"]) {
  return (
    <div className={styles.wide}>
      <AccountSection title={title}>
        {text ? <p>{text}</p> : null}
        {last ? (
          <div className={styles.order}>
            <div className={styles.stack}>
              <p>
                <strong>{last.placed}</strong>
              </p>
              <p>
                {last.state} · <strong>{last.total}</strong>
              </p>
              <ul className={styles.articles}>
                {last.articles.map((name) => (
                  <li key={name}>{name}</li>
                ))}
              </ul>
            </div>
            <LinkButton href={last.link.href} look="primary">
              {last.link.text}
            </LinkButton>
          </div>
        ) : null}
        <Link href={link.href}>{link.text}</Link>
      </AccountSection>
    </div>
  );
}

function Lines({ lines }: { readonly lines: readonly string[] }) {
  return (
    <p>
      {lines.map((line) => (
        <span key={line} className={styles.line}>
          {line}
        </span>
      ))}
    </p>
  );
}
