import { use } from "react";
import { useTranslate } from "../../i18n/translate-context";
import type { CardView } from "../model/card-view";
import type { BelongingsView, ProductView } from "../model/product-view";
import { ProductCards } from "./product-cards";
import styles from "./related-products.module.css";

/**
 * Accessories, the products that an accessory fits, and complementary products.
 * Streamed, so within a boundary; empty rows are left out.
 */
export function ProductBelongings({ product }: { readonly product: ProductView }) {
  const { belongings } = product;
  return belongings instanceof Promise ? (
    <Streamed product={product} promise={belongings} />
  ) : (
    <Rows product={product} belongings={belongings} />
  );
}

type Source = { readonly product: ProductView };

function Streamed({ product, promise }: Source & { readonly promise: Promise<BelongingsView> }) {
  return <Rows product={product} belongings={use(promise)} />;
}

function Rows({ product, belongings }: Source & { readonly belongings: BelongingsView }) {
  const { accessories, parents, complements } = belongings;
  // One of each is one row: two rows of one card each would differ in their heights only.
  if (accessories.length === 1 && complements.length === 1 && parents.length === 0)
    return (
      <Row id="accessories" title="belongings" product={product} cards={[...accessories, ...complements]} />
    );
  const counts = [accessories, parents, complements].map(({ length }) => length).filter(Boolean);
  // Two rows of few cards are side by side on wide windows.
  const isPair = counts.length === 2 && Math.max(...counts) <= mostLying;
  return (
    <div className={isPair ? styles.pair : undefined}>
      <Row id="accessories" product={product} cards={accessories} />
      <Row id="fits" product={product} cards={parents} />
      <Row id="complements" product={product} cards={complements} />
    </div>
  );
}

/** Upright, so few cards would leave most of their line empty. */
const mostLying = 2;

type RowProps = Source & {
  readonly id: "accessories" | "fits" | "complements";
  /** The last part of the heading's message. */
  readonly title?: string;
  readonly cards: readonly CardView[];
};

function Row({ id, title = id, product, cards }: RowProps) {
  const translate = useTranslate();
  if (cards.length === 0) return null;
  const name = translate(`product.section.${title}`);
  return (
    <section className={styles.related} id={id}>
      <h2>{name}</h2>
      <div className={cards.length > mostLying ? undefined : styles.lying}>
        <ProductCards
          cards={cards}
          list={{ id, name }}
          hasQuickAdd={product.hasQuickAdd}
          layout="row"
          level={3}
        />
      </div>
    </section>
  );
}
