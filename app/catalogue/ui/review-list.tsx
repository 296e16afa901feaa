import { Stars } from "../../design/stars";
import { useTranslate } from "../../i18n/translate-context";
import type { ReviewView } from "../model/review-view";
import styles from "./review-list.module.css";

/** Reviews in the shop's language if translated; the original is one click away. */
export function ReviewList({ reviews }: { readonly reviews: readonly ReviewView[] }) {
  return (
    <ul className={styles.list}>
      {reviews.map((review) => (
        <li key={review.id}>
          <ReviewItem review={review} />
        </li>
      ))}
    </ul>
  );
}

function ReviewItem({ review }: { readonly review: ReviewView }) {
  const translate = useTranslate();
  const { rating, author, date, source, foreign, language, original } = review;
  return (
    <article data-shopper-text="">
      <p className={styles.head}>
        <Stars average={rating} label={translate("catalogue.reviews.average", { average: rating })} />
        <span>{[author, date, source, foreign].filter(Boolean).join(" · ")}</span>
      </p>
      <Texts {...review} lang={language} />
      {original ? (
        <details className={styles.original}>
          <summary>
            {translate("catalogue.reviews.translated", { language: original.languageName })}{" "}
            <span>{translate("catalogue.reviews.original")}</span>
          </summary>
          <Texts {...original} lang={original.language} />
        </details>
      ) : null}
    </article>
  );
}

type TextsProps = Pick<ReviewView, "title" | "text" | "answer"> & { readonly lang: string | null };

function Texts({ title, text, answer, lang }: TextsProps) {
  const translate = useTranslate();
  return (
    <div lang={lang ?? undefined}>
      {title ? <h3>{title}</h3> : null}
      {text ? <p className={styles.text}>{text}</p> : null}
      {answer ? (
        <blockquote className={styles.answer}>
          <b lang={translate.locale}>{translate("catalogue.reviews.answer")}</b>
          <p>{answer}</p>
        </blockquote>
      ) : null}
    </div>
  );
}
