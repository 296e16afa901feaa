import type { ReactElement } from "react";
import type { CardView } from "../model/card-view";
import { unpackTexts } from "../model/packed-texts";
import styles from "./product-card.module.css";

export type CardLabels = {
  readonly prefix: string;
  /** null: the card leads to the product, where it is put into the cart. */
  readonly formId: string | null;
  /** VAT and delivery, in two lines. */
  readonly terms: string;
  readonly lowest: string;
  readonly add: string;
  readonly view: string;
  readonly soldOut: string;
};

type Props = {
  readonly card: CardView;
  readonly labels: CardLabels;
  readonly isEager: boolean;
  readonly Heading: "h2" | "h3";
};

const fullStars = "★★★★★";
const emptyStars = "☆☆☆☆☆";

/** Called as a plain function, many times a page: few elements, no hooks, no wrappers. */
export function ProductCard({ card, labels, isEager, Heading }: Props): ReactElement {
  const [own, figureLabels, brand, delivery, stars, badge, mark, before, energy] = card;
  const [sku, slug, picture, name, price, rating, ...figures] = unpackTexts(own);
  return (
    <li key={slug} className={styles.card}>
      <img
        className={styles.picture}
        src={picture}
        width="480"
        height="480"
        alt=""
        loading={isEager ? undefined : "lazy"}
      />
      {badge ? <b className={mark === "offer" ? styles.offer : styles.badge}>{badge}</b> : null}
      {energy ? (
        <b className={styles.energy} data-class={energy}>
          {energy.split(" ")[0]} <small>{energy.split(" ")[1]}</small>
        </b>
      ) : null}
      <span className={styles.brand}>{brand}</span>
      <Heading className={styles.name}>
        <a href={`${labels.prefix}/${slug}/`}>{name}</a>
      </Heading>
      <dl className={styles.figures}>{toFigures(unpackTexts(figureLabels), figures)}</dl>
      {rating && stars ? (
        <span className={styles.rating}>
          <i aria-hidden="true">{fullStars.slice(0, stars) + emptyStars.slice(stars)}</i>
          {` ${rating}`}
        </span>
      ) : null}
      <div className={styles.price}>
        <strong className={before ? styles.reduced : undefined}>{price}</strong>
        {before ? <s>{before}</s> : null}
        <small>{labels.terms}</small>
      </div>
      {before ? <span className={styles.lowest}>{`${labels.lowest} ${before}`}</span> : null}
      <div className={styles.foot}>
        <span className={delivery ? (mark === "low" ? styles.few : styles.stock) : styles.none}>
          {delivery ?? labels.soldOut}
        </span>
        {delivery && labels.formId ? (
          <button className={styles.add} type="submit" form={labels.formId} name="sku" value={sku}>
            {labels.add}
          </button>
        ) : (
          <span className={styles.view}>{labels.view}</span>
        )}
      </div>
    </li>
  );
}

function toFigures(labels: readonly string[], values: readonly string[]): ReactElement[] {
  return labels.flatMap((label, index) => [
    <dt key={label}>{label}</dt>,
    <dd key={index}>{values[index]}</dd>,
  ]);
}
