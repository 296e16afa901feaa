import { Breadcrumb } from "../../design/breadcrumb";
import { ModelText } from "../../design/model-text";
import { Stars } from "../../design/stars";
import { useTranslate } from "../../i18n/translate-context";
import { toPairs, unpackTexts } from "../model/packed-texts";
import type { SummaryView } from "../model/product-view";
import styles from "./product-heading.module.css";

type TrailProps = { readonly crumbs: string; readonly here: string };

/** The way from the start page to a product. */
export function ProductTrail({ crumbs, here }: TrailProps) {
  const links = toPairs(unpackTexts(crumbs));
  return <Breadcrumb label={useTranslate()("catalogue.breadcrumb")} crumbs={links} here={here} />;
}

/** Brand, name, rating and number: what stands above the price. */
export function ProductSummary({ brand, name, rating, productNumber, model }: SummaryView) {
  const translate = useTranslate();
  return (
    <>
      <p className={styles.brand}>{brand}</p>
      <h1>
        <ModelText text={name} />
      </h1>
      <p className={styles.meta}>
        {rating ? (
          <a href="#rating-reviews">
            <Stars
              average={rating.stars}
              label={translate("catalogue.reviews.average", { average: rating.average })}
            />{" "}
            <b>{rating.average}</b> · {translate.plural("catalogue.reviews.count", rating.count)}
          </a>
        ) : null}
        <span>
          {translate("catalogue.product.number")} <b>{productNumber}</b>
        </span>
        {model ? (
          <span className={styles.model}>
            {translate("catalogue.product.model")} <b>{model}</b>
          </span>
        ) : null}
      </p>
    </>
  );
}

/** The few figures that decide. */
export function KeyFigures({ figures }: Pick<SummaryView, "figures">) {
  const shown = toPairs(unpackTexts(figures));
  if (shown.length === 0) return null;
  return (
    <dl className={styles.key}>
      {shown.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
