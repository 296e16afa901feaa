import type { MouseEvent, ReactElement, ReactNode } from "react";
import { Link } from "../../design/link";
import { toPictureSources } from "../../foundation/sized-picture";
import type { CardView } from "../model/card-view";
import { toComparePath } from "../model/compare-list";
import arrow from "./energy-arrow.module.css";
import styles from "./product-card.module.css";
import actions from "./product-card-actions.module.css";
import marks from "./product-card-marks.module.css";
import { toStockLook } from "./stock-look";

export type CardLabels = {
  readonly prefix: string;
  /** The form that adds to the cart; null: the card only links to the product. */
  readonly formId: string | null;
  /** VAT and delivery. */
  readonly terms: string;
  readonly lowest: string;
  readonly add: string;
  readonly view: string;
  readonly choose: string;
  readonly soldOut: string;
  readonly compare: string;
  readonly save: string;
};

/** Called for a click on the link to the product. */
export type OpenCard = (event: MouseEvent<HTMLAnchorElement>) => void;

type Props = {
  readonly card: CardView;
  readonly labels: CardLabels;
  /** Its picture is requested first, with high priority; else near the viewport. */
  readonly isLead: boolean;
  readonly Heading: "h2" | "h3";
  readonly onOpen?: OpenCard | undefined;
};

/** Called as a plain function, many times on a page: few elements, no hooks. */
export function ProductCard({ card, labels, isLead, Heading, onOpen }: Props): ReactElement {
  const { sku, slug, rating, stars, badge, mark, before, energy, unitPrice, delivery, few } = card;
  return (
    <li key={slug} className={styles.card}>
      <img
        className={styles.picture}
        {...toPictureSources(card.picture, [240, 360, 480, 720], "(min-width: 768px) 24vw, 45vw")}
        src={card.picture}
        width="480"
        height="480"
        alt=""
        loading={isLead ? undefined : "lazy"}
        fetchPriority={isLead ? "high" : undefined}
      />
      {badge ? <b className={marks[mark ?? "badge"]}>{toName(badge)}</b> : null}
      {card.brand ? <span className={styles.brand}>{card.brand}</span> : null}
      <Heading className={styles.name}>
        <Link href={`${labels.prefix}/${slug}/`} onClick={onOpen}>
          {toName(card.name)}
        </Link>
      </Heading>
      {toFigures(Object.entries(card.attributes))}
      {rating && stars ? toRating(rating, stars) : null}
      <div className={styles.price}>
        <strong className={before ? styles.reduced : undefined}>{card.price}</strong>
        {energy ? (
          <b className={`${arrow.arrow} ${styles.energy}`} data-class={energy}>
            {`${energy.split(" ")[0]} `}
            <small>{energy.split(" ")[1]}</small>
          </b>
        ) : null}
      </div>
      <small className={styles.terms}>
        {unitPrice ? <b>{`${unitPrice}, `}</b> : null}
        {card.terms ?? labels.terms}
        {before ? (
          <i>
            {`${labels.lowest} `}
            <s>{before}</s>
          </i>
        ) : null}
      </small>
      <div className={actions.buy}>
        <span className={`${actions.stock} ${toStockLook(card)}`}>
          {delivery ?? labels.soldOut}
          {few ? <b>{few}</b> : null}
        </span>
        {delivery && labels.formId && !card.hasChoice ? (
          <button className={actions.add} type="submit" form={labels.formId} name="sku" value={sku}>
            {labels.add}
          </button>
        ) : (
          <b className={actions.view}>{card.hasChoice ? labels.choose : labels.view}</b>
        )}
      </div>
      <Link
        className={actions.compare}
        href={toComparePath(labels.prefix, [sku])}
        data-compare={sku}
        rel="nofollow"
      >
        {labels.compare}
      </Link>
      <Link
        className={actions.save}
        href={`${labels.prefix}/my-lists?save=${sku}`}
        data-save={sku}
        rel="nofollow"
      >
        {labels.save}
      </Link>
    </li>
  );
}

/**
 * What must not wrap: a dash with a short text after it, a model number of capitals and digits, and `B-Ware`.
 * `WIG-Schweißgerät` is a word and may.
 */
const unbroken = /(– [^ ]{1,12}(?= |$)|(?<!\p{L})[A-Z]-\p{L}\p{Ll}+|[A-Z\d]+(?:[-/.][A-Z\d]+(?!\p{Ll}))+)/u;

/**
 * Keeps model numbers, figures with their units, and a dash with what follows it on one line; before a long word, the
 * dash stays with what precedes it.
 */
export function toName(name: string): readonly ReactNode[] {
  return name
    .replaceAll(/ – (?=[^ ]{13})/gu, "\u00a0– ")
    .replaceAll(/(?<=\d) (?=°?\p{L}{1,3}(?!\p{L}))|(?<=\d) (?=× \p{L})|(?<=\d ×) (?=\p{L})/gu, "\u00a0")
    .split(unbroken)
    .map((part, index) => (index % 2 === 1 ? <span key={index}>{part}</span> : part));
}

function toRating(rating: string, stars: number): ReactElement {
  return (
    <p className={marks.rating}>
      {toStars(stars)}
      {` ${rating}`}
    </p>
  );
}

/** Renders a rating of five stars in half steps. */
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

/** What does not fit beside its value wraps. */
function toFigures(figures: readonly (readonly [label: string, value: string])[]): ReactElement | null {
  if (figures.length === 0) return null;
  return (
    <dl className={styles.attributes}>
      {figures.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
