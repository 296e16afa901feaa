import { brand } from "../../countries/model/brand";
import { Icon } from "../../design/icon";
import { useTranslate } from "../../i18n/translate-context";
import type { FrameContent } from "../model/frame-content";
import styles from "./header.module.css";
import { UtilityBar } from "./utility-bar";

/** Rendered once per locale on the server; page scripts reach into it by its data attributes. */
export function Header({ frame }: { readonly frame: FrameContent }) {
  const translate = useTranslate();
  const { prefix } = frame;
  return (
    <>
      <a className={styles.skip} href="#content">
        {translate("content.header.skip")}
      </a>
      <UtilityBar frame={frame} />
      <div className={styles.head}>
        <div className={styles.wrap}>
          <Logo home={prefix || "/"} />
          <search className={styles.search}>
            <form action={`${prefix}/search`}>
              <input
                type="search"
                name="q"
                aria-label={translate("content.header.searchLabel")}
                placeholder={translate("content.header.searchPlaceholder")}
                minLength={2}
                maxLength={100}
                required
                autoComplete="off"
                enterKeyHint="search"
              />
              <button type="submit">
                <Icon name="search" />
                <span>{translate("content.header.searchButton")}</span>
              </button>
            </form>
          </search>
          <a className={styles.cart} href={`${prefix}/checkout/cart`} data-cart-link="">
            <Icon name="cart" />
            <b>{translate("content.header.cart")}</b>
            <span data-cart-badge="" />
          </a>
        </div>
      </div>
      <CategoryBar frame={frame} />
    </>
  );
}

function CategoryBar({ frame }: { readonly frame: FrameContent }) {
  const translate = useTranslate();
  const { prefix } = frame;
  return (
    <nav className={styles.bar} aria-label={translate("content.header.departments")}>
      <div className={styles.wrap}>
        <a className={styles.all} href={`${prefix}/categories`} data-open="navigation">
          <Icon name="menu" />
          {translate("content.header.allCategories")}
        </a>
        <ul>
          {frame.departments.map(({ key, name, slug }) => (
            <li key={key}>
              <a href={`${prefix}/${slug}/`}>{name}</a>
            </li>
          ))}
          <li className={styles.sale}>
            <a href={`${prefix}/sales`}>{translate("content.header.sale")}</a>
          </li>
        </ul>
      </div>
    </nav>
  );
}

function Logo({ home }: { readonly home: string }) {
  return (
    <a className={styles.logo} href={home}>
      <svg width="30" height="30" viewBox="0 0 30 30" aria-hidden="true">
        <path d="M0 5.4 30 0v15.6l-10.8 2.4v5.4l6.6 2.4V30H4.2v-4.2l6.6-2.4V18L0 13.2z" />
      </svg>
      {brand.name}
    </a>
  );
}
