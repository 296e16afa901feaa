import { toPageHref } from "../../content/model/page-href";
import { Stars } from "../../design/stars";
import { useTranslate } from "../../i18n/translate-context";
import { usePathPrefix } from "../../i18n/use-path-prefix";
import type { RatingView } from "../model/product-view";
import styles from "./product-trust.module.css";

/** What makes the shop trustworthy, each with its page (DECISIONS, "New trust features"). */
export function ProductTrust({ rating }: { readonly rating: RatingView | null }) {
  const translate = useTranslate();
  const prefix = usePathPrefix();
  return (
    <ul className={styles.strip} aria-label={translate("product.trust.label")}>
      {rating ? (
        <li>
          <a href="#rating-reviews">
            <Stars
              average={rating.stars}
              label={translate("catalogue.reviews.average", { average: rating.average })}
            />
            {translate.plural("catalogue.reviews.count", rating.count)}
          </a>
        </li>
      ) : null}
      <li>
        <a href={toPageHref("return-policy", prefix, translate.locale)}>
          {translate("catalogue.product.returns")}
        </a>
      </li>
      <li>
        <a href="#legal-guarantee">{translate("catalogue.guarantee.title")}</a>
      </li>
      <li>
        <a href={toPageHref("payment", prefix, translate.locale)}>{translate("product.trust.payment")}</a>
      </li>
    </ul>
  );
}
