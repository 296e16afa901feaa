import { Breadcrumb } from "../../design/breadcrumb";
import { Stars } from "../../design/stars";
import { useTranslate } from "../../i18n/translate-context";
import type { ProductView } from "../model/product-view";
import { BuyBox } from "./buy-box";
import { Gallery } from "./gallery";
import { ProductFacts } from "./product-facts";
import styles from "./product-page.module.css";
import { ProductReviews } from "./product-reviews";
import { RelatedProducts } from "./related-products";

const keyFigures = 4;

export function ProductPage({ product }: { readonly product: ProductView }) {
  const translate = useTranslate();
  return (
    <>
      <Breadcrumb label={translate("catalogue.breadcrumb")} crumbs={product.crumbs} here={product.name} />
      <div className={styles.top}>
        <Gallery key={product.sku} product={product} />
        <div>
          <p className={styles.brand}>{product.brand}</p>
          <h1>{product.name}</h1>
          <Meta product={product} />
          <KeyFigures figures={product.figures} />
          <BuyBox key={product.sku} product={product} />
        </div>
      </div>
      <ProductFacts product={product} />
      <ProductReviews product={product} />
      <RelatedProducts product={product} />
    </>
  );
}

function Meta({ product: { rating, productNumber, model } }: { readonly product: ProductView }) {
  const translate = useTranslate();
  return (
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
        <span>
          {translate("catalogue.product.model")} <b>{model}</b>
        </span>
      ) : null}
    </p>
  );
}

function KeyFigures({ figures }: { readonly figures: readonly string[] }) {
  const shown = figures.slice(0, keyFigures * 2);
  if (shown.length === 0) return null;
  return (
    <dl className={styles.key}>
      {shown.map((label, index) =>
        index % 2 === 0 ? (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{shown[index + 1]}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
