import { Breadcrumb } from "../../design/breadcrumb";
import { useTranslate } from "../../i18n/translate-context";
import type { HeadView } from "../model/listing-parts";
import styles from "./listing-head.module.css";

/** Where the listing is, what it is called and how much it holds. */
export function ListingHead({ head }: { readonly head: HeadView }) {
  const translate = useTranslate();
  const { crumbs, heading, count, picture, spelling, below } = head;
  return (
    <>
      <Breadcrumb label={translate("catalogue.breadcrumb")} crumbs={crumbs} here={heading} />
      <div className={styles.title}>
        {picture ? <img className={styles.picture} src={picture} width="72" height="72" alt="" /> : null}
        <h1>{heading}</h1>
        {count ? <span>{count}</span> : null}
      </div>
      {spelling ? (
        <p className={styles.spelling}>
          {translate("listing.spelling")} <a href={spelling[1]}>{spelling[0]}</a>
        </p>
      ) : null}
      {below.length > 0 ? (
        <ul className={styles.below} aria-label={translate("catalogue.listing.below")}>
          {below.map(([name, href]) => (
            <li key={href}>
              <a href={href}>{name}</a>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
