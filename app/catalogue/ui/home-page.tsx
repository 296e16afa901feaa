import { brand } from "../../countries/model/brand";
import { LinkButton } from "../../design/button";
import { Icon } from "../../design/icon";
import { useTranslate } from "../../i18n/translate-context";
import { usePathPrefix } from "../../i18n/use-path-prefix";
import { brands } from "../model/brands";
import type { HomeRow, HomeView } from "../model/home-view";
import styles from "./home-page.module.css";
import { KeptMarkup } from "./kept-markup";
import { AddToCartForm, ProductCards } from "./product-cards";

export function HomePage({ home }: { readonly home: HomeView }) {
  return (
    <>
      <KeptMarkup
        name="opening"
        part={Opening}
        shows={{ content: home.content, departments: home.departments }}
      />
      {home.rows.map((row) => (
        <Row key={row.key} row={row} hasQuickAdd={home.hasQuickAdd} />
      ))}
      <KeptMarkup name="brands" as="section" className={styles.part} part={Brands} shows={{}} />
      <AddToCartForm />
    </>
  );
}

type Shown = Pick<HomeView, "content" | "departments">;

function Opening({ content, departments }: Shown) {
  return (
    <>
      <Hero content={content} />
      <Departments departments={departments} />
    </>
  );
}

function Hero({ content }: Pick<Shown, "content">) {
  const prefix = usePathPrefix();
  if (!content) return <h1 className={styles.plain}>{brand.name}</h1>;
  const { hero, trust } = content;
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <h1>{hero.title}</h1>
        <p>{hero.text}</p>
        <LinkButton look="primary" href={prefix + hero.href}>
          {hero.button}
        </LinkButton>
      </div>
      <img src="/pictures/hero.svg" width="1200" height="640" alt="" fetchPriority="high" />
      <ul className={styles.trust}>
        {trust.map(({ icon, title, text }) => (
          <li key={title}>
            <Icon name={icon} className={styles.icon} />
            <b>{title}</b>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Departments({ departments }: { readonly departments: HomeView["departments"] }) {
  const translate = useTranslate();
  return (
    <section className={styles.part}>
      <h2>{translate("catalogue.home.departments")}</h2>
      <ul className={styles.departments}>
        {departments.map(([name, href, picture]) => (
          <li key={href}>
            <img src={picture} width="240" height="240" alt="" loading="lazy" />
            <a href={href}>{name}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Row({ row, hasQuickAdd }: { readonly row: HomeRow; readonly hasQuickAdd: boolean }) {
  const translate = useTranslate();
  return (
    <section className={styles.part}>
      <div className={styles.head}>
        <h2>{translate(`catalogue.home.rows.${row.key}`)}</h2>
        <a href={row.href}>{translate("catalogue.home.seeAll")}</a>
      </div>
      <ProductCards cards={row.cards} hasQuickAdd={hasQuickAdd} layout="row" level={3} />
    </section>
  );
}

function Brands() {
  const translate = useTranslate();
  const prefix = usePathPrefix();
  return (
    <>
      <h2>{translate("catalogue.home.brands")}</h2>
      <ul className={styles.brands}>
        {brands.map((name) => (
          <li key={name}>
            <a href={`${prefix}/search?brand=${encodeURIComponent(name)}`}>{name}</a>
          </li>
        ))}
      </ul>
    </>
  );
}
