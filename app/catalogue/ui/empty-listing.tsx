import { LinkButton } from "../../design/button";
import { useTranslate } from "../../i18n/translate-context";
import type { EmptyView } from "../model/listing-parts";
import styles from "./empty-listing.module.css";

/** Nothing to show: says what was asked or what is wrong, and offers ways on. */
export function EmptyListing({ empty }: { readonly empty: EmptyView }) {
  const translate = useTranslate();
  const { title, text, ways, departments } = empty;
  return (
    <div className={styles.empty}>
      <h2>{title}</h2>
      <p>{text}</p>
      <div className={styles.ways}>
        {ways.map(([name, href], at) => (
          <LinkButton key={href} look={at === 0 ? "primary" : "ghost"} href={href}>
            {name}
          </LinkButton>
        ))}
      </div>
      {departments.length > 0 ? (
        <>
          <h3>{translate("catalogue.home.departments")}</h3>
          <ul className={styles.departments}>
            {departments.map(([name, href, picture]) => (
              <li key={href}>
                <a href={href}>
                  <img src={picture} width="96" height="96" alt="" loading="lazy" />
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  );
}
