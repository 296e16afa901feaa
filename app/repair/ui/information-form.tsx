import { Facts } from "../../design/facts";
import { Link } from "../../design/link";
import type { InformationFormView } from "../model/repair-view";
import styles from "./repair-page.module.css";

/** The rows of Annex I as a printable page. */
export function InformationForm({
  view: { title, rows, print, back },
}: {
  readonly view: InformationFormView;
}) {
  return (
    <div className={styles.page}>
      <h1>{title}</h1>
      <p className={styles.screen}>{print}</p>
      <Facts facts={rows} look="rows" />
      <p className={styles.screen}>
        <Link href={back.href}>{back.text}</Link>
      </p>
    </div>
  );
}
