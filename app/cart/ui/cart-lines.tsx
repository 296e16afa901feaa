import { toProductNumber } from "../../catalogue/model/product-number";
import { EnergyArrow } from "../../catalogue/ui/energy-arrow";
import { useLiveStock } from "../../catalogue/ui/use-live-stock";
import { Icon } from "../../design/icon";
import { Link } from "../../design/link";
import { ModelText } from "../../design/model-text";
import { useTranslate } from "../../i18n/translate-context";
import { usePathPrefix } from "../../i18n/use-path-prefix";
import type { CartLineView, CartView } from "../model/cart-view";
import { useCartState } from "./browser-cart-context";
import { CartForm } from "./cart-form";
import styles from "./cart-lines.module.css";
import { LineAmounts } from "./line-amounts";
import { QuantityForm } from "./quantity-form";

/** The lines of the cart; `compact` is the drawer's style. */
export function CartLines({
  view,
  compact = false,
  pressed = null,
}: {
  readonly view: CartView;
  readonly compact?: boolean;
  readonly pressed?: string | null;
}) {
  const { pendingLines } = useCartState();
  return (
    <ul className={compact ? `${styles.list} ${styles.compact}` : styles.list}>
      {view.lines.map((line) => (
        <li
          key={line.id}
          className={line.isGuarantee ? `${styles.line} ${styles.follower}` : styles.line}
          aria-busy={pendingLines.includes(line.id) || undefined}
        >
          <LineItem line={line} pressed={pressed} />
        </li>
      ))}
    </ul>
  );
}

function LineItem({ line, pressed }: { readonly line: CartLineView; readonly pressed: string | null }) {
  const translate = useTranslate();
  const prefix = usePathPrefix();
  useLiveStock(line.sku, null);
  return (
    <>
      <span className={styles.picture}>
        {line.picture ? <img src={line.picture} alt="" width="480" height="480" loading="lazy" /> : null}
      </span>
      <div className={styles.words}>
        {line.brand ? <span className={styles.brand}>{line.brand}</span> : null}
        <Link href={`${prefix}${line.href}`} className={styles.name}>
          <ModelText text={line.name} />
        </Link>
        <span className={styles.sku}>
          {translate("cart.line.articleNumber", { sku: toProductNumber(line.sku) })}
        </span>
        <Notes notes={line.notes} info={line.isFixed ? "check" : "truck"} />
        {line.guarantees.length > 0 ? <GuaranteeOffer line={line} /> : null}
      </div>
      <div className={styles.quantity}>
        {line.isFixed ? <span>{line.quantity} ×</span> : <QuantityForm line={line} pressed={pressed} />}
        {line.isFixed && !line.isGuarantee ? null : (
          <CartForm intent="remove" fields={{ line: line.id }}>
            <button
              type="submit"
              className={styles.remove}
              aria-label={translate("cart.line.removeOf", { name: line.name })}
            >
              {translate("cart.line.remove")}
            </button>
          </CartForm>
        )}
      </div>
      <div className={styles.price}>
        {line.energyRating ? <EnergyArrow rating={line.energyRating} /> : null}
        <strong>{line.total}</strong>
        <LineAmounts line={line} className={styles.each} />
        {line.measurePrice ? <span className={styles.each}>{line.measurePrice}</span> : null}
      </div>
    </>
  );
}

/** Presents the guarantee as an offer, not as a right: the legal guarantee has another style. */
function GuaranteeOffer({ line }: { readonly line: CartLineView }) {
  const translate = useTranslate();
  const label = translate("cart.guarantee.label", { name: line.name });
  return (
    <details className={styles.guarantee}>
      <summary>{translate("cart.guarantee.offer")}</summary>
      <CartForm intent="set-guarantee" fields={{ parent: line.sku }}>
        <select name="guarantee" aria-label={label} required>
          {line.guarantees.map(([sku, text]) => (
            <option key={sku} value={sku}>
              {text}
            </option>
          ))}
        </select>
        <button type="submit">{translate("cart.guarantee.add")}</button>
      </CartForm>
    </details>
  );
}

type NotesProps = Pick<CartLineView, "notes"> & { readonly info: "check" | "truck" };

function Notes({ notes, info }: NotesProps) {
  if (notes.length === 0) return null;
  return (
    <ul className={styles.notes}>
      {notes.map((note) => (
        <li key={note.text} className={styles[note.kind === "assistant" ? "info" : note.kind]}>
          <Icon name={note.kind === "assistant" ? "check" : note.kind === "info" ? info : "warning"} />
          {note.text}
        </li>
      ))}
    </ul>
  );
}
