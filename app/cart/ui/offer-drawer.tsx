import { use } from "react";
import { Button, LinkButton } from "../../design/button";
import { Drawer } from "../../design/drawer";
import { Icon } from "../../design/icon";
import { Link } from "../../design/link";
import { ModelText } from "../../design/model-text";
import { useTranslate } from "../../i18n/translate-context";
import type { ComplementarySidebarView, GuaranteeSidebarView } from "../model/after-add";
import type { CartView } from "../model/cart-view";
import { BrowserCartContext, useCartState } from "./browser-cart-context";
import { CartForm } from "./cart-form";
import { CartLinks } from "./leave-link";
import styles from "./offer-drawer.module.css";

/**
 * What was added, the next steps, and below them an offer.
 * Its forms are those of the cart; closing it does not undo the addition.
 */
export default function OfferDrawer() {
  const translate = useTranslate();
  const { state } = use(BrowserCartContext);
  const { offer } = useCartState();
  return (
    <Drawer
      isOpen={offer !== null}
      onClose={() => state.set({ offer: null })}
      title={translate("cart.title")}
      closeLabel={translate("frame.close")}
    >
      {offer ? (
        <div className={styles.offer}>
          <Added sku={offer.sku} />
          <section className={styles.extra}>
            <h3>{offer.view.title}</h3>
            {offer.view.kind === "guarantee" ? (
              <Guarantee offer={offer.view} decline={() => state.set({ offer: null, isDrawerOpen: true })} />
            ) : (
              <Complements offer={offer.view} />
            )}
          </section>
        </div>
      ) : null}
    </Drawer>
  );
}

/** The cart's line of the added product, the cart's total, and the links onwards. */
function Added({ sku }: { readonly sku: string }) {
  const translate = useTranslate();
  const { view } = useCartState();
  const line = view?.lines.find((each) => each.sku === sku && !each.isGuarantee);
  return (
    <>
      <p className={styles.added} role="status">
        <Icon name="check" /> {translate("cart.notice.addedPlain")}
      </p>
      {line ? (
        <div className={styles.line}>
          {line.picture ? (
            <img className={styles.picture} src={line.picture} alt="" width="480" height="480" />
          ) : null}
          <div>
            <span>
              <ModelText text={line.name} />
            </span>
            <span>
              {line.quantity} × <strong>{line.total}</strong>
            </span>
          </div>
        </div>
      ) : null}
      <div className={styles.foot}>
        {view ? <Total view={view} /> : null}
        <div className={styles.links}>
          <CartLinks />
        </div>
      </div>
    </>
  );
}

type TotalView = Pick<CartView, "rows" | "total" | "taxNotes" | "piecesText" | "deliveryText">;

/** The total with what it includes: tax and delivery, and when that is. */
function Total({ view }: { readonly view: TotalView }) {
  const translate = useTranslate();
  const delivery = view.rows.find(({ key }) => key === "shipping");
  const terms = [
    ...view.taxNotes,
    ...(delivery ? [translate("cart.labelled", { label: delivery.label, text: delivery.amount })] : []),
  ];
  return (
    <p className={styles.total}>
      <span>
        {translate("cart.totals.total")} <small>{view.piecesText}</small>
      </span>
      <strong>{view.total}</strong>
      <small className={styles.terms}>{terms.join(" · ")}</small>
      {view.deliveryText ? <small className={styles.terms}>{view.deliveryText}</small> : null}
    </p>
  );
}

type GuaranteeProps = { readonly offer: GuaranteeSidebarView; readonly decline: () => void };

/**
 * Nothing is chosen in advance (Directive 2011/83/EU, Art. 22), and declining is as easy as accepting. The buttons are
 * directly below the choice: it has no effect without them.
 */
function Guarantee({ offer, decline }: GuaranteeProps) {
  return (
    <>
      <p>{offer.text}</p>
      <CartForm intent="set-guarantee" fields={{ parent: offer.parentSku }} className={styles.form}>
        <fieldset>
          <legend>{offer.legend}</legend>
          {offer.options.map(([sku, name, price]) => (
            <label key={sku}>
              <input type="radio" name="guarantee" value={sku} required />
              <span>{name}</span>
              <b>{price}</b>
            </label>
          ))}
        </fieldset>
        <Button type="submit" look="ghost" wide>
          {offer.add}
        </Button>
        <Button look="ghost" wide onClick={decline}>
          {offer.decline}
        </Button>
      </CartForm>
      <ul className={styles.highlights}>
        {offer.highlights.map((highlight) => (
          <li key={highlight}>
            <Icon name="check" /> {highlight}
          </li>
        ))}
      </ul>
      <p className={styles.note}>{offer.note}</p>
    </>
  );
}

function Complements({ offer }: { readonly offer: ComplementarySidebarView }) {
  return (
    <ul className={styles.products}>
      {offer.products.map(({ sku, name, href, picture, price, unitPrice, isAddable }) => (
        <li key={sku}>
          <img className={styles.picture} src={picture} alt="" width="480" height="480" loading="lazy" />
          <div>
            <Link href={href}>
              <ModelText text={name} />
            </Link>
            <strong>{price}</strong>
            {unitPrice ? <small>{unitPrice}</small> : null}
          </div>
          {isAddable ? (
            <CartForm intent="add" fields={{ sku, quantity: 1 }}>
              <Button type="submit" size="small" aria-label={`${offer.add}: ${name}`}>
                {offer.add}
              </Button>
            </CartForm>
          ) : (
            <LinkButton size="small" href={href} aria-label={`${offer.open}: ${name}`}>
              {offer.open}
            </LinkButton>
          )}
        </li>
      ))}
    </ul>
  );
}
