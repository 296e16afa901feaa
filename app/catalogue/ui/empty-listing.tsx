import { LinkButton } from "../../design/button";
import { Link } from "../../design/link";
import { useTranslate } from "../../i18n/translate-context";
import type { EmptyView } from "../model/listing-view";
import styles from "./empty-listing.module.css";

/** The message of a listing without products, with alternatives. */
export function EmptyListing({ empty }: { readonly empty: EmptyView }) {
  const translate = useTranslate();
  const { title, text, alternatives, departments } = empty;
  return (
    <div className={styles.empty}>
      <h2>{title}</h2>
      <p>{text}</p>
      <div className={styles.ways}>
        {alternatives.map((alternative, at) => (
          <LinkButton key={alternative.href} look={at === 0 ? "primary" : "ghost"} href={alternative.href}>
            {alternative.text}
          </LinkButton>
        ))}
      </div>
      {departments.length > 0 ? (
        <>
          <h3>{translate("catalogue.home.departments")}</h3>
          <ul className={styles.departments}>
            {departments.map((department) => (
              <li key={department.href}>
                <Link href={department.href}>
                  <img src={department.picture} width="96" height="96" alt="" loading="lazy" />
                  {department.text}
                </Link>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  );
}
