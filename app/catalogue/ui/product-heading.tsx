import { Breadcrumb } from "../../design/breadcrumb";
import { Link } from "../../design/link";
import { ModelText } from "../../design/model-text";
import { Stars } from "../../design/stars";
import { useTranslate } from "../../i18n/translate-context";
import type { LinkView } from "../model/link-view";
import type { SummaryView } from "../model/product-view";
import styles from "./product-heading.module.css";

const dash = "\u00a0– ";

type TrailProps = { readonly crumbs: readonly LinkView[]; readonly here: string };

/** The breadcrumb from the start page to a product. */
export function ProductTrail({ crumbs, here }: TrailProps) {
  return <Breadcrumb label={useTranslate()("catalogue.breadcrumb")} crumbs={crumbs} here={here} />;
}

/** Brand, name, product number and rating, above the price. */
export function ProductSummary({ brand, nameParts, rating, productNumber, model, recall }: SummaryView) {
  const translate = useTranslate();
  // The figures, which only phones show here, are the last line: `Mixer RC-PM-5 – B-ware`, then `5 l, 450 W`.
  const parts = nameParts.toSorted((one, other) => Number(one.isShown) - Number(other.isShown));
  return (
    <>
      <p className={styles.brand}>{brand}</p>
      <h1>
        {parts.map(({ text, isShown }) => (
          <span key={text} className={isShown ? styles.shown : undefined}>
            {isShown ? <span className={styles.dash}>{dash}</span> : null}
            <ModelText text={isShown ? text.replace(/^ – /, "") : text} />
          </span>
        ))}
      </h1>
      {recall ? (
        <p className={styles.meta}>
          <strong>
            <Link className={styles.recall} href={recall.href}>
              {recall.text}
            </Link>
          </strong>
        </p>
      ) : null}
      <p className={styles.meta}>
        <span>
          {translate("catalogue.product.number")} <b>{productNumber}</b>
        </span>
        {model ? (
          <span className={styles.model}>
            {translate("catalogue.product.model")} <b>{model}</b>
          </span>
        ) : null}
        {rating ? (
          <a href="#rating-reviews">
            <Stars
              average={rating.stars}
              label={translate("catalogue.reviews.average", { average: rating.average })}
            />{" "}
            <b>{rating.average}</b> · {translate.plural("catalogue.reviews.count", rating.count)}
          </a>
        ) : null}
      </p>
    </>
  );
}

export function KeyAttributes({ keyAttributes }: Pick<SummaryView, "keyAttributes">) {
  if (keyAttributes.length === 0) return null;
  return (
    <dl className={styles.key}>
      {keyAttributes.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
