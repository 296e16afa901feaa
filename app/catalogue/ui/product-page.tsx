import { Breadcrumb } from "../../design/breadcrumb";
import { Stars } from "../../design/stars";
import { useTranslate } from "../../i18n/translate-context";
import { toPairs, unpackTexts } from "../model/packed-texts";
import type { ChoiceView, FactsView, ProductView, SummaryView } from "../model/product-view";
import { BuyBox } from "./buy-box";
import { Gallery } from "./gallery";
import { KeptMarkup } from "./kept-markup";
import styles from "./product-page.module.css";
import { ProductReviews } from "./product-reviews";
import { ProductTexts } from "./product-texts";
import { RelatedProducts } from "./related-products";
import { TechnicalData } from "./technical-data";

export default function ProductPage({ product }: { readonly product: ProductView }) {
  return (
    <>
      <KeptMarkup name="trail" part={Trail} shows={{ crumbs: product.crumbs, here: product.name }} />
      <div className={styles.top}>
        <Gallery key={product.sku} product={product} />
        <div>
          <KeptMarkup name="summary" part={Summary} shows={product.summary} />
          <BuyBox key={product.sku} product={product} />
        </div>
      </div>
      <ProductFacts product={product} />
      <ProductReviews product={product} />
      <RelatedProducts product={product} />
    </>
  );
}

function Trail({ crumbs, here }: { readonly crumbs: string; readonly here: string }) {
  const links = toPairs(unpackTexts(crumbs));
  return <Breadcrumb label={useTranslate()("catalogue.breadcrumb")} crumbs={links} here={here} />;
}

function Summary(shown: SummaryView) {
  return (
    <>
      <p className={styles.brand}>{shown.brand}</p>
      <h1>{shown.name}</h1>
      <Meta {...shown} />
      <KeyFigures figures={shown.figures} />
      {shown.choices?.map(toChoice)}
    </>
  );
}

/** Links, one a value: each variant has an address of its own, with and without scripts. */
function toChoice([label, options]: ChoiceView) {
  return (
    <nav key={label} className={styles.choice} aria-label={label}>
      <b>{label}</b>
      {options.map(([value, href, note, isChosen]) => (
        <a key={value} href={href} aria-current={isChosen} data-keep-scroll="">
          {value}
          <small>{note}</small>
        </a>
      ))}
    </nav>
  );
}

function Meta({ rating, productNumber, model }: SummaryView) {
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

/** Technical data, texts, guarantee and safety. */
export function ProductFacts({ product }: { readonly product: ProductView }) {
  return <KeptMarkup name="facts" part={AllFacts} shows={product.facts} />;
}

function AllFacts(facts: FactsView) {
  return (
    <>
      <TechnicalData facts={facts} />
      <ProductTexts facts={facts} />
    </>
  );
}
