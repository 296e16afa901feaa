import { useLocation, useRouteLoaderData } from "react-router";
import { brand } from "../../countries/model/brand";
import { hasQuietFrame } from "../../countries/model/shop-paths";
import { Icon } from "../../design/icon";
import { Link } from "../../design/link";
import { PanelLink } from "../../design/panel-link";
import quiet from "../../design/quiet-frame.module.css";
import { useTrackedPart } from "../../design/use-tracked-part";
import { useTranslate } from "../../i18n/translate-context";
import { usePathPrefix } from "../../i18n/use-path-prefix";
import type { HeaderView } from "../model/header-view";
import type { RootData } from "../model/root-data";
import { CategoryBar } from "./category-bar";
import styles from "./header.module.css";
import { HeaderActions } from "./header-actions";
import { LanguageLinks } from "./language-links";
import promoLine from "./promo-line.module.css";
import { SearchField } from "./search-field";
import { UtilityBar } from "./utility-bar";

/** The header of a page; the steps of an order and the sign-in pages have a smaller one. */
export function Header() {
  const data = useRouteLoaderData<RootData>("root");
  const isQuiet = hasQuietFrame(useLocation().pathname);
  const translate = useTranslate();
  if (!data) return null;
  return (
    <>
      <a className={styles.skip} href="#content">
        {translate("frame.header.skip")}
      </a>
      {isQuiet ? <QuietHeader header={data.header} /> : <WholeHeader {...data} />}
    </>
  );
}

function WholeHeader({ header, account }: RootData) {
  const translate = useTranslate();
  const prefix = usePathPrefix();
  return (
    <>
      <UtilityBar header={header} />
      <div className={styles.head}>
        <div className={styles.wrap}>
          <PanelLink className={styles.menu} href={`${prefix}/categories`} panel="navigation">
            <Icon name="menu" />
            <span className="visually-hidden">{translate("frame.header.allCategories")}</span>
          </PanelLink>
          <Logo />
          <SearchField departments={header.departments} />
          <HeaderActions has={header.has} account={account} />
        </div>
      </div>
      {header.promo ? <PromoLine promo={header.promo} /> : null}
      <CategoryBar departments={header.departments} />
    </>
  );
}

/** The header of the checkout and of the sign-in pages: logo, languages and help; no other links. */
function QuietHeader({ header: { languages, contact } }: { readonly header: HeaderView }) {
  const translate = useTranslate();
  return (
    <div className={quiet.head}>
      <div className={quiet.wrap}>
        <Logo />
        <LanguageLinks languages={languages} className={quiet.languages} />
        <Link href={contact.href}>
          <Icon name="mail" /> {translate("frame.header.help")}
        </Link>
      </div>
    </div>
  );
}

function Logo() {
  return (
    <Link className={styles.logo} href={usePathPrefix() || "/"}>
      <svg width="30" height="30" viewBox="0 0 30 30" aria-hidden="true">
        <path d="M0 5.4 30 0v15.6l-10.8 2.4v5.4l6.6 2.4V30H4.2v-4.2l6.6-2.4V18L0 13.2z" />
      </svg>
      {brand.name}
    </Link>
  );
}

/** One promoted page, in one line below the header. */
function PromoLine({
  promo: { text, link, ...attributes },
}: {
  readonly promo: NonNullable<HeaderView["promo"]>;
}) {
  const line = useTrackedPart<HTMLParagraphElement>(() => ({
    kind: "promotion",
    slot: "line",
    name: text,
    href: attributes.href,
  }));
  return (
    <p className={promoLine.promo} ref={line}>
      <span>{text}</span>
      <Link {...attributes}>
        {link}
        <Icon name="chevron" />
      </Link>
    </p>
  );
}
