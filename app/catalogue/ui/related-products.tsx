import { type ReactNode, Suspense, use } from "react";
import { Link } from "../../design/link";
import { useTranslate } from "../../i18n/translate-context";
import type { CardView } from "../model/card-view";
import { fewestInRow } from "../model/fewest-in-row";
import type { ProductView } from "../model/product-view";
import { AddToCartForm } from "./add-to-cart-form";
import { LateProductCards } from "./late-sections";
import styles from "./related-products.module.css";

type Props = {
  readonly product: ProductView;
  /** May replace the cards. */
  readonly children: ReactNode;
};

/** Related products, streamed; without scripts a link to the category. */
export function RelatedProducts({ product, children }: Props) {
  const translate = useTranslate();
  return (
    <section className={styles.related} id="related" data-row-space="">
      <h2>{translate("product.section.related")}</h2>
      <Suspense
        fallback={
          <>
            <div className={`${styles.waiting} only-with-script`} aria-hidden="true" />
            <noscript>
              <Link href={product.categoryHref}>{translate("catalogue.product.moreOfCategory")}</Link>
            </noscript>
          </>
        }
      >
        <Streamed product={product} />
      </Suspense>
      <AddToCartForm />
      {children}
    </section>
  );
}

function Streamed({ product }: { readonly product: ProductView }) {
  const translate = useTranslate();
  const { related } = product;
  const cards: readonly CardView[] = related instanceof Promise ? use(related) : related;
  if (cards.length < fewestInRow)
    return <Link href={product.categoryHref}>{translate("catalogue.product.moreOfCategory")}</Link>;
  const list = { id: "related", name: translate("product.section.related") };
  return (
    <LateProductCards cards={cards} list={list} hasQuickAdd={product.hasQuickAdd} layout="row" level={3} />
  );
}
