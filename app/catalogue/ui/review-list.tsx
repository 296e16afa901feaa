import { Stars } from "../../design/stars";
import { useTranslate } from "../../i18n/translate-context";
import type { ReviewView } from "../model/review-view";
import styles from "./review-list.module.css";

/** The best-rated reviews of a product, below the name of their order. */
export function BestReviews({ reviews }: { readonly reviews: readonly ReviewView[] }) {
  const translate = useTranslate();
  return (
    <>
      {reviews.length > 1 ? <p className={styles.order}>{translate("reviews.sort.rating")}</p> : null}
      <ReviewList reviews={reviews} />
    </>
  );
}

/** Reviews in the shop's language if translated; the original is one click away. Some have only stars. */
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
  const { rating, author, date, source, foreign, language, original, title, text } = review;
  return (
    <article data-shopper-text="">
      <p className={styles.head}>
        <Stars average={rating} label={translate("catalogue.reviews.average", { average: rating })} />
        <span>{[author, date, source, foreign].filter(Boolean).join(" · ")}</span>
      </p>
      {title || text ? <Texts {...review} lang={language} /> : null}
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
