import { useState } from "react";
import { Icon } from "../../design/icon";
import { Link } from "../../design/link";
import { useTranslate } from "../../i18n/translate-context";
import { usePathPrefix } from "../../i18n/use-path-prefix";
import { toComparePath } from "../model/compare-list";
import type { RowView, TableView } from "../model/listing-view";
import { type TableOrderView, toPiecesName } from "../model/table-order";
import arrow from "./energy-arrow.module.css";
import actions from "./product-card-actions.module.css";
import { toStockLook } from "./stock-look";
import buy from "./table-buy.module.css";
import styles from "./table-offer.module.css";
import { tableFormId } from "./table-order";
import phone from "./table-phone.module.css";

type Props = {
  readonly row: RowView;
  readonly order: TableView["order"];
  /** The row's quantity and its problem, after an order that was not executed in full. */
  readonly filled: TableOrderView["rows"][string] | undefined;
};

/** The last cell of a row: price, delivery, and the field and button that add the article. */
export function TableOffer({ row, order, filled }: Props) {
  const translate = useTranslate();
  const { price, energy, unitPrice, before, costs, delivery, few } = row;
  return (
    <td className={`${styles.offer} ${phone.offer}`}>
      <div>
        <span className={`${styles.price} ${phone.price}`}>
          <b className={before === null ? undefined : styles.reduced}>{price}</b>
          {energy ? <Energy rating={energy} /> : null}
          {unitPrice === null ? null : <small>{unitPrice}</small>}
          {before === null ? null : (
            <small className={styles.before}>
              <span className="visually-hidden">{translate("catalogue.price.lowestShort")} </span>
              <s>{before}</s>
            </small>
          )}
        </span>
        <span className={`${styles.stock} ${phone.stock} ${toStockLook(row)}`}>
          <span>{delivery ?? translate("catalogue.stock.none")} </span>
          {few || costs ? (
            <span className={styles.more}>
              {few ? <b>{few} </b> : null}
              {costs ? <small>{costs}</small> : null}
            </span>
          ) : null}
        </span>
        {order === null ? (
          <RowLinks row={row} />
        ) : row.hasChoice ? (
          <Link className={`${actions.view} ${buy.choose} ${phone.buy}`} href={row.href}>
            {translate("catalogue.card.choose")}
            <span className="visually-hidden">: {row.name}</span>
          </Link>
        ) : delivery === null ? null : (
          <Quantity row={row} label={order.quantity} filled={filled} />
        )}
      </div>
    </td>
  );
}

/** The energy class with its scale, in one line like that of a card. `rating`: `C A–G`. */
function Energy({ rating }: { readonly rating: string }) {
  const [energyClass = "", best = "", worst = ""] = rating.split(/ |–/);
  const text = useTranslate()("catalogue.product.energy", { class: energyClass, best, worst });
  return (
    <b className={`${arrow.arrow} ${styles.energy}`} role="img" data-class={rating} aria-label={text}>
      {`${energyClass} `}
      <small>{`${best}–${worst}`}</small>
    </b>
  );
}

/** Where articles are added only on their own pages: the link to it, and icons that compare or save the article. */
function RowLinks({ row: { sku, name, href, hasChoice } }: Pick<Props, "row">) {
  const translate = useTranslate();
  const prefix = usePathPrefix();
  return (
    <span className={`${buy.links} ${phone.buy}`}>
      <Link className={`${actions.view} ${buy.choose}`} href={href}>
        {translate(hasChoice ? "catalogue.card.choose" : "catalogue.card.view")}
        <span className="visually-hidden">: {name}</span>
      </Link>
      <Link
        href={toComparePath(prefix, [sku])}
        data-compare={sku}
        rel="nofollow"
        aria-label={`${translate("catalogue.compare.add")}: ${name}`}
      >
        <Icon name="compare" />
      </Link>
      <Link
        href={`${prefix}/my-lists?save=${sku}`}
        data-save={sku}
        rel="nofollow"
        aria-label={`${translate("catalogue.save")}: ${name}`}
      >
        <Icon name="heart" />
      </Link>
    </span>
  );
}

type QuantityProps = Pick<Props, "row" | "filled"> & { readonly label: string };

function Quantity({ row: { sku, name, most }, label, filled }: QuantityProps) {
  const translate = useTranslate();
  const [isBeyond, setBeyond] = useState(false);
  const note = isBeyond && most !== null ? translate.plural("catalogue.stock.left", most) : filled?.note;
  const noteId = note ? `note-${sku}` : undefined;
  return (
    <>
      <span className={`${buy.quantity} ${phone.buy}`}>
        <input
          form={tableFormId}
          name={toPiecesName(sku)}
          type="number"
          inputMode="numeric"
          min="0"
          max={most ?? undefined}
          placeholder="1"
          defaultValue={filled?.text}
          autoComplete="off"
          onInput={({ currentTarget: { validity } }) => setBeyond(validity.rangeOverflow)}
          aria-label={`${label}: ${name}`}
          aria-invalid={isBeyond || (filled?.note && filled.text) ? true : undefined}
          aria-describedby={noteId}
        />
        {/* The cart's script executes it in the page. */}
        <button
          className={actions.add}
          type="submit"
          form={tableFormId}
          name="sku"
          value={sku}
          data-cart-form=""
          formNoValidate
          aria-label={`${translate("catalogue.card.add")}: ${name}`}
        >
          <Icon name="cart" />
        </button>
      </span>
      {note ? (
        <strong className={`${buy.note} ${phone.note}`} id={noteId} role={isBeyond ? "alert" : undefined}>
          {note}
        </strong>
      ) : null}
    </>
  );
}
