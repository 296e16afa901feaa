import { Suspense, use } from "react";
import { useTranslate } from "../../i18n/translate-context";
import { usePathPrefix } from "../../i18n/use-path-prefix";
import type { ProductView, RatingView } from "../model/product-view";
import type { ReviewView } from "../model/review-view";
import { KeptMarkup } from "./kept-markup";
import styles from "./product-reviews.module.css";
import { ReviewList } from "./review-list";
import { Section } from "./section";

/** The summary stands in the shell; the reviews stream after it, and stand on a page of their own without scripts. */
export function ProductReviews({ product }: { readonly product: ProductView }) {
  const translate = useTranslate();
  const prefix = usePathPrefix();
  return (
    <Section title={translate("catalogue.reviews.title")} id="rating-reviews">
      {product.rating ? (
        <>
          <KeptMarkup name="rating" className={styles.summary} part={Summary} shows={product.rating} />
          <Suspense
            fallback={
              <>
                <p className={`${styles.waiting} only-with-script`}>{translate("frame.loading")}</p>
                <noscript>
                  <a className={styles.all} href={`${prefix}/product-reviews/${product.sku}`}>
                    {translate("catalogue.reviews.all")}
                  </a>
                </noscript>
              </>
            }
          >
            <Streamed reviews={product.reviews} />
          </Suspense>
          {product.rating.count > 10 ? (
            <a className={styles.all} href={`${prefix}/product-reviews/${product.sku}`}>
              {translate("catalogue.reviews.all")}
            </a>
          ) : null}
        </>
      ) : (
        <p>{translate("catalogue.reviews.none")}</p>
      )}
      <p className={styles.note}>{translate("catalogue.reviews.verified")}</p>
    </Section>
  );
}

function Streamed({ reviews }: Pick<ProductView, "reviews">) {
  const translate = useTranslate();
  const shown: readonly ReviewView[] | null = reviews instanceof Promise ? use(reviews) : reviews;
  return shown === null ? (
    <p>{translate("catalogue.reviews.unavailable")}</p>
  ) : (
    <KeptMarkup name="reviews" part={ReviewList} shows={{ reviews: shown }} />
  );
}

function Summary({ average, count, distribution }: RatingView) {
  const translate = useTranslate();
  return (
    <>
      <p className={styles.average}>
        <b>{average}</b>
        <span>{translate.plural("catalogue.reviews.count", count)}</span>
      </p>
      <dl className={styles.bars}>
        {distribution.map((reviews, index) => (
          <div key={5 - index}>
            <dt>{`${5 - index} ★`}</dt>
            <dd>
              <meter
                min={0}
                max={count}
                value={reviews}
                aria-label={translate("catalogue.reviews.withStars", { stars: 5 - index })}
              />
            </dd>
            <dd>{reviews}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
