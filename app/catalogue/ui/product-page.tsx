import { Suspense } from "react";
import { useWords } from "../../i18n/translate-context";
import type { ProductPartName, ProductView } from "../model/product-view";
import { BuyBox } from "./buy-box";
import { Gallery } from "./gallery";
import { keepPart } from "./keep-links.module.css";
import { LateBelongings, LateRecentlyViewed } from "./late-sections";
import { ProductComparison } from "./product-comparison";
import { headingPart } from "./product-heading.module.css";
import styles from "./product-page.module.css";
import { ProductReviews } from "./product-reviews";
import { tabsPart } from "./product-tabs.module.css";
import { textsPart } from "./product-texts.module.css";
import { RelatedProducts } from "./related-products";
import { ServedMarkup } from "./served-markup";
import { dataPart } from "./technical-data.module.css";
import { useRest } from "./use-rest";

/**
 * A product's page: what decides first, in one screen; then its sections, each with an address of its own. What needs no
 * script is the server's, heading and texts above all.
 */
export default function ProductPage({ product }: { readonly product: ProductView }) {
  useWords("product");
  const { gallery, parts, sku } = product;
  const isTimeForRest = useRest(parts === null);
  const part = toPart(parts);
  return (
    <>
      {part("trail", styles.trail)}
      <div className={styles.top}>
        <Gallery key={sku} view={gallery} />
        <div className={styles.side}>
          {part("summary", headingPart)}
          {part("figures", styles.figures)}
          <BuyBox product={product} />
          {part("compare", keepPart)}
        </div>
      </div>
      {isTimeForRest ? <Rest product={product} /> : null}
    </>
  );
}

function Rest({ product }: { readonly product: ProductView }) {
  const part = toPart(product.parts);
  return (
    <>
      {part("tabs", `${styles.tabs} ${tabsPart}`)}
      {part("facts", `${textsPart} ${dataPart}`)}
      <Suspense>
        <LateBelongings product={product} />
      </Suspense>
      <ProductComparison product={product} />
      <ProductReviews product={product} />
      <RelatedProducts product={product} />
      <LateRecentlyViewed sku={product.sku} hasQuickAdd={product.hasQuickAdd} />
    </>
  );
}

/** Parts of the page by their names: null where they stand in the document that was served. */
function toPart(parts: ProductView["parts"]) {
  return (slot: ProductPartName, className?: string) => (
    <ServedMarkup slot={slot} html={parts?.[slot] ?? null} className={className} />
  );
}
