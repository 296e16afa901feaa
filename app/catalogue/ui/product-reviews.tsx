import { Suspense, use } from "react";
import { useTranslate } from "../../i18n/translate-context";
import { usePathPrefix } from "../../i18n/use-path-prefix";
import type { ProductView, RatingView } from "../model/product-view";
import type { ReviewView } from "../model/review-view";
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
          <Summary rating={product.rating} />
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

function Streamed({ reviews }: { readonly reviews: Promise<readonly ReviewView[] | null> }) {
  const translate = useTranslate();
  const shown = use(reviews);
  return shown === null ? (
    <p>{translate("catalogue.reviews.unavailable")}</p>
  ) : (
    <ReviewList reviews={shown} />
  );
}

function Summary({ rating }: { readonly rating: RatingView }) {
  const translate = useTranslate();
  return (
    <div className={styles.summary}>
      <p className={styles.average}>
        <b>{rating.average}</b>
        <span>{translate.plural("catalogue.reviews.count", rating.count)}</span>
      </p>
      <dl className={styles.bars}>
        {rating.distribution.map((count, index) => (
          <div key={5 - index}>
            <dt>{5 - index} ★</dt>
            <dd>
              <meter
                min={0}
                max={rating.count}
                value={count}
                aria-label={translate("catalogue.reviews.withStars", { stars: 5 - index })}
              />
            </dd>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
