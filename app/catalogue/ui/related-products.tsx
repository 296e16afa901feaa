import { type ReactNode, Suspense, use } from "react";
import { Link } from "../../design/link";
import { useTranslate } from "../../i18n/translate-context";
import type { CardView } from "../model/card-view";
import type { ProductView } from "../model/product-view";
import { AddToCartForm } from "./add-to-cart-form";
import { LateProductCards } from "./late-sections";
import styles from "./related-products.module.css";

type Props = {
  readonly product: ProductView;
  /** May replace the cards. */
  readonly children: ReactNode;
};

/** Products of the same kind, streamed; without scripts, or if there are none, only a link to the category. */
export function RelatedProducts({ product, children }: Props) {
  return (
    <div id="related" className={styles.place}>
      <Suspense fallback={<Waiting product={product} />}>
        <Streamed product={product}>{children}</Streamed>
      </Suspense>
      <AddToCartForm />
    </div>
  );
}

function Waiting({ product }: Pick<Props, "product">) {
  const translate = useTranslate();
  return (
    <section className={styles.related}>
      <h2>{translate("product.section.related")}</h2>
      <div className={`${styles.waiting} only-with-script`} aria-hidden="true" />
      <noscript>
        <CategoryLink product={product} />
      </noscript>
    </section>
  );
}

function Streamed({ product, children }: Props) {
  const translate = useTranslate();
  const { related } = product;
  const cards: readonly CardView[] = related instanceof Promise ? use(related) : related;
  if (cards.length === 0)
    return (
      <p className={styles.none}>
        <CategoryLink product={product} />
      </p>
    );
  const name = translate("product.section.related");
  return (
    <section className={styles.related} data-row-space="">
      <h2>{name}</h2>
      <LateProductCards
        cards={cards}
        list={{ id: "related", name }}
        hasQuickAdd={product.hasQuickAdd}
        layout="row"
        level={3}
      />
      {children}
    </section>
  );
}

function CategoryLink({ product }: Pick<Props, "product">) {
  const translate = useTranslate();
  return <Link href={product.categoryHref}>{translate("catalogue.product.moreOfCategory")}</Link>;
}
