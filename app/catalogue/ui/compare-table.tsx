import type { ReactNode } from "react";
import { Button, LinkButton } from "../../design/button";
import { Form } from "../../design/form";
import { Icon } from "../../design/icon";
import { Link } from "../../design/link";
import { ModelText } from "../../design/model-text";
import { Stars } from "../../design/stars";
import wide from "../../design/wide-table.module.css";
import { useTranslate } from "../../i18n/translate-context";
import { usePathPrefix } from "../../i18n/use-path-prefix";
import type { ComparedGroup, ComparedProductView, CompareView } from "../model/compare-view";
import { type ComparedRow, missingValue } from "../model/comparison";
import styles from "./compare-table.module.css";
import { EnergyArrow } from "./energy-arrow";

/** Represents a missing value in every row. */
const noValue = "–";

type Props = {
  readonly view: CompareView;
  /** Describes the table for screen readers. */
  readonly caption: string;
  /** The article that the others are compared with; null: all are equal. */
  readonly own?: string | null;
};

/** A table of products in columns of the same width. It scrolls under its first column; rows of equal values say so. */
export function CompareTable({ view: { products, groups }, caption, own = null }: Props) {
  const translate = useTranslate();
  return (
    <section
      className={`${wide.scroll} ${styles.scroll} ${own === null ? styles.whole : ""}`}
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
      tabIndex={0}
    >
      <table className={`${wide.table} ${styles.table}`} data-columns={products.length}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <td className={styles.corner} />
            {products.map((product) => (
              <th key={product.sku} scope="col" className={product.sku === own ? styles.own : undefined}>
                <Head product={product} isOwn={product.sku === own} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Offer
            label={translate("catalogue.compare.price")}
            products={products}
            show={(product) => <Price product={product} />}
          />
          <Offer label={translate("catalogue.compare.stock")} products={products} show={toStock} />
          <Ratings products={products} />
        </tbody>
        {groups.map((group) => (
          <AttributeRows key={group.title} group={group} columns={products.length + 1} />
        ))}
      </table>
    </section>
  );
}

type HeadProps = { readonly product: ComparedProductView; readonly isOwn: boolean };

function Head({ product, isOwn }: HeadProps) {
  const translate = useTranslate();
  const { sku, name, brand, href, picture, removeHref } = product;
  return (
    <div className={styles.head}>
      <Link href={href}>
        <img src={picture} alt="" width="480" height="480" loading="lazy" />
        <span className={styles.brand}>{brand}</span>
        <span className={styles.name}>
          <ModelText text={name} />
        </span>
      </Link>
      {isOwn ? <span className={styles.here}>{translate("catalogue.compare.here")}</span> : null}
      {isOwn ? null : <Action product={product} />}
      {removeHref ? (
        <Link
          className={styles.remove}
          href={removeHref}
          data-compare-remove={sku}
          aria-label={translate("compare.removeOf", { name })}
        >
          <Icon name="cross" />
        </Link>
      ) : null}
    </div>
  );
}

function Action({ product: { sku, name, href, action } }: { readonly product: ComparedProductView }) {
  const translate = useTranslate();
  const prefix = usePathPrefix();
  if (action !== "add")
    return (
      <LinkButton look="ghost" size="small" href={href}>
        {translate(action === "choose" ? "catalogue.card.choose" : "catalogue.card.view")}
        <span className="visually-hidden">: {name}</span>
      </LinkButton>
    );
  return (
    <Form method="post" action={`${prefix}/checkout/cart`} data-cart-form="">
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="sku" value={sku} />
      <input type="hidden" name="quantity" value="1" />
      <Button
        type="submit"
        look="primary"
        size="small"
        aria-label={`${translate("catalogue.card.add")}: ${name}`}
      >
        {translate("catalogue.card.add")}
      </Button>
    </Form>
  );
}

type OfferProps = {
  readonly label: string;
  readonly products: readonly ComparedProductView[];
  readonly show: (product: ComparedProductView) => ReactNode;
};

function Offer({ label, products, show }: OfferProps) {
  return (
    <tr>
      <th scope="row">{label}</th>
      {products.map((product) => (
        <td key={product.sku}>{show(product)}</td>
      ))}
    </tr>
  );
}

/** As on a card: with VAT and delivery, and a crossed-out price with its name. */
function Price({ product }: { readonly product: ComparedProductView }) {
  const translate = useTranslate();
  const { price, before, terms, unitPrice, energy } = product;
  return (
    <>
      <span className={styles.line}>
        <strong className={before ? styles.reduced : styles.price}>{price}</strong>
        {energy ? <EnergyArrow rating={energy} /> : null}
      </span>
      <small className={styles.terms}>
        {unitPrice ? <b>{unitPrice}, </b> : null}
        {terms}
        {before ? (
          <span>
            {translate("catalogue.price.lowestShort")} <s>{before}</s>
          </span>
        ) : null}
      </small>
    </>
  );
}

function toStock({ stock, stockState, delivery }: ComparedProductView): ReactNode {
  return (
    <>
      <span className={styles[stockState]}>{stock}</span>
      {delivery ? <small className={styles.terms}>{delivery}</small> : null}
    </>
  );
}

function Ratings({ products }: Pick<CompareView, "products">) {
  const translate = useTranslate();
  if (products.every(({ rating }) => rating === null)) return null;
  const show = ({ rating }: ComparedProductView) =>
    rating ? (
      <>
        <Stars
          average={rating.stars}
          label={translate("catalogue.reviews.average", { average: rating.average })}
        />{" "}
        <small className={styles.mark}>
          {rating.average} ({rating.count})
        </small>
      </>
    ) : (
      noValue
    );
  return <Offer label={translate("catalogue.compare.rating")} products={products} show={show} />;
}

function AttributeRows({ group, columns }: { readonly group: ComparedGroup; readonly columns: number }) {
  return (
    <tbody>
      {group.title ? (
        <tr>
          <th scope="colgroup" colSpan={columns} className={styles.group}>
            {group.title}
          </th>
        </tr>
      ) : null}
      {group.rows.map((row) => (
        <AttributeRow key={row.label} row={row} />
      ))}
    </tbody>
  );
}

function AttributeRow({ row: { label, values, differs } }: { readonly row: ComparedRow }) {
  const translate = useTranslate();
  const cells = values.map((value, column) => [String(column), value] as const);
  const isSame = !differs && values.length > 1;
  return (
    <tr className={differs ? styles.differs : undefined} data-same={isSame ? "" : undefined}>
      <th scope="row">
        {label}
        {isSame ? <small className={styles.mark}> {translate("catalogue.compare.same")}</small> : null}
      </th>
      {cells.map(([column, value]) => (
        <td key={column} className={styles.value}>
          {value === missingValue ? noValue : value}
        </td>
      ))}
    </tr>
  );
}
