import { Stars } from "../../design/stars";
import { useTranslate } from "../../i18n/translate-context";
import type { ReviewView } from "../model/review-view";
import styles from "./review-list.module.css";

export function ReviewList({ reviews }: { readonly reviews: readonly ReviewView[] }) {
  const translate = useTranslate();
  return (
    <ul className={styles.list}>
      {reviews.map(({ id, title, text, author, rating, date, language }) => (
        <li key={id}>
          <p className={styles.head}>
            <Stars average={rating} label={translate("catalogue.reviews.average", { average: rating })} />
            <span>
              {author ? `${author} · ` : ""}
              {date}
            </span>
          </p>
          <div lang={language ?? undefined}>
            {title ? <h3>{title}</h3> : null}
            {text ? <p>{text}</p> : null}
          </div>
        </li>
      ))}
    </ul>
  );
}
