import { Breadcrumb } from "../../design/breadcrumb";
import { Link } from "../../design/link";
import { useTranslate } from "../../i18n/translate-context";
import type { HeadView } from "../model/listing-view";
import styles from "./listing-head.module.css";

/** Breadcrumb, heading, number of products and subcategories. */
export function ListingHead({ head }: { readonly head: HeadView }) {
  const translate = useTranslate();
  const { crumbs, here, heading, intro, grades, logo, count, picture, spelling, below } = head;
  return (
    <>
      <Breadcrumb label={translate("catalogue.breadcrumb")} crumbs={crumbs} here={here} />
      <div className={`${styles.title} ${logo ? styles.branded : ""}`}>
        {picture ? (
          <img className={styles.picture} src={picture} width="56" height="56" alt="" loading="lazy" />
        ) : null}
        {logo ? <img className={styles.logo} src={logo} width="180" height="60" alt="" /> : null}
        <h1>{heading}</h1>
        {count ? <span>{count}</span> : null}
        {intro ? <p className={styles.intro}>{intro}</p> : null}
      </div>
      {grades ? (
        <dl className={styles.grades}>
          {grades.map(({ grade, meaning }) => (
            <div key={grade}>
              <dt>{grade}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {spelling ? (
        <p className={styles.spelling}>
          {`${translate("catalogue.search.spelling")} `}
          <Link href={spelling.href}>{spelling.text}</Link>
        </p>
      ) : null}
      {below.length > 0 ? (
        <ul className={styles.below} aria-label={translate("catalogue.listing.below")}>
          {below.map(({ text, href }) => (
            <li key={href}>
              <Link href={href}>{text}</Link>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
