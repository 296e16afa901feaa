import { Breadcrumb } from "../../design/breadcrumb";
import { ModelText } from "../../design/model-text";
import { Stars } from "../../design/stars";
import { useTranslate, useWords } from "../../i18n/translate-context";
import { toPairs, unpackTexts } from "../model/packed-texts";
import type { ProductView, SummaryView } from "../model/product-view";
import { BuyBox } from "./buy-box";
import { CompareLink } from "./compare-link";
import { Gallery } from "./gallery";
import { KeptMarkup } from "./kept-markup";
import { ProductBelongings } from "./product-belongings";
import { ProductComparison } from "./product-comparison";
import { ProductFacts } from "./product-facts";
import styles from "./product-page.module.css";
import { ProductReviews } from "./product-reviews";
import { ProductTabs } from "./product-tabs";
import { RecentlyViewed } from "./recently-viewed";
import { RelatedProducts } from "./related-products";

/** A product's page: what decides first, in one screen; then its sections, each with an address of its own. */
export default function ProductPage({ product }: { readonly product: ProductView }) {
  useWords("product");
  const { summary, facts, gallery, crumbs, name, sku } = product;
  return (
    <>
      <KeptMarkup name="trail" className={styles.trail} part={Trail} shows={{ crumbs, here: name }} />
      <div className={styles.top}>
        <Gallery key={sku} view={gallery} />
        <div className={styles.side}>
          <KeptMarkup name="summary" part={Summary} shows={summary} />
          <KeptMarkup name="figures" className={styles.figures} part={KeyFigures} shows={summary} />
          <BuyBox product={product} />
          <CompareLink sku={sku} />
        </div>
      </div>
      <KeptMarkup name="tabs" className={styles.tabs} part={ProductTabs} shows={{ facts }} />
      <KeptMarkup name="facts" part={ProductFacts} shows={{ facts, isUsed: product.buy.isUsed }} />
      <ProductBelongings product={product} />
      <ProductComparison product={product} />
      <ProductReviews product={product} />
      <RelatedProducts product={product} />
      <RecentlyViewed sku={sku} hasQuickAdd={product.hasQuickAdd} />
    </>
  );
}

function Trail({ crumbs, here }: { readonly crumbs: string; readonly here: string }) {
  const links = toPairs(unpackTexts(crumbs));
  return <Breadcrumb label={useTranslate()("catalogue.breadcrumb")} crumbs={links} here={here} />;
}

function Summary({ brand, name, rating, productNumber, model }: SummaryView) {
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

function KeyFigures({ figures }: Pick<SummaryView, "figures">) {
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
