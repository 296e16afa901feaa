import { Breadcrumb } from "../../design/breadcrumb";
import { LinkButton } from "../../design/button";
import { Link } from "../../design/link";
import { ModelText } from "../../design/model-text";
import { useTranslate } from "../../i18n/translate-context";
import type { ReviewPageView } from "../model/review-page-view";
import { Pagination } from "./pagination";
import { RatingSummary } from "./rating-summary";
import { ReviewList } from "./review-list";
import styles from "./reviews-page.module.css";

/** All reviews of a product: levels and orders are links, so the page works without scripts. */
export function ReviewsPage({ page }: { readonly page: ReviewPageView }) {
  const translate = useTranslate();
  const title = translate("catalogue.reviews.title");
  return (
    <div className={styles.page}>
      <Breadcrumb label={translate("catalogue.breadcrumb")} crumbs={page.crumbs} here={title} />
      <h1 id="rating-reviews">
        <ModelText text={translate("reviews.of", { name: page.name })} />
      </h1>
      <div className={styles.columns}>
        <div>
          {page.rating ? <RatingSummary rating={page.rating} levels={page.levels} /> : null}
          <p className={styles.note}>{translate("catalogue.reviews.verified")}</p>
          <LinkButton href={page.writeHref}>{translate("catalogue.reviews.write")}</LinkButton>
        </div>
        <Listed page={page} />
      </div>
    </div>
  );
}

function Listed({ page }: { readonly page: ReviewPageView }) {
  const translate = useTranslate();
  return (
    <div>
      <div className={styles.tools}>
        <p role="status">
          {page.chosen === null
            ? translate.plural("catalogue.reviews.count", page.total)
            : `${translate("catalogue.reviews.withStars", { stars: page.chosen })}: ${page.total}`}
          {page.chosen === null ? null : <Link href={page.allHref}>{translate("reviews.showAll")}</Link>}
        </p>
        <nav aria-label={translate("reviews.sort.label")}>
          {page.sorts.map(({ sort, href, isChosen }) => (
            <Link key={sort} href={href} aria-current={isChosen ? "true" : undefined}>
              {translate(`reviews.sort.${sort}`)}
            </Link>
          ))}
        </nav>
      </div>
      <h2 className="visually-hidden">{translate("catalogue.reviews.title")}</h2>
      {page.reviews.length > 0 ? (
        <ReviewList reviews={page.reviews} />
      ) : (
        <p className={styles.none}>{translate("catalogue.reviews.none")}</p>
      )}
      <Pagination listing={page} />
    </div>
  );
}
