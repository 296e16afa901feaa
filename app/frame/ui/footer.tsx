import { brands } from "../../catalogue/model/brands";
import { servicePages } from "../../content/model/information-pages";
import { brand } from "../../countries/model/brand";
import { useTranslate } from "../../i18n/translate-context";
import type { FrameContent } from "../model/frame-content";
import styles from "./footer.module.css";
import { LanguageLinks } from "./language-links";

const firstYear = 2007;

const paymentMethods = ["card", "bankTransfer", "cashOnDelivery"] as const;

type Link = { readonly name: string; readonly href: string };

/** Rendered once per locale on the server. A link stands here only when it has a name and a target. */
export function Footer({ frame }: { readonly frame: FrameContent }) {
  const translate = useTranslate();
  const { prefix } = frame;
  const service = servicePages.map((page) => ({
    name: translate(`content.pages.${page}`),
    href: `${prefix}/${page}/`,
  }));
  const about = [
    { name: translate("content.pages.company-information"), href: `${prefix}/company-information/` },
    { name: translate("content.footer.home"), href: prefix || "/" },
  ];
  const products = [
    ...frame.departments.map(({ name, slug }) => ({ name, href: `${prefix}/${slug}/` })),
    { name: translate("content.footer.newArrivals"), href: `${prefix}/new-arrivals` },
    { name: translate("content.footer.sales"), href: `${prefix}/sales` },
  ];
  const houseBrands = brands.map((name) => ({
    name,
    href: `${prefix}/search?brand=${encodeURIComponent(name)}`,
  }));
  return (
    <>
      <div className={styles.columns}>
        <Column title={translate("content.footer.service")} links={service} />
        <Column title={translate("content.footer.about", { brand: brand.name })} links={about} />
        <Column title={translate("content.footer.products")} links={products} />
        <Column title={translate("content.footer.brands")} links={houseBrands} />
      </div>
      <div className={styles.payment}>
        <h2>{translate("content.footer.payment")}</h2>
        <ul>
          {paymentMethods.map((method) => (
            <li key={method}>{translate(`content.footer.methods.${method}`)}</li>
          ))}
        </ul>
        <LanguageLinks frame={frame} className={styles.languages} />
      </div>
      {frame.hasPriceDisclaimer ? (
        <p className={styles.small}>{translate("content.footer.priceDisclaimer")}</p>
      ) : null}
      <p className={`${styles.small} ${styles.copyright}`}>
        © {firstYear}–{frame.year} {brand.name} · {translate("content.footer.demo")}
      </p>
    </>
  );
}

function Column({ title, links }: { readonly title: string; readonly links: readonly Link[] }) {
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {links.map(({ name, href }) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
