import { useTranslate } from "../../i18n/translate-context";
import type { CountryChoice, ShopChoice } from "../model/country-choice";
import styles from "./country-list.module.css";

type Props = { readonly countries: readonly CountryChoice[] };

/** The page with an introduction and the list. */
export function CountryPage({ countries }: Props) {
  const translate = useTranslate();
  return (
    <div className={styles.page}>
      <h1>{translate("frame.countries.title")}</h1>
      <CountryList countries={countries} />
    </div>
  );
}

/** Every country's shop as a plain link in each of its languages, to the page that the visitor comes from. */
export function CountryList({ countries }: Props) {
  const translate = useTranslate();
  return (
    <>
      <p className={styles.text}>{translate("content.countries.text")}</p>
      <ul className={styles.countries}>
        {countries.map(({ code, name, flagFile, currency, isHere, shops }) => (
          <li key={code} className={isHere ? styles.here : undefined}>
            <img src={flagFile} width="30" height="20" alt="" loading="lazy" />
            <span className={styles.name}>
              {name} <small>{currency}</small>
            </span>
            {isHere ? <b>{translate("content.countries.here")}</b> : null}
            <span className={styles.shops}>
              {shops.map((shop) => (
                <ShopLink key={shop.locale} shop={shop} name={name} />
              ))}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Country and language are named in the page's language and in their own, for visitors who cannot read this page. */
function ShopLink({ shop, name }: { readonly shop: ShopChoice; readonly name: string }) {
  const translate = useTranslate();
  const { locale, country, language, href, isHere, isStartInstead } = shop;
  return (
    <a href={href} hrefLang={locale} rel="nofollow" aria-current={isHere ? "page" : undefined}>
      <span className="visually-hidden">{name}: </span>
      <span lang={locale}>{country === name ? language : `${country} · ${language}`}</span>
      {isStartInstead && !isHere ? <small> ({translate("content.footer.home")})</small> : null}
    </a>
  );
}
