import type { ReactElement, ReactNode } from "react";
import type { CardView } from "../model/card-view";
import { toComparePath } from "../model/compare-list";
import { unpackTexts } from "../model/packed-texts";
import arrow from "./energy-arrow.module.css";
import styles from "./product-card.module.css";
import actions from "./product-card-actions.module.css";

export type CardLabels = {
  readonly prefix: string;
  /** null: the card leads to the product, where it is put into the cart. */
  readonly formId: string | null;
  /** VAT and delivery. */
  readonly terms: string;
  readonly lowest: string;
  readonly add: string;
  readonly view: string;
  readonly soldOut: string;
  readonly compare: string;
  readonly save: string;
};

/** When a card's picture is fetched: before all others, at once, or when somebody comes near. */
export type PictureTurn = "first" | "soon" | "late";

type Props = {
  readonly card: CardView;
  readonly labels: CardLabels;
  readonly comes: PictureTurn;
  readonly Heading: "h2" | "h3";
};

/** Called as a plain function, many times a page: few elements, no hooks, no wrappers. */
export function ProductCard({ card, labels, comes, Heading }: Props): ReactElement {
  const [own, figureLabels, brand, delivery, stars, badge, mark, before, energy, unitPrice] = card;
  const [sku = "", slug, picture, name = "", price, rating, ...figures] = unpackTexts(own);
  return (
    <li key={slug} className={styles.card}>
      <img
        src={picture}
        width="480"
        height="480"
        alt=""
        loading={comes === "late" ? "lazy" : undefined}
        fetchPriority={comes === "first" ? "high" : undefined}
      />
      {badge ? <b className={mark ? styles[mark] : undefined}>{badge}</b> : null}
      <span>{brand}</span>
      <Heading>
        <a href={`${labels.prefix}/${slug}/`}>{toName(name)}</a>
      </Heading>
      <dl>{toFigures(unpackTexts(figureLabels), figures)}</dl>
      {rating && stars ? (
        <p>
          {toStars(stars)}
          {` ${rating}`}
        </p>
      ) : null}
      <div>
        <strong className={before ? styles.reduced : undefined}>{price}</strong>
        {before ? <s>{before}</s> : null}
        {energy ? (
          <b className={arrow.arrow} data-class={energy}>
            {`${energy.split(" ")[0]} `}
            <small>{energy.split(" ")[1]}</small>
          </b>
        ) : null}
      </div>
      <small>
        {unitPrice ? <b>{`${unitPrice}, `}</b> : null}
        {labels.terms}
        {before ? <i>{`${labels.lowest} ${before}`}</i> : null}
      </small>
      <div className={actions.buy}>
        <span className={delivery ? (mark === "low" ? actions.few : undefined) : actions.none}>
          {delivery ?? labels.soldOut}
        </span>
        {delivery && labels.formId ? (
          <button className={actions.add} type="submit" form={labels.formId} name="sku" value={sku}>
            {labels.add}
          </button>
        ) : (
          <b>{labels.view}</b>
        )}
      </div>
      <a href={toComparePath(labels.prefix, [sku])} data-compare={sku} rel="nofollow">
        {labels.compare}
      </a>
      <a href={`${labels.prefix}/my-lists?save=${sku}`} data-save={sku} rel="nofollow">
        {labels.save}
      </a>
    </li>
  );
}

/** A model's number: capitals and figures of which no line may end within; `WIG-Schweißgerät` is a word. */
const model = /([A-Z\d]+(?:[-/.][A-Z\d]+(?!\p{Ll}))+)/u;

/** The name with its model in one piece, and a dash at the end of a line rather than at its beginning. */
export function toName(name: string): readonly ReactNode[] {
  return name
    .replaceAll(" – ", "\u00a0– ")
    .split(model)
    .map((part, index) => (index % 2 === 1 ? <span key={index}>{part}</span> : part));
}

/** Of five, in halves. */
function toStars(stars: number): ReactElement {
  const full = "★".repeat(stars);
  const empty = "☆".repeat(5 - Math.ceil(stars));
  if (Number.isInteger(stars)) return <i aria-hidden="true">{full + empty}</i>;
  return (
    <i aria-hidden="true">
      {full}
      <b>★</b>
      {empty}
    </i>
  );
}

function toFigures(labels: readonly string[], values: readonly string[]): ReactElement[] {
  return labels.flatMap((label, index) => [
    <dt key={label}>{label}</dt>,
    <dd key={index}>{values[index]}</dd>,
  ]);
}
