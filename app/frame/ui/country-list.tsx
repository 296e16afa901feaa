import type { CountryChoice } from "../model/country-choice";
import styles from "./country-list.module.css";

type Props = {
  readonly title: string;
  readonly text: string;
  readonly here: string;
  readonly countries: readonly CountryChoice[];
};

/** Every country's shop as a plain link in each of its languages. */
export function CountryList({ title, text, here, countries }: Props) {
  return (
    <div className={styles.page}>
      <h1>{title}</h1>
      <p className={styles.text}>{text}</p>
      <ul className={styles.countries}>
        {countries.map(({ code, name, currency, isHere, shops }) => (
          <li key={code} className={isHere ? styles.here : undefined}>
            <h2>
              {name} <small>{currency}</small>
            </h2>
            {isHere ? <b>{here}</b> : null}
            <p className={styles.shops}>
              {shops.map((shop) => (
                <a key={shop.locale} href={shop.href} hrefLang={shop.locale}>
                  <span className="visually-hidden">{name}: </span>
                  <span lang={shop.locale}>{shop.language}</span>
                </a>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
