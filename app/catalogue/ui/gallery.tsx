import { useTranslate } from "../../i18n/translate-context";
import type { ProductView } from "../model/product-view";
import styles from "./gallery.module.css";

const maxViews = 8;

/** The views of a product: radio buttons choose one, so that keyboard and screen reader know them, without any script. */
export function Gallery({ product }: { readonly product: ProductView }) {
  const translate = useTranslate();
  const pictures = product.pictures.slice(0, maxViews);
  return (
    <div className={styles.gallery}>
      <div className={styles.stage}>
        {pictures.map((url, index) => (
          <img
            key={url}
            className={styles.view}
            src={url}
            width="480"
            height="480"
            alt={
              index === 0
                ? product.name
                : translate("catalogue.gallery.viewOf", { number: index + 1, name: product.name })
            }
            loading={index === 0 ? undefined : "lazy"}
            fetchPriority={index === 0 ? "high" : undefined}
          />
        ))}
        {product.badge ? (
          <b className={product.isOffer ? styles.offer : styles.badge}>{product.badge}</b>
        ) : null}
      </div>
      {pictures.length > 1 ? (
        <fieldset className={styles.thumbs}>
          <legend className="visually-hidden">{translate("catalogue.gallery.views")}</legend>
          {pictures.map((url, index) => (
            <label key={url}>
              <input
                type="radio"
                name="view"
                value={index}
                defaultChecked={index === 0}
                aria-label={translate("catalogue.gallery.view", { number: index + 1 })}
              />
              <img src={url} width="96" height="96" alt="" />
            </label>
          ))}
        </fieldset>
      ) : null}
    </div>
  );
}
