import { Suspense, use } from "react";
import { useTranslate } from "../../i18n/translate-context";
import { usePathPrefix } from "../../i18n/use-path-prefix";
import type { ProductView } from "../model/product-view";
import { ratingLevels } from "../model/review";
import type { ReviewView } from "../model/review-view";
import { KeptMarkup } from "./kept-markup";
import styles from "./product-reviews.module.css";
import { RatingSummary } from "./rating-summary";
import { ReviewList } from "./review-list";
import { Section } from "./section";

type Props = { readonly product: Pick<ProductView, "sku" | "rating" | "reviews"> };

/** The summary stands in the shell; the reviews stream after it, and stand on a page of their own without scripts. */
export function ProductReviews({ product: { sku, rating, reviews } }: Props) {
  const translate = useTranslate();
  const prefix = usePathPrefix();
  const page = `${prefix}/product-reviews/${sku.toLowerCase()}`;
  const all = (
    <a className={styles.all} href={page}>
      {translate("catalogue.reviews.all")}
    </a>
  );
  return (
    <Section title={translate("catalogue.reviews.title")} id="rating-reviews">
      {rating ? (
        <>
          <KeptMarkup name="rating" part={Summary} shows={{ rating, page }} />
          <Suspense
            fallback={
              <>
                <p className={`${styles.waiting} only-with-script`}>{translate("frame.loading")}</p>
                <noscript>{all}</noscript>
              </>
            }
          >
            <Streamed reviews={reviews} />
          </Suspense>
          {rating.count > 10 ? all : null}
        </>
      ) : (
        <p>{translate("catalogue.reviews.none")}</p>
      )}
      <p className={styles.note}>{translate("catalogue.reviews.verified")}</p>
      <a className={styles.all} href={`${prefix}/write-review/${sku.toLowerCase()}`} rel="nofollow">
        {translate("catalogue.reviews.write")}
      </a>
    </Section>
  );
}

type Rated = { readonly rating: NonNullable<ProductView["rating"]>; readonly page: string };

/** Each level leads to its reviews on their page. */
function Summary({ rating, page }: Rated) {
  const levels = ratingLevels.map((stars, index) => ({
    stars,
    count: rating.distribution[index] ?? 0,
    href: `${page}?rating=${stars}`,
    isChosen: false,
  }));
  return <RatingSummary rating={rating} levels={levels} />;
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
