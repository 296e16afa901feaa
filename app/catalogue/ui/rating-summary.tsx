import { Link } from "../../design/link";
import { Stars } from "../../design/stars";
import { useTranslate } from "../../i18n/translate-context";
import type { RatingView } from "../model/product-view";
import type { RatingLevelView } from "../model/review-view";
import styles from "./rating-summary.module.css";

type Props = { readonly rating: RatingView; readonly levels: readonly RatingLevelView[] };

/** The average and the number of reviews per star level: each level links to its reviews. */
export function RatingSummary({ rating: { average, stars, count }, levels }: Props) {
  const translate = useTranslate();
  return (
    <div className={styles.summary}>
      <p className={styles.average}>
        <b>{average}</b>
        <Stars average={stars} label={translate("catalogue.reviews.average", { average })} />
        <span>{translate.plural("catalogue.reviews.count", count)}</span>
      </p>
      <ul className={styles.levels}>
        {levels.map((level) => (
          <li key={level.stars}>
            <Level level={level} of={count} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Level({ level, of }: { readonly level: RatingLevelView; readonly of: number }) {
  const translate = useTranslate();
  const { stars, count, href, isChosen } = level;
  const label = `${translate("catalogue.reviews.withStars", { stars })}: ${count}`;
  const row = (
    <>
      <span className="visually-hidden">{label}</span>
      <span aria-hidden="true">{stars} ★</span>
      <svg viewBox={`0 0 ${of} 1`} preserveAspectRatio="none" aria-hidden="true">
        <rect width={count} height="1" />
      </svg>
      <span aria-hidden="true">{count}</span>
    </>
  );
  return count === 0 ? (
    <span className={styles.level}>{row}</span>
  ) : (
    <Link className={styles.level} href={href} aria-current={isChosen ? "true" : undefined}>
      {row}
    </Link>
  );
}
