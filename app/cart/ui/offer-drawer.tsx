import { use } from "react";
import { Button, LinkButton } from "../../design/button";
import { Drawer } from "../../design/drawer";
import { Icon } from "../../design/icon";
import { Link } from "../../design/link";
import { ModelText } from "../../design/model-text";
import { useTranslate } from "../../i18n/translate-context";
import { usePathPrefix } from "../../i18n/use-path-prefix";
import type { ComplementarySidebarView, GuaranteeSidebarView, SidebarView } from "../model/after-add";
import { BrowserCartContext, useCartState } from "./browser-cart-context";
import { CartForm } from "./cart-form";
import { LeaveLink } from "./leave-link";
import styles from "./offer-drawer.module.css";

/**
 * The offer beside the page after an addition.
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
      title={offer?.title ?? translate("cart.title")}
      closeLabel={translate("frame.close")}
    >
      {offer ? <Offer offer={offer} toCart={() => state.set({ offer: null, isDrawerOpen: true })} /> : null}
    </Drawer>
  );
}

type OfferProps = { readonly offer: SidebarView; readonly toCart: () => void };

function Offer({ offer, toCart }: OfferProps) {
  const translate = useTranslate();
  const prefix = usePathPrefix();
  return (
    <div className={styles.offer}>
      <p className={styles.added} role="status">
        <Icon name="check" /> {translate("cart.notice.addedPlain")}
      </p>
      {offer.kind === "guarantee" ? (
        <Guarantee offer={offer} decline={toCart} />
      ) : (
        <>
          <Complements offer={offer} />
          <div className={styles.foot}>
            <LeaveLink look="primary" wide href={`${prefix}/checkout/addresses`}>
              {translate("cart.toCheckout")}
            </LeaveLink>
            <LeaveLink look="ghost" wide href={`${prefix}/checkout/cart`}>
              {translate("cart.toCart")}
            </LeaveLink>
          </div>
        </>
      )}
    </div>
  );
}

type GuaranteeProps = { readonly offer: GuaranteeSidebarView; readonly decline: () => void };

/** Declining is as easy as accepting. */
function Guarantee({ offer, decline }: GuaranteeProps) {
  return (
    <>
      <p>{offer.text}</p>
      <ul className={styles.highlights}>
        {offer.highlights.map((highlight) => (
          <li key={highlight}>
            <Icon name="check" /> {highlight}
          </li>
        ))}
      </ul>
      <CartForm intent="set-guarantee" fields={{ parent: offer.parentSku }} className={styles.form}>
        <fieldset>
          <legend>{offer.legend}</legend>
          {offer.options.map(([sku, text], index) => (
            <label key={sku}>
              <input type="radio" name="guarantee" value={sku} defaultChecked={index === 0} required />
              {text}
            </label>
          ))}
        </fieldset>
        <Button type="submit" look="primary" wide>
          {offer.add}
        </Button>
        <Button look="ghost" wide onClick={decline}>
          {offer.decline}
        </Button>
      </CartForm>
      <p className={styles.note}>{offer.note}</p>
    </>
  );
}

function Complements({ offer }: { readonly offer: ComplementarySidebarView }) {
  return (
    <ul className={styles.products}>
      {offer.products.map(({ sku, name, href, picture, price, unitPrice, isAddable }) => (
        <li key={sku}>
          <img src={picture} alt="" width="480" height="480" loading="lazy" />
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
