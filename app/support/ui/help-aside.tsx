import { Link } from "../../design/link";
import type { HelpView } from "../model/help-view";
import styles from "./help-aside.module.css";

const noBreakSpace = "\u00a0";

/** Phone with hours, mailbox and answering pages, next to a form, a list or a text. */
export function HelpAside({ help }: { readonly help: HelpView }) {
  const { title, phone, mail, contact, orders, pagesTitle } = help;
  const pages = [...orders, ...help.pages];
  return (
    <aside className={styles.help} aria-labelledby="help-title">
      <h2 id="help-title">{title}</h2>
      {phone ? (
        <>
          <a className={styles.phone} href={`tel:${phone.number.replaceAll(" ", "")}`}>
            {phone.number.replaceAll(" ", noBreakSpace)}
          </a>
          <dl>
            {phone.hours.map(({ days, hours }) => (
              <div key={days}>
                <dt>{days}</dt>
                <dd>{hours}</dd>
              </div>
            ))}
          </dl>
        </>
      ) : null}
      <ul>
        <li>
          <a href={`mailto:${mail}`}>{mail}</a>
        </li>
        {contact ? (
          <li>
            <Link href={contact.href}>{contact.text}</Link>
          </li>
        ) : null}
      </ul>
      {pages.length > 0 ? (
        <>
          <h3>{pagesTitle}</h3>
          <ul>
            {pages.map(({ text, href }) => (
              <li key={href}>
                <Link href={href}>{text}</Link>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </aside>
  );
}
