import { brand } from "../../countries/model/brand";
import { Icon } from "../../design/icon";
import { useTranslate } from "../../i18n/translate-context";
import type { FrameContent } from "../model/frame-content";
import { categoryBarToken } from "./category-bar";
import styles from "./header.module.css";
import { HeaderActions } from "./header-actions";
import { PromoLine } from "./promo-line";
import { SearchField } from "./search-field";
import { UtilityBar } from "./utility-bar";

/** Rendered once per locale on the server; page scripts access it by its data attributes. */
export function Header({ frame }: { readonly frame: FrameContent }) {
  const translate = useTranslate();
  const { prefix, promo } = frame;
  return (
    <>
      <a className={styles.skip} href="#content">
        {translate("frame.header.skip")}
      </a>
      <UtilityBar frame={frame} />
      <div className={styles.head}>
        <div className={styles.wrap}>
          <a className={styles.menu} href={`${prefix}/categories`} data-open="navigation">
            <Icon name="menu" />
            <span className="visually-hidden">{translate("frame.header.allCategories")}</span>
          </a>
          <Logo home={prefix || "/"} />
          <SearchField prefix={prefix} />
          <HeaderActions frame={frame} />
        </div>
      </div>
      {promo ? <PromoLine promo={promo} prefix={prefix} /> : null}
      {categoryBarToken}
    </>
  );
}

export function Logo({ home }: { readonly home: string }) {
  return (
    <a className={styles.logo} href={home}>
      <svg width="30" height="30" viewBox="0 0 30 30" aria-hidden="true">
        <path d="M0 5.4 30 0v15.6l-10.8 2.4v5.4l6.6 2.4V30H4.2v-4.2l6.6-2.4V18L0 13.2z" />
      </svg>
      {brand.name}
    </a>
  );
}
