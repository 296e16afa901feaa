import type { ReactNode } from "react";
import marks from "../../checkout/ui/payment-marks.svg?url";
import { toLinkAttributes } from "../../content/model/classify-link";
import { brand } from "../../countries/model/brand";
import { useTranslate } from "../../i18n/translate-context";
import { NewsletterForm } from "../../newsletter/ui/newsletter-form";
import { toMethodName } from "../../orders/ui/to-method-name";
import type { FrameContent } from "../model/frame-content";
import { networks } from "../model/outside-sites";
import styles from "./footer.module.css";
import { ThemeSwitch } from "./theme-switch";
import { type FooterLink, useFooterLinks } from "./use-footer-links";

/** Placeholder of the page's path and query, without language prefix. */
export const pageToken = "%page%";

export const firstYear = 2007;
const newTab = "tab";
const noBreakSpace = "\u00a0";
/** Width of a payment mark in its drawing, without margin. */
const markWidth = 56;

/** Served markup, rendered once per locale on the server: no script operates it. A link appears only when it has a name and a target. */
export function Footer({ frame }: { readonly frame: FrameContent }) {
  const translate = useTranslate();
  const { columns, law } = useFooterLinks(frame);
  const [service, ...others] = columns;
  return (
    <>
      <NewsletterForm prefix={frame.prefix} needsTick={frame.isNewsletterOptional} />
      <div className={styles.columns}>
        {service ? (
          <Column {...service}>
            <ServiceLine frame={frame} />
          </Column>
        ) : null}
        {others.map((column) => (
          <Column key={column.title} {...column} />
        ))}
      </div>
      <div className={styles.strip}>
        <h2>{translate("content.footer.payment")}</h2>
        <PaymentStrip frame={frame} />
        <p className={styles.reviews}>{translate("footer.reviews")}</p>
        <div className={styles.party} data-party="reviews" />
      </div>
      <div className={styles.strip}>
        <ThemeSwitch prefix={frame.prefix} from={frame.prefix + pageToken} />
        <Networks frame={frame} />
        <a
          className={styles.country}
          href={`${frame.prefix}/countries?from=${pageToken}`}
          rel="nofollow"
          data-open="countries"
        >
          <img src={frame.flagFile} width="24" height="16" alt="" loading="lazy" />
          {translate("frame.header.deliveryTo", { country: frame.countryName })} · {frame.languageName}
        </a>
      </div>
      {frame.hasPriceDisclaimer ? (
        <p className={styles.small}>{translate("content.footer.priceDisclaimer")}</p>
      ) : null}
      <p className={`${styles.small} ${styles.law}`}>
        {law.map((link) => (
          <FooterAnchor key={link.href} {...link} />
        ))}
      </p>
      <p className={`${styles.small} ${styles.copyright}`}>
        © {firstYear}–{frame.year} {brand.name} · {translate("content.footer.demo")}
        <span id={newTab} hidden>
          {translate("footer.newTab")}
        </span>
      </p>
    </>
  );
}

type ColumnProps = {
  readonly title: string;
  readonly links: readonly FooterLink[];
  readonly children?: ReactNode;
};

function Column({ title, links, children }: ColumnProps) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
      <ul>
        <Links links={links} />
      </ul>
    </section>
  );
}

/** A page of another host opens in a new tab, and the link says so. */
function FooterAnchor({ name, href, opens }: FooterLink) {
  const attributes = toLinkAttributes(href);
  return (
    <a
      href={href}
      data-open={opens}
      {...attributes}
      {...(attributes.target && { "aria-describedby": newTab })}
    >
      {name}
    </a>
  );
}

function Links({ links }: { readonly links: readonly FooterLink[] }) {
  return links.map((link) => (
    <li key={link.href}>
      <FooterAnchor {...link} />
    </li>
  ));
}

/**
 * The marks of all methods as one drawing: separate drawings would cost every page as much as its whole list of links.
 */
function PaymentStrip({ frame: { paymentMethods } }: { readonly frame: FrameContent }) {
  const translate = useTranslate();
  const names = paymentMethods.map((method) => toMethodName(method, translate));
  const width = paymentMethods.length * markWidth;
  // Without a width a mark has the drawing's and is centred in it.
  const first = (markWidth - width) / 2;
  return (
    <svg
      className={styles.marks}
      role="img"
      aria-label={names.join(", ")}
      viewBox={`0 0 ${width} 36`}
      width={width}
    >
      {paymentMethods.map((method, at) => (
        <use key={method} href={`${marks}#${method}`} x={first + at * markWidth} />
      ))}
    </svg>
  );
}

/** The number that the country's customers may call, with its opening hours; the e-mail address in a country without one. */
function ServiceLine({ frame: { serviceLine } }: { readonly frame: FrameContent }) {
  if (!serviceLine)
    return (
      <p className={styles.line}>
        <a href={`mailto:${brand.serviceMail}`}>{brand.serviceMail}</a>
      </p>
    );
  return (
    <p className={styles.line}>
      <a href={`tel:${serviceLine.number.replaceAll(" ", "")}`}>
        {serviceLine.number.replaceAll(" ", noBreakSpace)}
      </a>
      {serviceLine.hours.map(({ days, hours }) => (
        <span key={days}>
          {days} {hours}
        </span>
      ))}
    </p>
  );
}

function Networks({ frame: { sites } }: { readonly frame: FrameContent }) {
  const translate = useTranslate();
  const links = networks.flatMap(([site, name]) => {
    const href = sites[site];
    return href ? [{ name, href }] : [];
  });
  if (links.length === 0) return null;
  return (
    <>
      <h2>{translate("footer.social")}</h2>
      <ul>
        <Links links={links} />
      </ul>
    </>
  );
}
