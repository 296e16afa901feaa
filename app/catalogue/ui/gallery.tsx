import { useTranslate } from "../../i18n/translate-context";
import { unpackTexts } from "../model/packed-texts";
import type { ProductView } from "../model/product-view";
import styles from "./gallery.module.css";
import { KeptMarkup } from "./kept-markup";

const maxViews = 8;

type Views = Pick<ProductView, "name" | "pictures" | "badge" | "isOffer">;

/**
 * The views of a product: radio buttons choose one, so that keyboard and screen reader know them, without any script.
 */
export function Gallery({ product }: { readonly product: ProductView }) {
  const { name, pictures, badge, isOffer } = product;
  return (
    <KeptMarkup
      name="gallery"
      className={styles.gallery}
      part={StageAndThumbs}
      shows={{ name, pictures, badge, isOffer }}
    />
  );
}

function StageAndThumbs({ name, pictures: packed, badge, isOffer }: Views) {
  const translate = useTranslate();
  const pictures = unpackTexts(packed).slice(0, maxViews);
  return (
    <>
      <div className={styles.stage}>
        {pictures.map((url, index) => (
          <img
            key={url}
            className={styles.view}
            src={url}
            width="480"
            height="480"
            alt={index === 0 ? name : translate("catalogue.gallery.viewOf", { number: index + 1, name })}
            loading={index === 0 ? undefined : "lazy"}
            fetchPriority={index === 0 ? "high" : undefined}
          />
        ))}
        {badge ? <b className={isOffer ? styles.offer : styles.badge}>{badge}</b> : null}
      </div>
      {pictures.length > 1 ? <Thumbs pictures={pictures} /> : null}
    </>
  );
}

function Thumbs({ pictures }: { readonly pictures: readonly string[] }) {
  const translate = useTranslate();
  return (
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
  );
}
