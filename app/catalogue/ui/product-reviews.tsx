import { Suspense, use } from "react";
import { Link } from "../../design/link";
import { useTranslate } from "../../i18n/translate-context";
import { usePathPrefix } from "../../i18n/use-path-prefix";
import type { ProductView } from "../model/product-view";
import { reviewPageSize } from "../model/review";
import styles from "./product-reviews.module.css";
import { ratingPart } from "./rating-summary.module.css";
import { reviewsPart } from "./review-list.module.css";
import { Section } from "./section";
import { ServedMarkup } from "./served-markup";

type Props = { readonly product: Pick<ProductView, "sku" | "rating" | "reviews" | "parts"> };

/** The summary is in the shell; the reviews stream after it, and have a separate page without scripts. */
export function ProductReviews({ product: { sku, rating, reviews, parts } }: Props) {
  const translate = useTranslate();
  const prefix = usePathPrefix();
  const page = `${prefix}/product-reviews/${sku.toLowerCase()}`;
  const all = (
    <Link className={styles.all} href={page}>
      {translate("catalogue.reviews.all")}
    </Link>
  );
  return (
    <Section title={translate("catalogue.reviews.title")} id="rating-reviews">
      {rating ? (
        <>
          <ServedMarkup slot="rating" html={parts?.rating ?? null} className={ratingPart} />
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
          {rating.count > reviewPageSize ? all : null}
        </>
      ) : (
        <p>{translate("catalogue.reviews.none")}</p>
      )}
      <p className={styles.note}>{translate("catalogue.reviews.verified")}</p>
      <Link className={styles.all} href={`${prefix}/write-review/${sku.toLowerCase()}`} rel="nofollow">
        {translate("catalogue.reviews.write")}
      </Link>
    </Section>
  );
}

function Streamed({ reviews }: Pick<ProductView, "reviews">) {
  const translate = useTranslate();
  const html = reviews instanceof Promise ? use(reviews) : reviews;
  return html === null ? (
    <p>{translate("catalogue.reviews.unavailable")}</p>
  ) : (
    <ServedMarkup slot="reviews" html={html || null} className={reviewsPart} />
  );
}
