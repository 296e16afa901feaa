import { type ReactNode, Suspense, startTransition, useEffect, useState } from "react";
import { useLocation, useNavigationType } from "react-router";
import { useMessages } from "../../i18n/translate-context";
import { lawPart } from "../../law/ui/guarantee.module.css";
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

type Props = {
  readonly product: ProductView;
  /** Similar articles, which may replace the related ones. */
  readonly similar: ReactNode;
};

/**
 * A product's page: the buying decision on the first screen, then sections with their own anchors.
 * The server renders the parts that need no script.
 */
export default function ProductPage({ product, similar }: Props) {
  useMessages("product");
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
        <ServedMarkup slot="terms" as="ul" html={parts?.terms ?? null} className={styles.terms} />
      </div>
      {isTimeForRest ? <Rest product={product} similar={similar} /> : null}
    </>
  );
}

function Rest({ product, similar }: Props) {
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
      <RelatedProducts product={product}>{similar}</RelatedProducts>
      {part("duties", `${textsPart} ${lawPart}`)}
      <LateRecentlyViewed sku={product.sku} hasQuickAdd={product.hasQuickAdd} />
    </>
  );
}

/** Creates the slot of a server-rendered part; its markup is null if the served document contains it. */
function toPart(parts: ProductView["parts"]) {
  return (slot: ProductPartName, className?: string) => (
    <ServedMarkup slot={slot} html={parts?.[slot] ?? null} className={className} />
  );
}

/**
 * Decides when to render the sections below the first screen: after the first paint of a client navigation; at once in
 * a served document, for a URL with a hash, and when the shopper goes back.
 */
function useRest(isServed: boolean): boolean {
  const { hash } = useLocation();
  const isBack = useNavigationType() === "POP";
  const [isTime, setTime] = useState(isServed || isBack || hash !== "");
  useEffect(() => {
    if (isTime) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setTime(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [isTime]);
  return isTime;
}
